internal import TableEngine

/// A part of a table or collection view that knows rows by their numbers, or what is shown in their cells: the selection,
/// a drag, the row that a swipe has opened.
///
/// The part registers when it is made, with ``RowFollowers/add(_:)`` of its list. From then on it is told of everything
/// that happens to rows, in the order of ``FollowingTurn``, and nobody else names it there. Only the methods marked
/// *client* may run code of the application, which may change the list in any way.
@MainActor
protocol RowFollower: AnyObject {
    var turn: FollowingTurn { get }

    // MARK: Reloads

    /// Called before the list asks its data source for everything, after which rows have another meaning. *Client.*
    func listWillReload()

    /// Called when the new counts are known.
    func listDidReload()

    // MARK: Updates

    /// Called for an update that fits the counts, before the list follows it: ends what cannot go on without a row that is
    /// removed or reloaded, while its number still names it. If client code changes the list, the update is dropped.
    /// *Client.*
    func willFollow(_ plan: UpdatePlan)

    /// Called right before the counts change.
    func willRenumber()

    /// Exchanges the numbers of rows for those after the update. The list has the new counts already.
    func renumber(_ plan: UpdatePlan)

    /// Called when everything has its new number. *Client.*
    func didRenumber(_ map: IndexMap)

    // MARK: Cells

    /// The rows that have cells also while they are off screen.
    var keptRows: [RowIndex] { get }

    /// Called for a cell that has left, before the delegate is told and the cell is used for another row. *Client.*
    ///
    /// - Parameter row: Where the cell was when it left. Client code may have given the row another number since.
    func cellLeaves(_ cell: UIView, from row: RowIndex)

    // MARK: The user

    /// Called when a row is taken by its grip, or the list begins to scroll: ends what waits for an answer of the user.
    func interactionBegins()

    /// Called before the user selects a row by touch or with a key.
    func rowWillBeSelected(_ row: RowIndex)

    /// Called when editing of the list begins or ends. *Client.*
    func editingWillChange(animated: Bool)

    // MARK: Layout

    /// Places the views that stand among the rows. Called whenever rows get their places. *Client.*
    func placeViews()

    /// Called at the end of a layout pass, when everything is in its place.
    func listWasPlaced()

    /// Called after a layout pass. *Client.*
    func listWasLaidOut()

    /// Called when a layout pass has moved the content, because heights above the visible area have changed.
    func contentWasShifted(by distance: CGFloat)
}

/// A part of a list that shows in cells what it knows of their rows.
@MainActor
protocol CellMarker: RowFollower {
    /// Called for each cell that comes on screen. *Client.*
    func cellArrives(_ cell: UIView, at row: RowIndex)
}

extension RowFollower {
    func listWillReload() {}
    func listDidReload() {}
    func willFollow(_ plan: UpdatePlan) {}
    func willRenumber() {}
    func renumber(_ plan: UpdatePlan) {}
    func didRenumber(_ map: IndexMap) {}
    var keptRows: [RowIndex] { [] }
    func cellLeaves(_ cell: UIView, from row: RowIndex) {}
    func interactionBegins() {}
    func rowWillBeSelected(_ row: RowIndex) {}
    func editingWillChange(animated: Bool) {}
    func placeViews() {}
    func listWasPlaced() {}
    func listWasLaidOut() {}
    func contentWasShifted(by distance: CGFloat) {}
}
