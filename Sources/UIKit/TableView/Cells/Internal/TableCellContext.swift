/// Where a row stands among the rows of its section.
enum SectionPosition: Equatable {
    case only, first, middle, last

    var isFirst: Bool { self == .only || self == .first }
    var isLast: Bool { self == .only || self == .last }
}

/// What a table tells a cell about its row. The table sets it before it measures or shows the cell, and again whenever it
/// changes; a cell outside tables has none.
struct TableCellContext: Equatable {
    var style = UITableView.Style.plain
    var position = SectionPosition.middle
    var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// Nil: the system's.
    var separatorColor: UIColor?
    /// The table's; `UITableView.automaticDimension`, here by its value, stands for the automatic inset of an edge.
    var separatorInset = UIEdgeInsets(top: 0, left: -1, bottom: 0, right: -1)
    var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
    /// False under the last row of a card, and of a plain section that a header follows.
    var showsBottomSeparator = true
}
