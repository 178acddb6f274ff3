import Synchronization

extension UITraitCollection {
    func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = ThreadTraits.current
        ThreadTraits.current = self
        defer { ThreadTraits.current = before }
        return try body()
    }
}

/// Stores the current traits of each thread, and the screen's traits for threads that have none.
///
/// A plain thread-specific value, since it is read for every color that is resolved.
enum ThreadTraits {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { Unmanaged<UITraitCollection>.fromOpaque($0!).release() }
        return key
    }()

    private static let screenTraits = Mutex(
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(layoutDirection: .leftToRight), UITraitCollection(displayScale: 2),
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
            UITraitCollection(preferredContentSizeCategory: .large), UITraitCollection(accessibilityContrast: .normal),
            UITraitCollection(userInterfaceLevel: .base), UITraitCollection(activeAppearance: .active),
        ]))

    static var current: UITraitCollection? {
        get {
            pthread_getspecific(key).map { Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue() }
        }
        set {
            let before = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) })
            if let before { Unmanaged<UITraitCollection>.fromOpaque(before).release() }
        }
    }

    /// Set by the screen whenever its traits change.
    static var screen: UITraitCollection {
        get { screenTraits.withLock { $0 } }
        set { screenTraits.withLock { $0 = newValue } }
    }
}
