import Foundation

/// Asks the delegate of a text field or text view for the edit menu of its text, and tells it of the menu.
@MainActor
struct TextEditMenu {
    let input: any UITextInput

    /// Returns the entries of the delegate's menu; nil if it leaves the menu as it is.
    ///
    /// - Parameter found: called when elements that were deferred are available.
    func entries(_ selection: Range<Int>, found: @escaping @MainActor () -> Void) -> [EditMenuEntry]? {
        guard let responder = input as? UIResponder, let menu = menu(NSRange(selection)) else {
            return nil
        }
        return EditMenuEntry.entries(of: menu, responder: responder, found: found)
    }

    private func menu(_ range: NSRange) -> UIMenu? {
        switch input {
        case let view as UITextView:
            let delegate = view.delegate(for: TextViewDelegateMethods.editMenu)
            return delegate?.textView(
                view, editMenuForTextIn: range,
                suggestedActions: EditMenuEntry.suggestedActions(for: view, sender: .shared))
        case let field as UITextField:
            let delegate = field.delegate(for: TextFieldDelegateMethods.editMenu)
            return delegate?.textField(
                field, editMenuForCharactersIn: range,
                suggestedActions: EditMenuEntry.suggestedActions(for: field, sender: .shared))
        default: return nil
        }
    }

    func willPresent(_ animator: EditMenuAnimator) {
        switch input {
        case let view as UITextView:
            view.delegate(for: TextViewDelegateMethods.willPresentEditMenu)?
                .textView(view, willPresentEditMenuWith: animator)
        case let field as UITextField:
            field.delegate(for: TextFieldDelegateMethods.willPresentEditMenu)?
                .textField(field, willPresentEditMenuWith: animator)
        default: break
        }
    }

    func willDismiss(_ animator: EditMenuAnimator) {
        switch input {
        case let view as UITextView:
            view.delegate(for: TextViewDelegateMethods.willDismissEditMenu)?
                .textView(view, willDismissEditMenuWith: animator)
        case let field as UITextField:
            field.delegate(for: TextFieldDelegateMethods.willDismissEditMenu)?
                .textField(field, willDismissEditMenuWith: animator)
        default: break
        }
    }
}
