import Foundation

/// A responder whose text has positions, a selection, and a composition of the input method.
///
/// Text fields and text views conform to it. While another responder that conforms is the first responder, it receives
/// the compositions of the input method through ``setMarkedText(_:selectedRange:)``.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// Returns the text of a range; nil for a range that is not in the text.
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

    /// Shows a composition with attributes of its own. The default shows it without them.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)

    /// The attributes that the composition is drawn with.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

    /// Makes the composition ordinary text.
    func unmarkText()

    /// Is informed about changes of the text and the selection. UIKit's texts inform it about all of them.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// Finds the words and other units of the text. A ``UITextInputStringTokenizer`` suffices for most texts.
    var tokenizer: any UITextInputTokenizer { get }

    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position behind the last character.
    var endOfDocument: UITextPosition { get }

    /// Returns the range between two positions, in whichever order they are given; nil if one is not in the text.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// Returns the position `offset` UTF-16 units behind another one; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// Returns the position that is `offset` characters to the left or right, or as many lines above or below; nil
    /// outside of the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?

    /// Returns `.orderedAscending` if the first position is before the second one in the text.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// Returns the number of UTF-16 units between two positions; negative if the second is before the first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Returns the part of the area of a range that is in its first line.
    func firstRect(for range: UITextRange) -> CGRect

    /// Returns where the caret is drawn at a position.
    func caretRect(for position: UITextPosition) -> CGRect

    /// Returns the area of a selection, line by line.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    /// Returns the position in the text that is nearest to a point in the input's coordinates.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the nearest position in a range; its start or end for a point before or behind it.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

    /// Returns the range of the character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// Returns the end of a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

    /// Returns the range from a position to where the text ends in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

    /// Returns the base writing direction of the text that follows a position in a direction.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection

    /// Sets the base writing direction of the paragraphs that contain the range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // MARK: Optional requirements

    /// Whether the user can change the text; the default is true.
    var isEditable: Bool { get }

    /// Asked before typed text replaces a range. Returning false keeps the text; the default returns true.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    /// Returns the attributes of the text that follows a position in a direction; the default returns nil.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?

    /// Returns the position that is a number of UTF-16 units behind the start of a range. Implement it, and
    /// ``characterOffset(of:within:)``, if positions count something else.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

    /// Returns the number of UTF-16 units from the start of a range to a position.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

    /// The view in whose coordinates rectangles and points are. The default is the responder itself.
    var textInputView: UIView { get }

    /// On which of two lines a caret between them is. The default is `.forward`, the second line, which is also where
    /// UIKit's texts have it.
    var selectionAffinity: UITextStorageDirection { get set }

    /// Returns how the caret at a position is turned; the default is the identity.
    func caretTransform(for position: UITextPosition) -> CGAffineTransform

    /// Returns the menu for a range of the text, before it is shown and when it is updated; nil, the default, to show
    /// the suggested actions and the items of the menu controller.
    ///
    /// - Parameter suggestedActions: the standard actions that the responder chain accepts.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?

    /// Called before the edit menu of the selection appears; the default does nothing.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu of the selection disappears; the default does nothing.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

/// Directions in which positions of a text lie beside each other.
public enum UITextLayoutDirection: Int, Sendable {
    /// A direction on the screen, whatever the writing direction of the text.
    case right = 2
    /// A direction on the screen; up and down are lines.
    case left, up, down
}
