extension UICollectionViewCell: DraggedCell {
    func dragDidChange(to state: UICellConfigurationState.DragState) {
        dragStateDidChange(state == .lifting ? .lifting : state == .dragging ? .dragging : .none)
    }

    func setHighlightedByDrag(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}

extension UICollectionViewCell: SpringHighlighting {
    func setHighlightedBySpring(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
