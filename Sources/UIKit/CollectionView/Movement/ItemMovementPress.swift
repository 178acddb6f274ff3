/// The long press with which the user moves the items of a UICollectionViewController. It begins on items that the data
/// source moves, and not where items are dragged.
final class ItemMovementPress: UILongPressGestureRecognizer {
    private var collectionView: UICollectionView? { view as? UICollectionView }

    override func shouldBegin() -> Bool {
        guard let collectionView, collectionView.dragDelegate == nil, super.shouldBegin(),
            let path = collectionView.places.item(at: location(in: collectionView))
        else { return false }
        return collectionView.calls.pass { collectionView.calls.mayMove(path) }
    }

    override func callActions() {
        if let collectionView {
            let finger = location(in: collectionView)
            collectionView.calls.pass { follow(finger, in: collectionView) }
        }
        super.callActions()
    }

    private func follow(_ finger: CGPoint, in collectionView: UICollectionView) {
        let movement = collectionView.itemMovement
        switch state {
        case .began:
            if let path = collectionView.places.item(at: finger) { _ = movement.begin(path, at: finger) }
        case .changed: movement.follow(finger)
        case .ended: movement.end()
        case .cancelled: movement.cancel()
        case .possible, .failed: break
        }
    }
}
