import Foundation

/// A part of a search that is not text, such as a filter, shown before the text of a ``UISearchTextField``.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    /// What the token stands for.
    open var representedObject: Any?

    let icon: UIImage?
    let text: String

    /// Creates a token of a text, with a picture if there is one.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

/// The place of a token of a search field.
final class TokenPosition: UITextPosition {
    nonisolated let index: Int

    init(_ index: Int) {
        self.index = index
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TokenPosition)?.index == index }
    nonisolated override var hash: Int { index }
    nonisolated override var description: String { "<UITextPosition: token \(index)>" }
}

/// A range of a search field that begins at a token.
final class TokenRange: UITextRange {
    private let first: TokenPosition
    private let last: UITextPosition

    init(from first: TokenPosition, to last: UITextPosition) {
        (self.first, self.last) = (first, last)
        super.init()
    }

    override var start: UITextPosition { first }
    override var end: UITextPosition { last }
}
