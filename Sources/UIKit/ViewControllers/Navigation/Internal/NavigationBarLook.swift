/// The appearance of a navigation bar for one item: its background, its titles and its buttons.
///
/// The appearance of the item takes precedence over that of the bar. While the content rests at its top, the scroll
/// edge appearance is used; without one the bar has no background (iOS 15 on).
@MainActor
struct NavigationBarLook {
    let ground: UIBarAppearance
    let title: [NSAttributedString.Key: Any]
    let largeTitle: [NSAttributedString.Key: Any]
    let largeTitleFont: LargeTitleFont
    let titleOffset: UIOffset
    let button: BarButtonLook
    let doneButton: BarButtonLook
    let backButton: BarButtonLook
    /// The image in the place of the chevron; nil for the chevron.
    let backIndicator: UIImage?

    init(of item: UINavigationItem?, in bar: UINavigationBar) {
        let isLow = bar.traitCollection.verticalSizeClass == .compact
        let (standard, edge) = Self.appearances(of: item, in: bar)
        let texts = bar.isAtScrollEdge ? edge ?? standard : standard
        ground = bar.isAtScrollEdge ? edge ?? .transparent : bar.withLegacyGround(standard)
        title = texts.titleTextAttributes.merging(bar.titleTextAttributes ?? [:]) { given, _ in given }
        largeTitle = texts.largeTitleTextAttributes.merging(bar.largeTitleTextAttributes ?? [:]) { given, _ in given }
        largeTitleFont = LargeTitleFont(of: item, in: bar)
        titleOffset = UIOffset(
            horizontal: texts.titlePositionAdjustment.horizontal,
            vertical: texts.titlePositionAdjustment.vertical
                + bar.titleVerticalPositionAdjustment(for: isLow ? .compact : .default))
        button = BarButtonLook([texts.buttons])
        doneButton = BarButtonLook([texts.doneButtons])
        backButton = BarButtonLook([texts.buttons, texts.backButtons])
        backIndicator = texts.backIndicator ?? bar.backIndicatorImage
    }
    /// Returns the appearance while content is below the bar, and the one at the edge of the content if it differs.
    static func appearances(
        of item: UINavigationItem?, in bar: UINavigationBar
    ) -> (standard: UINavigationBarAppearance, edge: UINavigationBarAppearance?) {
        let isLow = bar.traitCollection.verticalSizeClass == .compact
        let standard =
            (isLow ? item?.compactAppearance : nil) ?? item?.standardAppearance
            ?? (isLow ? bar.compactAppearance : nil) ?? bar.standardAppearance
        let edge =
            (isLow ? item?.compactScrollEdgeAppearance : nil) ?? item?.scrollEdgeAppearance
            ?? (isLow ? bar.compactScrollEdgeAppearance : nil) ?? bar.scrollEdgeAppearance
        return (standard, edge)
    }
}
