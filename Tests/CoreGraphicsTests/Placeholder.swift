import Testing

@Suite struct PlaceholderCoreGraphicsTests {}
