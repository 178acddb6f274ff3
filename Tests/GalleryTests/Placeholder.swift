import Testing

@Suite struct PlaceholderGalleryTests {}
