import Foundation

/// The text of the first responder, for an input view that writes into it.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the selection; nil if there is none, or if the responder has no positions.
    var documentContextBeforeInput: String? { get }
    /// The text behind the selection; nil if there is none, or if the responder has no positions.
    var documentContextAfterInput: String? { get }
    /// Nil if nothing is selected.
    var selectedText: String? { get }
    /// The input mode of the responder; nil if there is no responder.
    var documentInputMode: UITextInputMode? { get }
    /// Identifies the responder: the same as long as it is the first responder.
    var documentIdentifier: UUID { get }

    /// Moves the caret by a number of characters.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Shows a composition in place of the previous one or of the selection. The range is relative to it, in UTF-16
    /// units.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Commits the composition as it is.
    func unmarkText()
}
