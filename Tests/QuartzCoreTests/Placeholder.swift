import Testing

@Suite struct PlaceholderQuartzCoreTests {}
