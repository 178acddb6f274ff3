/// What an appearance can be contained in: views and view controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Classes whose objects take their looks from an appearance proxy.
///
/// What is set on `UINavigationBar.appearance()` is set on every navigation bar that comes into a window afterwards, unless the bar was given something
/// else itself. A proxy is an object of its class, made for this alone: it takes every property that has a name in Objective-C (those of Apple's headers, and
/// `@objc dynamic` ones of adapted source), `tintColor` and `backgroundColor` of every view, and the setters for a state. What a view still has as a new
/// one has counts as not given.
///
/// Of several proxies for a class the one of the nearest class wins, then the one whose containers begin further out, then the one with more containers
/// (the order between classes and containers is unverified).
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self

    /// For objects inside an object of the first class, which is itself inside one of the second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// For objects whose traits contain these.
    static func appearance(for trait: UITraitCollection) -> Self

    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIAppearance where Self: NSObject {
    public static func appearance() -> Self {
        AppearanceProxies.shared.proxy(of: self, AppearanceScope())
    }

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
