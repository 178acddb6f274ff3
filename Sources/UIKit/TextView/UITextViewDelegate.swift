import Foundation

/// Controls the editing of a text view and responds to it. Every method is optional. The delegate also receives the
/// calls for scrolling.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    /// Called before an editable text view becomes first responder. Returning false prevents it.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called before an editable text view resigns first responder. Returning false prevents it.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when the text view has become first responder to be edited.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when the text view has ended editing.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Called before the text changes because the user types, pastes or deletes. Returning false keeps the text. Not
    /// called for changes made in code, nor for compositions.
    ///
    /// - Parameter range: the range to be replaced, in UTF-16 units of the text before the change.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Called after the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called after the selection or the caret has moved, also because text was typed or set in code.
    func textViewDidChangeSelection(_ textView: UITextView)

    // MARK: Edit menu

    /// Returns the menu for the selected text, before it is shown and when it is updated.
    ///
    /// - Parameter suggestedActions: the standard actions that the responder chain accepts.
    /// - Returns: nil to show the suggested actions and the items of the menu controller.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Called before the edit menu of the selection appears.
    func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu of the selection disappears.
    func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)

    // MARK: Links and attachments

    /// Returns what a tap on a link, an attachment or a tagged text does; nil for nothing. If it is implemented, the
    /// methods below are not called.
    ///
    /// - Parameter defaultAction: opens the link as ``UIApplication/open(_:options:completionHandler:)`` does.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// Returns the menu that a long press on a link, an attachment or a tagged text opens; nil for none. If it is not
    /// implemented, the methods below are asked whether the standard menu is opened.
    ///
    /// - Parameter defaultMenu: the standard menu, which has entries for links only.
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
        -> UITextItem.MenuConfiguration?
    /// Called before the menu of a link, an attachment or a tagged text appears.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Called before the menu of a link, an attachment or a tagged text disappears.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Called when the user taps a link of text that is selectable and not editable. Returning false keeps it from
    /// being opened. Deprecated in iOS 17.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Called if the method with an interaction is not implemented. Deprecated in iOS 10.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// Called when the user taps an attachment, which does nothing by itself. Deprecated in iOS 17.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Called if the method with an interaction is not implemented. Deprecated in iOS 10.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool
}
