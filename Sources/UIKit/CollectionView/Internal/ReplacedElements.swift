/// The supplementary and decoration views that a layout removes and adds in an update, in addition to those that follow
/// from the sections.
@MainActor
struct ReplacedElements {
    /// By their paths before the update.
    private(set) var deleted: [ElementKey] = []
    /// By their paths after the update.
    private(set) var inserted: Set<ElementKey> = []

    /// Asks the layout, which is client code, for each kind that is shown or registered. The order of the questions is
    /// unverified.
    init(by layout: UICollectionViewLayout, in view: UICollectionView) {
        let shown = view.display.shown
        let keys = Array(shown.live.keys) + shown.leaving.map(\.key)
        let kinds = Set(keys.filter { $0.category == .supplementaryView }.compactMap(\.kind))
        for kind in kinds.union(view.elements.supplementaryKinds).sorted() {
            add(
                .supplementaryView, kind, layout.indexPathsToDeleteForSupplementaryView(ofKind: kind),
                layout.indexPathsToInsertForSupplementaryView(ofKind: kind))
        }
        let decorations = Set(keys.filter { $0.category == .decorationView }.compactMap(\.kind))
        for kind in decorations.union(layout.decorations.keys).sorted() {
            add(
                .decorationView, kind, layout.indexPathsToDeleteForDecorationView(ofKind: kind),
                layout.indexPathsToInsertForDecorationView(ofKind: kind))
        }
    }

    private mutating func add(
        _ category: UICollectionView.ElementCategory, _ kind: String, _ gone: [IndexPath], _ new: [IndexPath]
    ) {
        deleted += gone.map { ElementKey(category: category, kind: kind, indexPath: $0) }
        inserted.formUnion(new.map { ElementKey(category: category, kind: kind, indexPath: $0) })
    }
}
