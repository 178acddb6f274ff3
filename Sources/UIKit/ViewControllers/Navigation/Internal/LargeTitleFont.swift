/// The font of the large title of an item, and the room that it needs beyond the usual.
///
/// The system's font has the sizes of the text style for large titles, up to 60 points. Applications report that of iOS,
/// and Flutter measured it with iOS 17.5: the title shrinks to 0.9 of its size and grows by a third of the body text's
/// growth. A title has one line at every size, and is truncated. That the bar grows with the font is unverified. A font
/// that the application has set keeps its size.
@MainActor
struct LargeTitleFont {
    private let given: UIFont?
    /// In points, of the system's font.
    private let size: CGFloat

    private static var usualSize: CGFloat { SystemMetrics.current.bars.largeTitleFontSize }

    init(of item: UINavigationItem?, in bar: UINavigationBar) {
        let (standard, edge) = NavigationBarLook.appearances(of: item, in: bar)
        // The same at the edge of the content and away from it: the height of the bar decides which of the two it is.
        let attributes = (edge ?? standard).largeTitleTextAttributes
        given = (attributes[.font] ?? bar.largeTitleTextAttributes?[.font]) as? UIFont
        let category = DynamicType.category(bar.traitCollection)
        let growth = DynamicType.size(of: .largeTitle, at: category) - DynamicType.size(of: .largeTitle, at: .large)
        size = Self.usualSize + growth
    }

    var font: UIFont { given ?? .systemFont(ofSize: size, weight: .bold) }

    private var isUsual: Bool { given == nil && size <= Self.usualSize }
    private var usual: UIFont { .systemFont(ofSize: Self.usualSize, weight: .bold) }

    /// What the font adds to the height of the bar, in points; 0 for fonts that are no higher than the usual one.
    var extraHeight: CGFloat { isUsual ? 0 : max(0, (font.lineHeight - usual.lineHeight).rounded(.up)) }

    /// How much higher than usual the baseline is above the lower edge of the bar, in points.
    var extraDepth: CGFloat { isUsual ? 0 : max(0, usual.descender - font.descender) }
}
