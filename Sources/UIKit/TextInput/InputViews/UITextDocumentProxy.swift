import Foundation

/// The text of the first responder, for an input view that writes into it.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the selection; nil if there is none, or if the responder has no positions.
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    /// Nil if nothing is selected.
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }
    /// Identifies the responder: the same as long as it is the first responder.
    var documentIdentifier: UUID { get }

    /// Moves the caret by a number of characters.
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
}
