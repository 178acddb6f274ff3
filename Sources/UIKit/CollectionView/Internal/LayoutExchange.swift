/// The two layouts of a change.
@MainActor
final class LayoutExchange {
    private let layouts: [UICollectionViewLayout]

    private var isFinalized = false

    init(from old: UICollectionViewLayout, to new: UICollectionViewLayout) { layouts = [old, new] }

    /// Tells both layouts, once, that the change is over.
    func finalize() {
        guard !isFinalized else { return }
        isFinalized = true
        for layout in layouts { layout.finalizeLayoutTransition() }
    }
}
