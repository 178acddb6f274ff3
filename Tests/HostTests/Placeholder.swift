import Testing

@Suite struct PlaceholderHostTests {}
