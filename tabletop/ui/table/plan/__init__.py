"""From table.toml to rectangles."""
