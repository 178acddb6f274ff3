/// What is done with views that join a window, and with bar items that join a bar.
@MainActor
enum ArrivingObjects {
    /// Sets the properties that ``AppearanceProxies`` have for the object; nil while there are no proxies.
    ///
    /// The parameter `owner` is the next responder of a view, or the bar of a bar item.
    static var style: ((_ object: NSObject, _ owner: UIResponder?, _ traits: UITraitCollection) -> Void)?
}
