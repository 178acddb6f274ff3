import Testing

@Suite struct PlaceholderUIKitTrapTests {}
