/// What changes the elements of a collection view. The animation tells the layout of its beginning accordingly.
@MainActor
enum ElementsChange {
    case update
    case layout(LayoutExchange)
    case bounds
    /// Room for items that the data source does not have.
    case room
    /// Other sizes of cells.
    case sizes

    /// Called inside the animation block.
    func finalize(_ view: UICollectionView) {
        switch self {
        case .update: view.collectionViewLayout.finalizeCollectionViewUpdates()
        case .layout(let exchange): exchange.finalize()
        case .bounds: view.collectionViewLayout.finalizeAnimatedBoundsChange()
        case .room, .sizes: break
        }
    }
}

extension UICollectionView {
    /// Moves the elements for another reason than an update.
    func rearrange(
        for reason: ElementsChange, animated: Bool, _ change: () -> Void, completion: @escaping (Bool) -> Void
    ) {
        let outer = elementsChange
        elementsChange = reason
        updates.rearrange(animated: animated, change, completion: completion)
        elementsChange = outer
    }
}
