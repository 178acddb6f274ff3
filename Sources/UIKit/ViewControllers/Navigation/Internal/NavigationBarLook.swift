/// What a navigation bar looks like for one item: its ground, and the attributes of its titles.
///
/// Of what was set, the item's goes before the bar's, and where the content rests at its top, what was set for that place. A bar for which nothing
/// was set there has no ground (iOS 15 on).
@MainActor
struct NavigationBarLook {
    let ground: UIBarAppearance
    let title: [NSAttributedString.Key: Any]
    let largeTitle: [NSAttributedString.Key: Any]

    init(of item: UINavigationItem?, in bar: UINavigationBar) {
        let standard = item?.standardAppearance ?? bar.standardAppearance
        let edge = item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
        let texts = bar.isAtScrollEdge ? edge ?? standard : standard
        ground = bar.isAtScrollEdge ? edge ?? .transparent : bar.withLegacyGround(standard)
        title = texts.titleTextAttributes.merging(bar.titleTextAttributes ?? [:]) { given, _ in given }
        largeTitle = texts.largeTitleTextAttributes.merging(bar.largeTitleTextAttributes ?? [:]) { given, _ in given }
    }
}
