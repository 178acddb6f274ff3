// The names of members before Swift 4.2. They can be called; an override needs the new name.

extension UIView {
    @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

    @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
    @available(*, deprecated, renamed: "children")
    public var childViewControllers: [UIViewController] { children }

    @available(*, deprecated, renamed: "isMovingToParent")
    public var isMovingToParentViewController: Bool { isMovingToParent }

    @available(*, deprecated, renamed: "isMovingFromParent")
    public var isMovingFromParentViewController: Bool { isMovingFromParent }

    @available(*, deprecated, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

    @available(*, deprecated, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }

    @available(*, deprecated, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

    @available(*, deprecated, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

    @available(*, deprecated, renamed: "setOverrideTraitCollection(_:forChild:)")
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChildViewController childViewController: UIViewController
    ) {
        setOverrideTraitCollection(collection, forChild: childViewController)
    }

    @available(*, deprecated, renamed: "overrideTraitCollection(forChild:)")
    public func overrideTraitCollection(
        forChildViewController childViewController: UIViewController
    ) -> UITraitCollection? {
        overrideTraitCollection(forChild: childViewController)
    }
}

extension UIActivityIndicatorView {
    @available(*, deprecated, renamed: "init(style:)")
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

    @available(*, deprecated, renamed: "style")
    public var activityIndicatorViewStyle: Style {
        get { style }
        set {
            MainThreadChecker.check()
            style = newValue
        }
    }
}

extension NSUnderlineStyle {
    @available(*, deprecated, message: "Use [].")
    public static var styleNone: NSUnderlineStyle { [] }

    @available(*, deprecated, renamed: "single")
    public static var styleSingle: NSUnderlineStyle { .single }

    @available(*, deprecated, renamed: "thick")
    public static var styleThick: NSUnderlineStyle { .thick }

    @available(*, deprecated, renamed: "double")
    public static var styleDouble: NSUnderlineStyle { .double }
}

extension NSString {
    @available(*, deprecated, renamed: "size(withAttributes:)")
    public func size(attributes attrs: [NSAttributedString.Key: Any]?) -> CGSize { size(withAttributes: attrs) }
}

extension String {
    @available(*, deprecated, renamed: "size(withAttributes:)")
    public func size(attributes attrs: [NSAttributedString.Key: Any]?) -> CGSize { size(withAttributes: attrs) }
}
