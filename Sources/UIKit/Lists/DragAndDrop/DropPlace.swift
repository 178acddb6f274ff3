internal import TableEngine

/// The place of a list that is below a drag.
struct DropPlace {
    /// The row below the drag, or the place in the room that is open; the number of rows for the end of a section.
    let row: RowIndex
    /// The row of the data source below the drag, if there is one.
    let rowBelow: RowIndex?
    /// How far the drag is from the upper edge of the row to the lower, from 0 to 1; nil where there is no row, and in
    /// collection views.
    let share: Double?
}

/// What a list does for a proposal of its drop delegate.
struct DropDecision {
    enum Intent {
        case unspecified, insertAtDestination, insertIntoDestination
    }

    let proposal: UIDropProposal
    let intent: Intent
    let destination: RowIndex?

    var inserts: Bool { intent == .insertAtDestination && proposal.operation.transfersData }
    var entersRow: Bool { intent == .insertIntoDestination && proposal.operation.transfersData }
}
