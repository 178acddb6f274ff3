import Foundation

/// An object whose content can be discarded while nobody uses it.
///
/// Linux does not ask processes to give memory back, and its `NSCache` knows nothing of the protocol: content is discarded
/// when the program calls ``discardContentIfPossible()``.
public protocol NSDiscardableContent {
    /// Begins a use of the content, which is not discarded until as many calls of ``endContentAccess()`` follow. Returns
    /// false if the content has been discarded; then no use has begun.
    func beginContentAccess() -> Bool

    /// Ends a use of the content.
    func endContentAccess()

    /// Discards the content unless it is used.
    func discardContentIfPossible()

    /// Returns whether the content has been discarded.
    func isContentDiscarded() -> Bool
}
