import Foundation

/// A block that catches exceptions on its thread. The catchers of a thread form a list from the innermost outwards.
final class ExceptionCatcher {
    private static let key = "Trestle.ExceptionCatcher"

    private let kind: NSException.Type
    private let outer: ExceptionCatcher?
    private var first: NSException?

    private init(_ kind: NSException.Type, inside outer: ExceptionCatcher?) {
        (self.kind, self.outer) = (kind, outer)
    }

    /// The innermost catcher of the calling thread.
    private static var current: ExceptionCatcher? {
        get { Thread.current.threadDictionary[key] as? ExceptionCatcher }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    static func firstException(of kind: NSException.Type, in block: () -> Void) -> NSException? {
        let catcher = ExceptionCatcher(kind, inside: current)
        current = catcher
        defer { current = catcher.outer }
        block()
        return catcher.first
    }

    /// Returns whether a block on the calling thread catches the exception. Of several exceptions it keeps the first:
    /// the later ones follow from going on after that.
    static func take(_ exception: NSException) -> Bool {
        var next = current
        while let catcher = next {
            if exception.isKind(of: catcher.kind) {
                catcher.first = catcher.first ?? exception
                return true
            }
            next = catcher.outer
        }
        return false
    }
}
