/// What the application has set for the separators of a table.
struct TableSeparators {
    var style = UITableViewCell.SeparatorStyle.singleLine
    /// Nil for the system's color.
    var color: UIColor?
    var effect: UIVisualEffect?
    var inset = UIEdgeInsets(
        top: 0, left: UITableView.automaticDimension, bottom: 0, right: UITableView.automaticDimension)
    var insetReference = UITableView.SeparatorInsetReference.fromCellEdges
}
