extension CGRect {
    /// Returns whether both rectangles have an area in common. `intersects(_:)` is also true for rectangles that only
    /// touch.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
