import Foundation

extension UISearchBar {
    /// The images in the field. The raw values are UIKit's.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that empties the field.
        case clear = 1
        /// The bookmark button.
        case bookmark = 2
        /// The button of the results list.
        case resultsList = 3
    }
}
