import Foundation

extension URL {
    /// Returns whether there is a file or folder at the URL, as `checkResourceIsReachable()` does: no file system of Linux
    /// promises items that are elsewhere.
    ///
    /// - Throws: the error that says why there is none.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
