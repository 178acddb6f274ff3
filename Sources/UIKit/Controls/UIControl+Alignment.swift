extension UIControl {
    /// Where the content of a control stands in its width. The raw values are UIKit's.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
        /// The side that the interface reads from.
        case leading = 4
        case trailing = 5
    }

    /// Where the content of a control stands in its height. The raw values are UIKit's.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        case fill = 3
    }
}
