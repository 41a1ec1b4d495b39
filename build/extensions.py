"""Turns modules of the current folder into extension modules; `compile_rules.py` starts it.

    python extensions.py MODULE.py ...

A process of its own, because mypyc names files relative to the current folder, and ends the
process when it finds something wrong.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from itertools import chain
from typing import Any

GROUP = "cloakroom"  # one library holds all modules, so that they call each other directly
GENERATED, OBJECTS, RESULT = "generated", "objects", "result"
TOOL_MISSING = 3  # how this process ends when there is nothing to compile with


def missing_tool() -> str:
    """Return what is missing for compiling, or nothing."""
    for package in ("mypyc", "setuptools"):
        if find_spec(package) is None:
            return f"the Python package {package} is not installed"
    import setuptools  # noqa: F401, I001, PLC0415 - brings distutils along
    from distutils import ccompiler, errors, sysconfig  # noqa: PLC0415

    compiler: Any = ccompiler.new_compiler()
    if compiler.compiler_type == "msvc":
        try:
            compiler.initialize()
        except errors.DistutilsError:
            return "Microsoft's C++ Build Tools are not installed"
        return ""
    sysconfig.customize_compiler(compiler)
    command = compiler.compiler[0]
    return "" if shutil.which(command) else f"there is no C compiler called {command}"


def compile_here(sources: list[str]) -> None:
    """Translate modules to C, compile that, and leave the extension modules in RESULT."""
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Distribution  # noqa: PLC0415

    extensions = mypycify(
        ["--explicit-package-bases", *sources],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir=GENERATED,
        group_name=GROUP,
    )
    # Some processors multiply and add with one rounding instead of two, which would let opponents
    # decide differently there; Microsoft's compiler never does that unasked.
    exact = [] if sys.platform == "win32" else ["-ffp-contract=off"]
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *exact]
    build: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = RESULT, OBJECTS
    build.parallel = os.cpu_count()  # modules side by side; most of the work is in the library
    build.ensure_finalized()
    build.build_extensions = lambda: build_side_by_side(build)
    build.run()


def build_side_by_side(build: Any) -> None:
    """Build what is to be built, with a compiler that takes as many sources at once as cores."""
    compiler, build_all = build.compiler, type(build).build_extensions
    compile_all = compiler.compile

    def compile_each(sources: list[str], **options: Any) -> list[str]:
        with ThreadPoolExecutor(build.parallel) as pool:
            made = pool.map(lambda source: compile_all([source], **options), sources)
            return list(chain.from_iterable(made))

    if compiler.compiler_type == "unix":  # nobody has tried it with Microsoft's
        compiler.compile = compile_each
    build_all(build)


if __name__ == "__main__":
    missing = missing_tool()
    if missing:
        print(missing)
        sys.exit(TOOL_MISSING)
    compile_here(sys.argv[1:])
