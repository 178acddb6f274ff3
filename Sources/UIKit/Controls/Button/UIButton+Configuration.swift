import Foundation

extension UIButton {
    /// What a button shows and how: a value to change and give to ``UIButton/configuration``.
    ///
    /// Colours follow the button: pressed, disabled and selected looks come from its state.
    public struct Configuration: Hashable, Sendable {
        /// The size of the text and of the room around it.
        public enum Size: Hashable, Sendable {
            case mini, small, medium, large
        }

        /// How title and subtitle stand below each other.
        public enum TitleAlignment: Hashable, Sendable {
            /// At the image's side; in the middle with the image above or below.
            case automatic
            case leading, center, trailing
        }

        public enum CornerStyle: Hashable, Sendable {
            /// The background's radius as it is.
            case fixed
            /// The background's radius, growing with the text size.
            case dynamic
            case small, medium, large
            case capsule
        }

        enum Style: Hashable {
            case plain, gray, tinted, filled
        }

        let style: Style

        public var title: String?
        /// A smaller line under the title.
        public var subtitle: String?
        public var image: UIImage?
        /// Title and image; nil, the default, takes what the style says.
        public var baseForegroundColor: UIColor?
        /// What the style makes its background from; nil, the default, is the tint colour.
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration.button
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium {
            didSet { if hasDefaultInsets { contentInsets = buttonSize.contentInsets } }
        }

        /// Between the edges and the content; follows ``buttonSize`` until set.
        public var contentInsets: NSDirectionalEdgeInsets {
            didSet { hasDefaultInsets = contentInsets == buttonSize.contentInsets }
        }
        private var hasDefaultInsets = true

        /// The side of the title that the image stands on. Default: leading.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between image and title.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle.
        public var titlePadding = SystemMetrics.current.buttons.subtitleGap
        public var titleAlignment = TitleAlignment.automatic
        /// Of a symbol, where it has no size of its own; nil, the default: as large as the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether a turning wheel stands in the image's place. False by default.
        public var showsActivityIndicator = false
        /// Whether the button shows that it is selected: plain and gray ones on a tinted ground. True by default.
        public var automaticallyUpdateForSelection = true

        private init(_ style: Style) {
            self.style = style
            contentInsets = Size.medium.contentInsets
        }

        public mutating func setDefaultContentInsets() {
            contentInsets = buttonSize.contentInsets
        }

        /// No background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// On grey, in the tint colour.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// On a light shade of the tint colour, in the tint colour.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// White on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }

        // Under iOS the bordered styles look like those above; only a Mac tells them apart.

        public static func borderless() -> Configuration { Configuration(.plain) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
    }
}

extension UIButton.Configuration.Size {
    /// With the title's line a medium button is 34.33 points high at 3x, a large one 50.33 (widely known); the others are unverified.
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

    /// unverified
    var subtitleStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .caption2
        case .medium, .large: .caption1
        }
    }
}
