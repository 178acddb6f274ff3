extension UICollectionView {
    /// The movement of items; made when it is first used.
    var itemMovement: ItemMovement {
        if let madeMovement { return madeMovement }
        let made = ItemMovement(view: self)
        madeMovement = made
        return made
    }

    /// Shows editing in the cells on screen.
    func showEditing() {
        for element in display.shown.live.values { (element as? UICollectionViewCell)?.isEditingInList = isEditing }
        setNeedsLayout()
    }
}
