import Foundation

// Trestle's own API, which replaces calls such as `cellClass.init(style:reuseIdentifier:)` on a metatype. On Apple's
// systems the initializers imported from Objective-C can be called on a metatype; in Swift only `required` ones can.
// The source adapter replaces `init` by `newObject`, which names these methods. Each one creates an object of the class
// with the class's own initializer; NSObject+Instance.swift explains how.

extension UIView {
    /// Creates a view with the `init(frame:)` of the class that the metatype stands for.
    public static func newObject(frame: CGRect) -> Self {
        unsafeDowncast(make(frame), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue frame: CGRect) {
        self.init(frame: frame)
    }

    @_silgen_name("$s5UIKit6UIViewC12ofClassValueAC10Foundation6CGRectV_tcfC")
    private class func make(_ frame: CGRect) -> UIView
}

extension UIButton {
    /// Creates a button with the class's `init(frame:)` and gives it the type.
    public static func newObject(type: ButtonType) -> Self {
        let button = newObject(frame: .zero)
        button.becomeNew(ofType: type)
        return button
    }
}

extension UITableViewCell {
    /// Creates a cell with the `init(style:reuseIdentifier:)` of the class that the metatype stands for.
    public static func newObject(style: CellStyle, reuseIdentifier: String?) -> Self {
        unsafeDowncast(make(style, reuseIdentifier), to: Self.self)
    }

    /// Declared in the class: a convenience initializer that calls `init(style:reuseIdentifier:)`.
    @_silgen_name("$s5UIKit15UITableViewCellC6madeOf_A2C0D5StyleO_SSSgtcfC")
    private class func make(_ style: CellStyle, _ reuseIdentifier: __owned String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    /// Creates a header or footer with the `init(reuseIdentifier:)` of the class that the metatype stands for.
    public static func newObject(reuseIdentifier: String?) -> Self {
        unsafeDowncast(make(reuseIdentifier), to: Self.self)
    }

    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C6madeOfACSSSg_tcfC")
    private class func make(_ reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView
}

extension UIViewController {
    /// Creates a controller with the `init(nibName:bundle:)` of the class that the metatype stands for.
    public static func newObject(nibName: String?, bundle: Bundle?) -> Self {
        unsafeDowncast(make(nibName, bundle), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue nibName: String?, _ bundle: Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }

    @_silgen_name("$s5UIKit16UIViewControllerC12ofClassValue_ACSSSg_10Foundation6BundleCSgtcfC")
    private class func make(_ nibName: __owned String?, _ bundle: __owned Bundle?) -> UIViewController
}

extension UIStoryboardSegue {
    /// Creates a segue with the `init(identifier:source:destination:)` of the class that the metatype stands for.
    public static func newObject(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) -> Self {
        unsafeDowncast(make(identifier, source, destination), to: Self.self)
    }

    @usableFromInline convenience init(
        ofClassValue identifier: String?, _ source: UIViewController, _ destination: UIViewController
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    @_silgen_name("$s5UIKit17UIStoryboardSegueC12ofClassValue__ACSSSg_AA16UIViewControllerCAGtcfC")
    private class func make(
        _ identifier: __owned String?, _ source: __owned UIViewController, _ destination: __owned UIViewController
    ) -> UIStoryboardSegue
}

extension UITableViewController {
    /// Creates a controller with the `init(style:)` of the class that the metatype stands for.
    public static func newObject(style: UITableView.Style) -> Self {
        unsafeDowncast(make(style), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue style: UITableView.Style) {
        self.init(style: style)
    }

    @_silgen_name("$s5UIKit21UITableViewControllerC12ofClassValueAcA0bC0C5StyleO_tcfC")
    private class func make(_ style: UITableView.Style) -> UITableViewController
}
