extension NSAttributedString {
    /// An effect of text, the value of `NSAttributedString.Key.textEffect`.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Text that looks pressed into its background.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UITextEffectLetterpressStyle")  // unverified
    }
}
