import Foundation

extension UIButton {
    /// The content and the appearance of a button, as a value for ``UIButton/configuration``.
    ///
    /// The button derives the colors of the highlighted, disabled and selected states from it.
    public struct Configuration: Hashable, Sendable {
        /// The sizes of the text and of the insets around it.
        public enum Size: Hashable, Sendable {
            /// From smallest to largest. The default is `medium`.
            case mini, small, medium, large
        }

        /// The alignment of title and subtitle with each other.
        public enum TitleAlignment: Hashable, Sendable {
            /// Towards the side of the image; centered if the image is above or below the text.
            case automatic
            /// At the leading edge, centered, or at the trailing edge, in every configuration.
            case leading, center, trailing
        }

        /// How round the corners of a button are.
        public enum CornerStyle: Hashable, Sendable {
            /// The corner radius of ``background``, unchanged.
            case fixed
            /// The corner radius of ``background``, scaled with the text size of the traits.
            case dynamic
            /// The system's small, medium or large radius, in place of that of ``background``.
            case small, medium, large
            /// The ends are half circles, whatever the button's height.
            case capsule
        }

        /// The sign of a button that opens a menu.
        public enum Indicator: Hashable, Sendable {
            /// Two arrows, for a button that shows the element which was chosen in its menu.
            case automatic
            /// No sign.
            case none
            /// Two arrows behind the title.
            case popup
        }

        /// The look of buttons on a Mac.
        public enum MacIdiomStyle: Hashable, Sendable {
            /// A style of buttons of a Mac. It has no effect on Linux.
            case automatic, bordered, borderless, borderlessTinted
        }

        enum Style: Hashable {
            case plain, gray, tinted, filled
        }

        let style: Style

        private(set) var titleText = ButtonText()
        private(set) var subtitleText = ButtonText()

        /// The text of ``attributedTitle``. Setting it removes attributes.
        public var title: String? {
            get { titleText.plain }
            set { titleText.plain = newValue }
        }
        /// The title with attributes that come before those of the button.
        public var attributedTitle: AttributedString? {
            get { titleText.attributed }
            set { titleText.attributed = newValue }
        }
        /// Makes the attributes of the title that is shown from those that it has; nil, the default, keeps them.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Where the title is broken and cut off. The default wraps it at words.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// The smaller line below the title: the text of ``attributedSubtitle``. Setting it removes attributes.
        public var subtitle: String? {
            get { subtitleText.plain }
            set { subtitleText.plain = newValue }
        }
        /// The subtitle with attributes; nil by default.
        public var attributedSubtitle: AttributedString? {
            get { subtitleText.attributed }
            set { subtitleText.attributed = newValue }
        }
        /// Changes the attributes of the subtitle for the state; nil, the default, keeps them.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Where the subtitle is broken and cut off. The default wraps it at words.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// The picture of the button; nil, the default, for none.
        public var image: UIImage?
        /// The color of title and image; nil, the default, uses the color of the style.
        public var baseForegroundColor: UIColor?
        /// The color from which the style derives the background; nil, the default, is the tint color.
        public var baseBackgroundColor: UIColor?
        /// The ground of the button: color, border, corners, an image.
        public var background = UIBackgroundConfiguration.button
        /// How round the corners are. The default follows the text size.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of fonts and insets. The default is `.medium`.
        public var buttonSize = Size.medium {
            didSet { if hasDefaultInsets { contentInsets = buttonSize.contentInsets } }
        }

        /// The distance between the edges and the content. Follows ``buttonSize`` until it is set.
        public var contentInsets: NSDirectionalEdgeInsets {
            didSet { hasDefaultInsets = contentInsets == buttonSize.contentInsets }
        }
        private var hasDefaultInsets = true

        /// The side of the title on which the image is placed; the default is `.leading`.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and title in points; the default is 0.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle in points.
        public var titlePadding = SystemMetrics.current.buttons.subtitleGap
        /// How title and subtitle are placed to each other. The default follows the place of the image.
        public var titleAlignment = TitleAlignment.automatic
        /// The configuration for a symbol image that does not set these values itself; nil, the default, makes the
        /// symbol as large as the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether an activity indicator replaces the image; the default is false.
        public var showsActivityIndicator = false
        /// Makes the color of the image from that of the content; nil, the default, keeps it.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Makes the color of the activity indicator from that of the content; nil, the default, keeps it.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether the button has a sign for its menu; the default is `.automatic`.
        public var indicator = Indicator.automatic
        /// Makes the color of the indicator from that of the content; nil, the default, keeps it.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The least width in points of the room for an image beside the title, in whose middle the image is, so that the
        /// titles of several buttons are aligned; the default is 0.
        public var imageReservation: CGFloat = 0
        /// The style in the idiom of the Mac, which Trestle does not have; the default is `.automatic`.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// Whether plain and gray buttons show the selected state by their background; the default is true.
        public var automaticallyUpdateForSelection = true

        private init(_ style: Style) {
            self.style = style
            contentInsets = Size.medium.contentInsets
        }

        /// Sets the insets to those of the size, and has them follow it again.
        public mutating func setDefaultContentInsets() {
            contentInsets = buttonSize.contentInsets
        }

        /// Returns a configuration without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a configuration with a gray background and content in the tint color.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a configuration with a translucent background and content in the tint color.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a configuration with white content on a background in the tint color.
        public static func filled() -> Configuration { Configuration(.filled) }

        // On iOS the bordered styles look like those above; only the Mac distinguishes them.

        /// A button without a ground.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// A button with a gray ground.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// A button with a ground in a light tint color.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// A button with a ground in the tint color.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
    }
}

extension UIButton.Configuration.Size {
    /// Including a line of the title, a medium button is 34.33 points high at scale 3, a large one 50.33 (widely
    /// known); the others are unverified.
    var contentInsets: NSDirectionalEdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch self {
            case .mini, .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    var titleStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
    }

    /// The text styles of subtitles are unverified.
    var subtitleStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .caption2
        case .medium, .large: .caption1
        }
    }
}
