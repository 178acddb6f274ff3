import Synchronization

extension UITraitCollection {
    /// The traits that dynamic colours resolve with where nothing else is said.
    ///
    /// Each thread has its own. UIKit sets it around `draw(_:)`, `layoutSubviews()`, `traitCollectionDidChange(_:)` and
    /// their kin; elsewhere it is the screen's.
    public class var current: UITraitCollection {
        get { ThreadTraits.current ?? ThreadTraits.screen }
        set { ThreadTraits.current = newValue }
    }

    /// Runs `actions` with these traits as ``current``.
    public func performAsCurrent(_ actions: () -> Void) {
        withCurrent(actions)
    }

    func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = ThreadTraits.current
        ThreadTraits.current = self
        defer { ThreadTraits.current = before }
        return try body()
    }
}

/// Owns the current traits of each thread, and the screen's as the value of threads that set none.
///
/// A plain thread-specific value, since it is read for every colour that is resolved.
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
