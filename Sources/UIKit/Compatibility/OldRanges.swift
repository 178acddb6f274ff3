extension Range {
    /// Returns the same range. In Swift 3 countable ranges were another type.
    @available(*, deprecated, message: "A CountableRange is a Range.")
    public init(_ other: Range<Bound>) { self = other }
}
