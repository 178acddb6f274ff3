/// Cells on screen whose sizes have to be measured again.
///
/// Owned by UICollectionView, which creates it with the first such request.
@MainActor
final class ItemInvalidation {
    /// Sound: the view owns this object.
    private unowned(unsafe) let view: UICollectionView
    /// Cells that have asked since the last layout. Some may be in the pool or released by now.
    private var waiting: Set<ObjectIdentifier> = []
    private var isAnimated = false

    init(view: UICollectionView) {
        self.view = view
    }

    /// Cells that change while animations are off grow at once, unless another cell asks with an animation.
    func cellDidChange(_ cell: UICollectionViewCell, _ reason: SizeChangeReason) {
        switch view.selfSizingInvalidation {
        case .disabled: return
        case .enabled: if reason == .constraints { return }
        case .enabledIncludingConstraints: break
        }
        guard view.display.canMeasure(cell) else { return }
        waiting.insert(ObjectIdentifier(cell))
        if UIView.areAnimationsEnabled { isAnimated = true }
        view.setNeedsLayout()
    }

    /// Measures the cells that have asked. An update that the application makes measures them itself: a change inside it
    /// would end its animation.
    ///
    /// - Parameter phase: that of the collection view's updates.
    func run(in phase: UpdatePhase) {
        guard !waiting.isEmpty, phase == .idle || phase == .animating else { return }
        view.rearrange(for: .sizes, animated: isAnimated) {
            forgetMeasures()
        } completion: { _ in
        }
    }

    /// Has the layout ask for the sizes of the cells that have asked to be measured.
    func forgetMeasures() {
        guard !waiting.isEmpty else { return }
        let cells = waiting
        waiting = []
        isAnimated = false
        for key in view.display.shown.keysInOrder {
            guard let cell = view.display.shown.live[key] as? UICollectionViewCell,
                cells.contains(ObjectIdentifier(cell))
            else { continue }
            view.display.forgetMeasure(of: cell)
        }
    }
}
