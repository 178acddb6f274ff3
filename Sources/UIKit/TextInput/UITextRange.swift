import Foundation

/// The text between two positions of a text input, which has a subclass of its own.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Subclasses override it.
    open var start: UITextPosition { UITextPosition() }
    /// Subclasses override it.
    open var end: UITextPosition { start }
    /// Whether start and end are the same place.
    open var isEmpty: Bool { start.isEqual(end) }
}

/// A range of a text field or text view.
final class TextOffsetRange: UITextRange {
    /// In UTF-16 units.
    nonisolated let range: Range<Int>

    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    override var start: UITextPosition { TextOffset(range.lowerBound) }
    override var end: UITextPosition { TextOffset(range.upperBound) }
    override var isEmpty: Bool { range.isEmpty }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
    nonisolated override var hash: Int { range.hashValue }
    nonisolated override var description: String { "<UITextRange: \(range)>" }
}
