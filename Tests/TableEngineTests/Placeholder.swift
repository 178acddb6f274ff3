import Testing

@Suite struct PlaceholderTableEngineTests {}
