import Foundation

/// A responder whose text has positions, a selection, and a composition of the input method.
///
/// Text fields and text views conform to it. While another responder that conforms is the first responder, it receives
/// the compositions of the input method through ``setMarkedText(_:selectedRange:)``.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?

    /// Replaces a part of the text. A delegate is not asked.
    func replace(_ range: UITextRange, withText text: String)

    /// The selected text; an empty range is the place of the caret.
    var selectedTextRange: UITextRange? { get set }

    /// The composition of the input method, which has not been committed yet; nil if there is none.
    var markedTextRange: UITextRange? { get }

    /// Shows a composition in place of the previous one or of the selection. `selectedRange` is relative to it, in
    /// UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Makes the composition ordinary text.
    func unmarkText()

    /// Is informed about changes of the text and the selection. UIKit's texts inform it about all of them.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// Finds the words and other units of the text. A ``UITextInputStringTokenizer`` suffices for most texts.
    var tokenizer: any UITextInputTokenizer { get }

    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// Returns the position `offset` UTF-16 units behind another one; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// Returns the position that is `offset` characters to the left or right, or as many lines above or below; nil
    /// outside of the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// Returns the number of UTF-16 units between two positions; negative if the second is before the first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Returns the part of the area of a range that is in its first line.
    func firstRect(for range: UITextRange) -> CGRect

    /// Returns where the caret is drawn at a position.
    func caretRect(for position: UITextPosition) -> CGRect

    /// Returns the area of a selection, line by line.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

    /// Returns the range of the character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?
}

/// Directions in which positions of a text lie beside each other.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left, up, down
}
