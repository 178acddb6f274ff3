import Foundation

/// Asks a text for the edit menu of its selection, and tells it of the menu.
@MainActor
struct TextEditMenu {
    let input: any UITextInput

    /// Returns the entries of the menu of the text; nil if it leaves the menu as it is.
    ///
    /// - Parameter found: called when elements that were deferred are available.
    func entries(found: @escaping @MainActor () -> Void) -> [EditMenuEntry]? {
        guard let responder = input as? UIResponder, let range = input.selectedTextRange,
            let menu = input.editMenu(
                for: range, suggestedActions: EditMenuEntry.suggestedActions(for: responder, sender: .shared))
        else { return nil }
        return EditMenuEntry.entries(of: menu, responder: responder, found: found)
    }

    func willPresent(_ animator: EditMenuAnimator) { input.willPresentEditMenu(animator: animator) }
    func willDismiss(_ animator: EditMenuAnimator) { input.willDismissEditMenu(animator: animator) }
}
