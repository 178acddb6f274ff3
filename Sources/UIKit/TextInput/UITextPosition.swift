import Foundation

/// A place between two characters of a text. Each text input has its own subclass, so that positions are got from the
/// input in which they are used.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// The place of a text field or text view.
final class TextOffset: UITextPosition {
    /// In UTF-16 units.
    nonisolated let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    nonisolated override var hash: Int { offset }
    nonisolated override var description: String { "<UITextPosition: \(offset)>" }
}
