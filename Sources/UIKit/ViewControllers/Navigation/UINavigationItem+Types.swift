extension UINavigationItem {
    /// How a bar arranges an item in a window of regular width. In a compact one all styles look the same. The raw values
    /// are UIKit's.
    public enum ItemStyle: Int, Sendable {
        /// The title is in the middle, and the items of the center groups are in the overflow menu.
        case navigator = 0
        /// The title is at the leading edge, and the center groups are in the middle.
        case browser = 1
        /// Looks like `browser`. What differs in UIKit is unverified.
        case editor = 2
    }

    /// Where a bar shows the search bar of an item's search controller. The raw values are UIKit's.
    public enum SearchBarPlacement: Int, Sendable {
        /// As `stacked`. That UIKit chooses `inline` on some devices is not followed.
        case automatic = 0
        /// In the row of the buttons, before the trailing ones. Stacked in windows of compact width.
        case inline = 1
        /// Below the title, at the bar's lower edge.
        case stacked = 2
    }
}
