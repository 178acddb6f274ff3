import Synchronization

/// The tint color of windows without one of their own.
enum SystemTint {
    /// The accent color of the user's desktop; nil if there is none.
    static var accent: UIColor? {
        get { color.withLock { $0 } }
        set { color.withLock { $0 = newValue } }
    }

    /// The accent color, or the system's blue.
    static var current: UIColor { accent ?? .systemBlue }

    private static let color = Mutex<UIColor?>(nil)
}
