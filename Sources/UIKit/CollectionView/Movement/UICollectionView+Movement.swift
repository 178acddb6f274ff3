extension UICollectionView {
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
