/// A possible container of objects with an appearance: a view or a view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose objects can be configured with an appearance proxy.
///
/// A property that is set on `UINavigationBar.appearance()` is set on every navigation bar that is added to a window
/// afterwards. A proxy is a real instance of its class. It supports every property with a name in Objective-C (those of
/// Apple's headers, and `@objc dynamic` ones of adapted source code), `tintColor` and `backgroundColor` of every view,
/// and the setters for a control state. A property is applied only while the view still has its default value.
///
/// If several proxies apply to an object, that of the most derived class takes precedence, then the one with the
/// outermost container, then the one with more containers (the order between classes and containers is unverified).
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the proxy for all objects of the class. Setting a property of it changes objects that are added to a
    /// window later.
    static func appearance() -> Self

    /// Returns the proxy for objects inside an object of the first class, which is itself inside one of the second, and
    /// so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// Returns the proxy for objects whose traits contain these traits.
    static func appearance(for trait: UITraitCollection) -> Self

    /// Returns the proxy for objects whose traits contain these traits, inside objects of the classes, the innermost
    /// first.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIAppearance where Self: NSObject {
    /// Returns the proxy for all objects of the class; the same object each time.
    public static func appearance() -> Self {
        AppearanceProxies.shared.proxy(of: self, AppearanceScope())
    }

    /// Returns the proxy for objects inside an object of the first class, which is itself inside one of the second.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.shared.proxy(of: self, AppearanceScope(containers: containerTypes))
    }

    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.shared.proxy(of: self, AppearanceScope(traits: trait))
    }

    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.shared.proxy(of: self, AppearanceScope(containers: containerTypes, traits: trait))
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
extension UIPopoverController: UIAppearanceContainer {}
