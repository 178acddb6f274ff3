/// The side of a row in the direction of reading.
enum RowSide: Equatable {
    case leading
    case trailing

    /// Whether the buttons are at the left of the row.
    func isLeft(rightToLeft: Bool) -> Bool { (self == .leading) != rightToLeft }
}

/// The actions of one side of a row, whatever they were given as.
@MainActor
struct RowActionSet {
    let side: RowSide
    /// From the edge of the table inwards; never empty.
    let actions: [UIContextualAction]
    /// Whether a swipe across the row performs the first action.
    let allowsFullSwipe: Bool

    /// Returns nil for no actions.
    init?(_ side: RowSide, _ actions: [UIContextualAction], allowsFullSwipe: Bool) {
        guard !actions.isEmpty else { return nil }
        self.side = side
        self.actions = actions
        self.allowsFullSwipe = allowsFullSwipe
    }
}
