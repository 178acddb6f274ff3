import Foundation

extension UIPasteControl {
    /// What a paste control shows. The raw values are UIKit's.
    public enum DisplayMode: UInt, Sendable {
        /// The symbol and the title.
        case iconAndLabel = 0
        /// The symbol.
        case iconOnly = 1
        /// The title.
        case labelOnly = 2
    }

    /// The look of a paste control.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        public override init() {
            super.init()
        }

        /// The default is `.iconAndLabel`.
        open var displayMode = DisplayMode.iconAndLabel
        /// How round the corners are; the default is `.dynamic`.
        public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The radius of the corners in points if ``cornerStyle`` is `.fixed`. The default is that of a filled button.
        open var cornerRadius: CGFloat = UIButton.Configuration.filled().background.cornerRadius
        /// The color of symbol and title; nil, the default, is white.
        open var baseForegroundColor: UIColor?
        /// The color of the background; nil, the default, is the tint color.
        open var baseBackgroundColor: UIColor?

        func copied() -> Configuration {
            let copy = Configuration()
            copy.displayMode = displayMode
            copy.cornerStyle = cornerStyle
            copy.cornerRadius = cornerRadius
            copy.baseForegroundColor = baseForegroundColor
            copy.baseBackgroundColor = baseBackgroundColor
            return copy
        }

        var forButton: UIButton.Configuration {
            var button = UIButton.Configuration.filled()
            if displayMode != .iconOnly { button.title = SystemText.paste.string }
            if displayMode != .labelOnly { button.image = UIImage(systemName: "doc.on.clipboard") }
            button.imagePadding = 6
            button.cornerStyle = cornerStyle
            button.background.cornerRadius = cornerRadius
            button.baseForegroundColor = baseForegroundColor
            button.baseBackgroundColor = baseBackgroundColor
            return button
        }
    }
}
