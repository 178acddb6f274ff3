@_exported import OpenCombine

// What OpenCombine lacks of Apple's Combine, and what Apple's Foundation and Dispatch add to it.
//
// OpenCombine itself declares `Optional.publisher` and `Result.publisher` only while the compiler finds no module named
// Combine, so a second build would lose them. They are declared here, whatever it does.

extension Optional {
    /// - Linux: works
    ///
    /// A publisher that sends the value of an optional, if there is one, and finishes.
    public typealias Publisher = OCombine.Publisher

    /// A publisher of the value, if there is one.
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// - Linux: works
    ///
    /// A publisher that sends the value of a result and finishes, or fails with its error.
    public typealias Publisher = OCombine.Publisher

    /// A publisher of the value or the error.
    public var publisher: Publisher { Publisher(self) }
}
