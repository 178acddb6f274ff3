import UIKit

/// A row that brings its keyboard.
public protocol PickerRow { var picker: UIView { get } }

extension UITableViewCell {
    override open var inputView: UIView? {
        return (self as? PickerRow)?.picker ?? super.inputView
    }

    override open var canBecomeFirstResponder: Bool {
        return self is PickerRow || super.canBecomeFirstResponder
    }

    override open func accessibilityActivate() -> Bool {
        return super.accessibilityActivate() || self is PickerRow
    }
}

open class FormCell: UITableViewCell {}

public final class PickerCell: FormCell, PickerRow {
    public let picker = UIView()
}

/// Overrides itself what the extension overrides.
public final class DoubtfulCell: UITableViewCell, PickerRow {
    public let picker = UIView()
    override public var inputView: UIView? { return super.inputView.map { [$0] }?.last }
    override public var canBecomeFirstResponder: Bool { return !super.canBecomeFirstResponder }
}
