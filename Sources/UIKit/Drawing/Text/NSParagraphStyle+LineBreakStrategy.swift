extension NSParagraphStyle {
    /// What is considered when lines are broken. Lines are always broken at the last place that fits.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Avoids a last line of one word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Breaks Korean text between words only.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What the system prefers for its labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
