import Foundation

extension UIContentUnavailableConfiguration {
    /// Size, color and corners of the picture.
    public struct ImageProperties: Hashable, Sendable {
        /// The configuration for a symbol that does not set these values itself.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
            UIImage.SymbolConfiguration(pointSize: SystemMetrics.current.unavailableContents.symbolSize)
        /// The color of the picture. The default is `UIColor.secondaryLabel`; nil is the view's tint color.
        public var tintColor: UIColor? = .secondaryLabel
        /// In points, at most half the image's shorter side; the default is 0.
        public var cornerRadius: CGFloat = 0
        /// The size above which the image is scaled down; a length of 0, the default, sets no limit.
        public var maximumSize = CGSize.zero
    }

    /// Font, color and lines of a text.
    public struct TextProperties: Hashable, Sendable {
        /// The font of the text.
        public var font: UIFont
        /// The color of the text.
        public var color: UIColor
        /// Where the text is broken and cut off. The default cuts off its end.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0, the default, sets no limit.
        public var numberOfLines = 0
        /// Whether text of one line is scaled down to the width; the default is false.
        public var adjustsFontSizeToFitWidth = false
        /// The lower limit of scaling; 0 sets no limit.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters are moved closer together before text is truncated. The default is false.
        public var allowsDefaultTighteningForTruncation = false

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// What a button does.
    public struct ButtonProperties: Hashable, Sendable {
        /// Runs at a tap. Its title and image are shown if the look of the button has none.
        public var primaryAction: UIAction?
        /// Opens at a tap if there is no ``primaryAction``, and otherwise at a long press.
        public var menu: UIMenu?
        /// What the button does. The default is `.normal`.
        public var role = UIButton.Role.normal
        /// Whether the button can be tapped. The default is true.
        public var isEnabled = true
    }
}
