extension NSException {
    /// Runs the block, and returns the first exception of this class that it raises on the calling thread; nil if there
    /// is none. Specific to Trestle, with the name that it has in a well-known package for Apple's systems.
    ///
    /// The exception does not leave the block: the code that raised it continues as under
    /// ``Trestle/ExceptionPolicy/report(_:)``. Exceptions of other classes, and of other threads, are not caught.
    public static func catchException(in block: () -> Void) -> Self? {
        ExceptionCatcher.firstException(of: self, in: block).map { unsafeDowncast($0, to: Self.self) }
    }
}
