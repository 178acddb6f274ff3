extension UIButton {
    /// The appearance of a button without a configuration. The raw values are UIKit's.
    public enum ButtonType: Int, Sendable {
        /// A white title and an image that is not tinted; the default.
        case custom = 0
        /// Title and image in the tint color; they fade while the button is highlighted.
        case system = 1
        /// An "i" in a circle. Since iOS 7 the next two look the same.
        case detailDisclosure = 2
        /// An "i" in a circle, as for ``detailDisclosure``.
        case infoLight = 3
        /// An "i" in a circle, as for ``detailDisclosure``.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// A cross on a gray disc.
        case close = 7

        @available(*, deprecated, renamed: "system")
        public static var roundedRect: ButtonType { .system }
    }

    /// What a button means to the user. The raw values are UIKit's.
    public enum Role: Int, Sendable {
        /// No particular meaning; the default.
        case normal = 0
        /// The button that a user most likely chooses.
        case primary = 1
        /// The button that leaves without a change.
        case cancel = 2
        /// The button that deletes. Content and background of a configured button have the system's red in the place of
        /// the tint color; unverified.
        case destructive = 3
    }

    /// Called on the main actor when a button's state changes, to change its configuration.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}

/// The platform whose controls a control is like. The raw values are UIKit's.
public enum UIBehavioralStyle: UInt, Sendable {
    /// The style of the platform: `.pad` on Linux.
    case automatic = 0
    /// The style of an iPad; the only one that a control has on Linux.
    case pad = 1
    /// The style of a Mac, which has no effect on Linux.
    case mac = 2
}

extension UIButton.ButtonType {
    /// Whether title and image have the tint color and fade while the button is highlighted.
    var isTinted: Bool { self != .custom }
}
