/// The system's distance between two items.
@MainActor
enum SystemSpacing {
    /// Between edges, whatever the fonts are (measured).
    static let standard: CGFloat = 8

    /// A negative multiplier gives 0 (measured).
    static func betweenEdges(_ multiplier: CGFloat) -> CGFloat { max(0, standard * multiplier) }

    /// The distance from the upper to the lower anchor. With baselines it depends on the fonts: the lower one's line
    /// height and descender and the upper one's descender, rounded up to pixels (measured).
    static func below(_ upper: LayoutOperand, _ lower: LayoutOperand, _ multiplier: CGFloat) -> CGFloat {
        let isUpperBaseline = upper.attribute == .lastBaseline || upper.attribute == .firstBaseline
        let isLowerBaseline = lower.attribute == .firstBaseline || lower.attribute == .lastBaseline
        guard isUpperBaseline || isLowerBaseline, let font = font(of: lower) ?? font(of: upper) else {
            return betweenEdges(multiplier)
        }
        let upperDescender = (self.font(of: upper) ?? font).descender
        let distance = font.lineHeight + font.descender - upperDescender
        let scale = max(lower.owner?.layoutView?.traitCollection.displayScale ?? 1, 1)
        return max(0, ((distance * scale - 0.001).rounded(.up) / scale) * multiplier)
    }

    private static func font(of operand: LayoutOperand) -> UIFont? {
        (operand.owner as? UIView)?.baselineFont
    }
}
