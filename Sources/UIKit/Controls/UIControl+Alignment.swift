extension UIControl {
    /// The horizontal position of a control's content. The raw values are UIKit's.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
        /// The left side, or the right side in a right-to-left interface.
        case leading = 4
        case trailing = 5
    }

    /// The vertical position of a control's content. The raw values are UIKit's.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        case fill = 3
    }
}
