extension CollectionCalls {
    /// Returns the index path by which the data source knows an item, which differs while the user moves one.
    func dataPath(of indexPath: IndexPath) -> IndexPath {
        view.parts.movement.ifMade?.dataPath(of: indexPath) ?? indexPath
    }

    /// Shows in a cell what the collection view and the data source know of its item, before the data source sets it up.
    func prepare(_ cell: UICollectionViewCell, for indexPath: IndexPath) {
        if let outlines = view.dataSource as? any OutlineDataSource { cell.show(outlines.outlineState(at: indexPath)) }
        cell.isEditingInList = isEdited(indexPath)
    }

    /// Whether the user may move an item: the data source implements `collectionView(_:moveItemAt:to:)` and does not
    /// refuse.
    func mayMove(_ indexPath: IndexPath) -> Bool {
        movesItems && askDataSource(.canMoveItem) { $0.collectionView($1, canMoveItemAt: indexPath) } ?? true
    }

    func moveItem(_ origin: IndexPath, to destination: IndexPath) {
        askDataSource(.moveItem) { $0.collectionView($1, moveItemAt: origin, to: destination) }
    }

    /// Returns nil if the method is not implemented.
    func targetOfMove(from origin: IndexPath, at current: IndexPath, proposed: IndexPath) -> IndexPath? {
        askDelegate(.targetIndexPathForMove) {
            $0.collectionView(
                $1, targetIndexPathForMoveOfItemFromOriginalIndexPath: origin, atCurrentIndexPath: current,
                toProposedIndexPath: proposed)
        }
    }

    /// Returns nil if only calling the data source's method can tell.
    private func dataSourceImplements(_ method: CollectionMethod) -> Bool? {
        guard let methods = dataSourceMethods else { return false }
        return methods.implements(method)
    }

    /// Whether the data source implements `collectionView(_:moveItemAt:to:)`, which must be known without calling it.
    /// Where nothing tells, it counts as implemented if `collectionView(_:canMoveItemAt:)` is.
    private var movesItems: Bool {
        guard let dataSource else { return false }
        if let known = dataSourceImplements(.moveItem) { return known }
        let object = dataSource as AnyObject
        let selector = Selector(CollectionMethod.moveItem.selector)
        if let proxy = object as? any MessageForwarding { return proxy.responds(to: selector) }
        if let known = KnownMethods.certainly(contain: selector, in: object) { return known }
        return dataSourceImplements(.canMoveItem) == true
    }
}
