/// What user interface tests call a view whose class applications do not see.
package enum AutomationRole {
    /// An entry of an edit menu.
    case menuItem
    /// A component of a picker.
    case pickerWheel
    /// The button of a cell that deletes, inserts or moves it.
    case cellControl
    /// What surrounds a presented controller.
    case presentation
}

/// A view with a role of its own in user interface tests.
@MainActor
protocol AutomatedView: UIView {
    static var automationRole: AutomationRole { get }
}

extension UIView {
    /// The role of this view in user interface tests; nil if its class says it.
    package var automationRole: AutomationRole? {
        (type(of: self) as? any AutomatedView.Type)?.automationRole
    }
}
