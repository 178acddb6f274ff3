extension UICollectionView {
    /// The movement of items; made when it is first used.
    var itemMovement: ItemMovement {
        if let madeMovement { return madeMovement }
        let made = updates.followers.adding(ItemMovement(view: self))
        madeMovement = made
        return made
    }

    /// Shows editing in the cells on screen.
    func showEditing() {
        calls.pass {
            for key in display.shown.keys(.cell) {
                guard let cell = display.shown.live[key] as? UICollectionViewCell else { continue }
                cell.isEditingInList = calls.isEdited(calls.dataPath(of: key.indexPath))
            }
        }
        setNeedsLayout()
    }
}
