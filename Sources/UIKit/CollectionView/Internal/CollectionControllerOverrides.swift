internal import RuntimeInspection

/// Which methods a subclass of UICollectionViewController overrides, read from its vtable: the class declares all of them in its body,
/// so that calling one says nothing about who implements it.
enum CollectionControllerOverrides {
    private static let table = OverrideTable(
        base: UICollectionViewController.self, empty: OverridesNothing.self, first: OverridesFirst.self,
        last: OverridesLast.self, count: CollectionMethod.ofControllers.count)

    /// False when this build's class layout is not the one known here; then calls tell, as for any other delegate.
    static var areKnown: Bool { table != nil }

    static func contain(_ method: CollectionMethod, in type: AnyClass) -> Bool {
        table?.overrides(method.rawValue, in: type) ?? false
    }
}

private class OverridesNothing: UICollectionViewController {}

// Other answers than the base's: the optimiser may give methods that do the same one address.
private class OverridesFirst: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
}

private class OverridesLast: UICollectionViewController {
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        view.tag = 1
    }
}
