extension UITextView {
    /// The border of a text view. The raw values are unverified.
    public enum BorderStyle: Int, Sendable {
        /// No border; the default.
        case none = 0
        /// As that of text fields.
        case roundedRect = 1
    }
}
