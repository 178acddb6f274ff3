/// The standard actions of the edit menu and the keyboard. Override the ones that a responder performs, and return in
/// ``UIResponder/canPerformAction(_:withSender:)`` when it accepts them.
///
/// Swift on Linux has no optional methods, so every responder declares all of them. Those of UIResponder itself do
/// nothing but raise "unrecognized selector", and are never sent as actions.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection by the content of the pasteboard.
    func paste(_ sender: Any?)
    /// Replaces the selection by the text of the pasteboard, in the style of the text around it.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Pastes an address and opens it.
    func pasteAndGo(_ sender: Any?)
    /// Pastes a text and searches for it.
    func pasteAndSearch(_ sender: Any?)
    /// Selects what is at the caret, for example a word.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Removes the selection without changing the pasteboard.
    func delete(_ sender: Any?)
    /// Makes the selected text run from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Makes the selected text run from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Makes the selected text bold, or no longer bold.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selected text italic, or no longer italic.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selected text, or removes the line.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selected text larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selected text smaller.
    func decreaseSize(_ sender: Any?)
    /// Shows what one searches with.
    func find(_ sender: Any?)
    /// Shows what one searches and replaces with.
    func findAndReplace(_ sender: Any?)
    /// Goes to the next place where the searched text is.
    func findNext(_ sender: Any?)
    /// Goes to the previous place where the searched text is.
    func findPrevious(_ sender: Any?)
    /// Makes the selection the text that is searched for.
    func useSelectionForFind(_ sender: Any?)
    /// In selectors this method is called `print:`.
    func printContent(_ sender: Any?)
    /// Lets the user change the name of the document.
    func rename(_ sender: Any?)
    /// Makes a copy of the selected object or of the document.
    func duplicate(_ sender: Any?)
    /// Lets the user choose another place for the document.
    func move(_ sender: Any?)
    /// Lets the user save the document in another form.
    func export(_ sender: Any?)
}
