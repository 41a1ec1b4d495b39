"""What is said and read: texts, sentences, rule pages, reasons."""
