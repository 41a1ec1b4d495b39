"""Models what surrounds those in office: desks, tables, rooms, streets and land."""
