/// The window as an optional requirement, which it is on iOS: the source adapter writes `optionalWindow` for `window` of
/// a value of protocol type. Specific to Trestle.
extension UIApplicationDelegate {
    /// The window; the inner value is nil too for a delegate without the property.
    public var optionalWindow: UIWindow?? { .some(window) }
}

extension UIWindowSceneDelegate {
    /// The window; the inner value is nil too for a delegate without the property.
    public var optionalWindow: UIWindow?? { .some(window) }
}
