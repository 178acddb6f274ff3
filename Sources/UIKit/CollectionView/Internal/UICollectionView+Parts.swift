/// Makes the parts of a collection view that are made on demand.
extension UICollectionView {
    var itemMovement: ItemMovement { parts.movement.ifMade ?? keep(ItemMovement(view: self), as: \.movement) }

    var sectionIndex: SectionIndex {
        parts.sectionIndex.ifMade ?? keep(SectionIndex(host: CollectionIndexHost(view: self)), as: \.sectionIndex)
    }

    var rowActions: RowActions {
        parts.rowActions.ifMade ?? keep(RowActions(host: CollectionSwipeHost(view: self)), as: \.rowActions)
    }

    var openings: CollectionOpenings { parts.openings.ifMade ?? keep(CollectionOpenings(view: self), as: \.openings) }

    var orthogonal: OrthogonalSections {
        parts.orthogonal.ifMade ?? keep(OrthogonalSections(view: self), as: \.orthogonal)
    }

    var keyboard: CollectionKeyboard {
        if let made = parts.keyboard.ifMade { return made }
        let made = CollectionKeyboard(view: self)
        updates.followers.add(made.focus)
        return parts.keyboard.keep(made)
    }

    var itemInvalidation: ItemInvalidation {
        parts.itemInvalidation.ifMade ?? parts.itemInvalidation.keep(ItemInvalidation(view: self))
    }

    /// Keeps a part that follows items.
    @discardableResult
    func keep<Part: RowFollower>(_ made: Part, as part: WritableKeyPath<CollectionParts, OnDemand<Part>>) -> Part {
        updates.followers.add(made)
        return parts[keyPath: part].keep(made)
    }
}
