extension UIDocumentBrowserViewController {
    /// How a new file comes into the folder of documents. The raw values are UIKit's.
    public enum ImportMode: UInt, Sendable {
        /// Not at all.
        case none = 0
        /// As a copy.
        case copy = 1
        /// It is moved there.
        case move = 2
    }

    /// The colors of the browser. The raw values are UIKit's.
    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        /// Light colors.
        case white = 0
        /// Light colors.
        case light = 1
        /// Dark colors.
        case dark = 2
    }
}
