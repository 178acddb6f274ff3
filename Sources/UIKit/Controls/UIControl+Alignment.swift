extension UIControl {
    /// The horizontal position of a control's content. The raw values are UIKit's.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle; the default.
        case center = 0
        /// At the left, in every reading direction.
        case left = 1
        /// At the right, in every reading direction.
        case right = 2
        /// From the left to the right edge. Buttons stretch their image so.
        case fill = 3
        /// The left side, or the right side in a right-to-left interface.
        case leading = 4
        /// The right side, or the left side in a right-to-left interface.
        case trailing = 5
    }

    /// The vertical position of a control's content. The raw values are UIKit's.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle; the default.
        case center = 0
        /// At the upper edge.
        case top = 1
        /// At the lower edge.
        case bottom = 2
        /// From the upper to the lower edge. Buttons stretch their image so.
        case fill = 3
    }
}
