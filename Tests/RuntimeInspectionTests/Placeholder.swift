import Testing

@Suite struct PlaceholderRuntimeInspectionTests {}
