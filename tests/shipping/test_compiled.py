"""Compiled rules: what is compiled, what PyInstaller is told, and what happens without a compiler.

Nothing is compiled here, which takes minutes: `build/compile_rules.py --check` does that.
"""

import ast
import shutil
import subprocess
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import compile_rules
from compile_rules import hidden_imports, module_of, sources
from extensions import RESULT
from shipping.frozen import PackingError
from tests.house.files import ROOT, python

EXTENSION = EXTENSION_SUFFIXES[0]
FACTS = "import tomllib\nfrom rules.core import rng\nfrom rules.core.table import Table\n"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Lay out a small project: two modules to compile, one that stays, and a file of facts."""
    root = tmp_path / "project"
    texts = {
        "rules/core/__init__.py": "",
        "rules/core/rng.py": "import math\n",
        "rules/core/table.py": FACTS,
        "rules/core/facts.toml": "",
        "tabletop/ai/ismcts.py": "from tabletop import paths\n",
        "tabletop/paths.py": "",
        "pyproject.toml": "",
    }
    for name, text in texts.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


def pretend(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let compiling leave empty files and return a list that grows with each time."""
    times: list[int] = []

    def make(_: Path, work: Path, compiled: list[str]) -> str:
        times.append(len(compiled))
        for source in compiled:
            made = work / RESULT / source.replace(".py", EXTENSION)
            made.parent.mkdir(parents=True, exist_ok=True)
            made.touch()
        return ""

    monkeypatch.setattr(compile_rules, "make_extensions", make)
    return times


def interpreted_children(root: Path) -> list[str]:
    """List the classes of the program that stay interpreted but have a compiled parent."""
    compiled = set(sources(root))
    modules = set(map(module_of, compiled))
    found = []
    for file in python(root / "tabletop"):
        where, source = file.relative_to(root).as_posix(), file.read_text(encoding="utf-8")
        if where in compiled or not any(f"from {module} import" in source for module in modules):
            continue
        body = ast.parse(source).body
        taken = {
            alias.asname or alias.name
            for node in body
            if isinstance(node, ast.ImportFrom) and node.module in modules
            for alias in node.names
        }
        for node in body:
            bases = node.bases if isinstance(node, ast.ClassDef) else []
            if any(isinstance(base, ast.Name) and base.id in taken for base in bases):
                found.append(f"{where}: {ast.unparse(node).partition('(')[0]}")
    return found


def test_every_module_of_the_rules_and_the_search_is_compiled() -> None:
    compiled = sources(ROOT)
    for folder in ("rules", "tabletop/ai"):
        for file in python(ROOT / folder):
            name = file.relative_to(ROOT).as_posix()
            assert (name in compiled) == (file.name != "__init__.py"), name
    assert not [name for name in compiled if name.startswith("tests")]


def test_pyinstaller_is_told_what_it_cannot_see(tree: Path) -> None:
    assert hidden_imports(tree, sources(tree)) == [
        "cloakroom__mypyc",
        "math",
        "rules.core",
        "rules.core.rng",
        "rules.core.table",
        "tabletop",
        "tabletop.ai.ismcts",
        "tabletop.paths",
        "tomllib",
    ]


def test_extension_modules_take_the_place_of_their_sources(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch)
    target = tree.parent / "program"
    assert compile_rules.compile_rules(tree, target) == target
    files = {file.relative_to(target).as_posix() for file in target.rglob("*") if file.is_file()}
    assert files == {
        "hidden.txt",
        "rules/core/__init__.py",
        "rules/core/facts.toml",
        f"rules/core/rng{EXTENSION}",
        f"rules/core/table{EXTENSION}",
        f"tabletop/ai/ismcts{EXTENSION}",
        "tabletop/paths.py",
    }


def test_a_program_that_would_run_interpreted_is_noticed(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch)
    compiled, app = tree.parent / "program", tree.parent / "Cloakroom"
    compile_rules.compile_rules(tree, compiled)
    shutil.copytree(compiled, app / "_internal")
    assert compile_rules.left_out(compiled, app) == []
    (app / "_internal" / "rules" / "core" / f"rng{EXTENSION}").unlink()
    assert compile_rules.left_out(compiled, app) == [f"rules/core/rng{EXTENSION}"]


def test_nothing_is_compiled_twice_unless_its_source_has_changed(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = pretend(monkeypatch)
    target = tree.parent / "program"
    compile_rules.compile_rules(tree, target)
    (tree / "tabletop" / "paths.py").write_text("NEW = 1\n", encoding="utf-8")
    compile_rules.compile_rules(tree, target)
    assert times == [3]
    assert (target / "tabletop" / "paths.py").read_text(encoding="utf-8") == "NEW = 1\n"
    (tree / "rules" / "core" / "rng.py").write_text("import cmath\n", encoding="utf-8")
    compile_rules.compile_rules(tree, target)
    assert times == [3, 3]


def test_without_a_c_compiler_the_rules_stay_interpreted(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compile_rules.compile_rules(tree, tree.parent / "program") is None
    told = capsys.readouterr().out.splitlines()
    assert told[-1].startswith("The rules stay interpreted, which is slower: ")
    assert told[-1].endswith("there is no C compiler called no-such-compiler.")
    assert not (tree.parent / "program").exists()


def test_rules_that_cannot_be_compiled_are_an_error_in_one_line(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = "cc -c a.c\nrules/core/rng.py:1: error: cannot do that\nfurther lines\n"
    failed = subprocess.CompletedProcess([], 1, stdout=output)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    with pytest.raises(PackingError, match=r"rng\.py:1: error: cannot do that") as problem:
        compile_rules.compile_rules(tree, tree.parent / "program")
    assert "\n" not in str(problem.value)


def test_no_interpreted_class_has_a_compiled_parent(tree: Path) -> None:
    assert interpreted_children(ROOT) == []
    bad = "from rules.core.table import Table\n\n\nclass Own(Table):\n    pass\n"
    (tree / "tabletop" / "paths.py").write_text(bad, encoding="utf-8")
    assert interpreted_children(tree) == ["tabletop/paths.py: class Own"]
