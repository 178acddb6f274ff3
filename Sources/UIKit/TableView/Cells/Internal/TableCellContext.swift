/// The position of a row among the rows of its section.
enum SectionPosition: Equatable {
    case only, first, middle, last

    var isFirst: Bool { self == .only || self == .first }
    var isLast: Bool { self == .only || self == .last }
}

/// The position and separator settings of a row. The table sets them before it measures or shows the cell, and again
/// when they change; nil for a cell outside tables.
struct TableCellContext: Equatable {
    var style = UITableView.Style.plain
    var position = SectionPosition.middle
    var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// Nil for the system's color.
    var separatorColor: UIColor?
    var separatorEffect: UIVisualEffect?
    /// The table's inset. `UITableView.automaticDimension`, written here as -1, stands for the automatic inset of an
    /// edge.
    var separatorInset = UIEdgeInsets(top: 0, left: -1, bottom: 0, right: -1)
    var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
    /// False below the last row of a card, and below the last row of a plain section that a header follows.
    var showsBottomSeparator = true
}
