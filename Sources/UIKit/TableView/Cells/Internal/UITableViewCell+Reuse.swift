/// Cells that wait for their next row stay where they are and hide, as UIKit's do (`-[UITableViewCell _setHiddenForReuse:]`): taking them
/// out of the hierarchy and putting them back costs more than setting them up.
extension UITableViewCell {
    /// What animated in the cell ends, as for every view that leaves the screen.
    func hideForReuse() {
        guard !isHiddenForReuse else { return }
        isHiddenForReuse = true
        staysHiddenAfterReuse = isHidden
        layer.endBranchAnimations()
        layer.isHidden = true
    }

    func showAfterReuse() {
        guard isHiddenForReuse else { return }
        isHiddenForReuse = false
        layer.isHidden = staysHiddenAfterReuse
    }

    /// Whether what the user types goes to a view in the cell.
    var containsFirstResponder: Bool {
        (window?.firstResponder as? UIView)?.isDescendant(of: self) ?? false
    }
}
