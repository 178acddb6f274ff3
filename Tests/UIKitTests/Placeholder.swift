import Testing

@Suite struct PlaceholderUIKitTests {}
