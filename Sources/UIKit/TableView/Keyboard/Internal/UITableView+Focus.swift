extension UITableView: KeyboardList {
    var mayHaveFocus: Bool { selectionHost.mayHaveFocus }
}

extension UITableViewCell: KeyboardCell, InsideRingView {
    var keyboardList: (any KeyboardList)? { tableView }
}
