"""Letters and icons: faces, marked-up text set into lines, gilt and poster lettering."""
