"""Makes every sound of the project by synthesis; used at build time only."""
