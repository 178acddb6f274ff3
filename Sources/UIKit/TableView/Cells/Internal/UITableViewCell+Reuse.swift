/// Cells in the reuse pool stay in the table and hide, as UIKit's do (`-[UITableViewCell _setHiddenForReuse:]`):
/// removing them from the hierarchy and inserting them again costs more than setting them up.
extension UITableViewCell {
    /// Hides the cell and ends its animations, as for every view that leaves the screen.
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
}

extension UITableViewCell: PooledView {}

extension UITableViewCell: ReusableView {}

extension UITableViewHeaderFooterView: ReusableView {}
