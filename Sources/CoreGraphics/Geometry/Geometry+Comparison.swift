// Comparisons and texts with the names that Foundation's geometry types have on Apple's systems.

extension CGPoint {
    /// Returns whether both coordinates are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

    /// `(1.0, 2.0)`
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
    /// Returns whether width and height are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

    /// `(1.0, 2.0)`
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
    /// Returns whether the rectangles are equal once their sizes are made positive.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }

    /// `(0.0, 0.0, 1.0, 2.0)`
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
