extension UITableViewCell: DraggedCell {
    func dragDidChange(to state: UICellConfigurationState.DragState) {
        dragStateDidChange(state == .lifting ? .lifting : state == .dragging ? .dragging : .none)
    }

    func setHighlightedByDrag(_ isHighlighted: Bool) { setHighlighted(isHighlighted, animated: true) }
}

extension UITableViewCell: SpringHighlighting {
    func setHighlightedBySpring(_ isHighlighted: Bool) { setHighlighted(isHighlighted, animated: false) }
}
