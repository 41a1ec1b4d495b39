"""Models the emblems of bills, influences and the senate for engraved notes."""
