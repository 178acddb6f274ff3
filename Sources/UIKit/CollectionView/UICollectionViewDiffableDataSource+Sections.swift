extension UICollectionViewDiffableDataSource {
    /// Applies the visible items of an outline to a section, as ``apply(_:animatingDifferences:completion:)`` does. A
    /// section that the data source does not have is appended.
    nonisolated public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        apply(
            outlines.applying(snapshot, to: section, of: self.snapshot()), animatingDifferences: animatingDifferences,
            completion: completion)
    }

    /// Applies the visible items of an outline to a section, and returns after the animation.
    nonisolated public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await apply(
            outlines.applying(snapshot, to: section, of: self.snapshot()), animatingDifferences: animatingDifferences)
    }

    /// Returns the outline of a section, to be changed and applied again. Raises for a section that the data source does
    /// not have.
    nonisolated public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        outlines.outline(of: section, items: snapshot().itemIdentifiers(inSection: section))
    }
}
