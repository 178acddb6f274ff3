extension UIButton {
    /// How a button without a configuration looks. The raw values are UIKit's.
    public enum ButtonType: Int, Sendable {
        /// White title, images as they are; the initial type.
        case custom = 0
        /// Title and image in the tint colour, fading while pressed.
        case system = 1
        /// An "i" in a circle; so are the next two since iOS 7.
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// A cross on a grey disc.
        case close = 7

        @available(*, deprecated, renamed: "system")
        public static var roundedRect: ButtonType { .system }
    }

    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}

extension UIButton.ButtonType {
    /// Whether titles and images are painted in the tint colour and fade while pressed.
    var isTinted: Bool { self != .custom }
}
