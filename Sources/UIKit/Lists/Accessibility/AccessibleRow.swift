internal import HostInterface
internal import TableEngine

/// A row of a list as assistive technologies see it. A row on the screen is its cell; another one has no view, and the
/// data source is asked what it says.
@MainActor
final class AccessibleRow: AccessibleListPart {
    private var place: (list: any AccessibleList, row: RowIndex)? {
        guard let list, case .row(let row)? = part else { return nil }
        return (list, row)
    }

    override var liveView: UIView? { place.flatMap { $0.list.accessibleCell(at: $0.row) } }
    override var area: CGRect? { place.flatMap { $0.list.accessibleFrame(of: $0.row) } }

    private var said: RowDescription? { place.map { $0.list.accessibleRows.description(of: $0.row) } }

    override var role: HostAccessibleRole {
        guard let place else { return .unknown }
        // The row is as its list, without a question to the data source.
        if let live = liveView, live.accessibilityCondition.isExpanded != nil { return .treeItem }
        let own = place.list.selectsRows ? HostAccessibleRole.listBoxItem : .listItem
        return liveView.map { DataTablePlace.role(of: $0, otherwise: own, in: provider) } ?? own
    }

    override var states: HostAccessibleStates {
        guard let said, let place else { return .defunct }
        var states = places()
        if !said.traits.contains(.notEnabled) { states.insert(.enabled) }
        if place.list.selectsRows { states.formUnion([.selectable, .focusable]) }
        if place.list.selection.contains(place.row) || said.traits.contains(.selected) {
            states.formUnion([.selectable, .selected])
        }
        switch said.isExpanded {
        case true?: states.formUnion([.expandable, .expanded])
        case false?: states.insert(.expandable)
        case nil: break
        }
        if said.traits.contains(.updatesFrequently) { states.insert(.updatesFrequently) }
        if isFocused(in: place.list, place.row) { states.formUnion([.focusable, .focused]) }
        return states
    }

    private func isFocused(in list: any AccessibleList, _ row: RowIndex) -> Bool {
        let focused = AccessibleFocus(provider).object
        let text = (focused as? any ContainerText)?.accessibilityContainer
        return (focused as? UIView ?? text as? UIView).map { list.accessibleRow(of: $0) == row } ?? false
    }

    // MARK: Texts

    override var name: String { said?.name ?? "" }
    override var description: String { said?.value ?? "" }
    override var help: String { said?.hint ?? "" }
    override var identifier: String { said?.identifier ?? "" }
    override var locale: String { said?.language ?? "" }
    override var attributes: [String: String] { said?.attributes ?? [:] }
    override var children: [NSObject] { liveView == nil ? [] : said?.parts ?? [] }

    // MARK: Position

    /// The place of a cell of a table of values, which has a row and a column in place of a position among all cells.
    override var tableCell: HostAccessibleCell? { liveView.flatMap { DataTablePlace.cell(of: $0, in: provider) } }

    private var positioned: (list: any AccessibleList, row: RowIndex)? { tableCell == nil ? place : nil }

    override var positionInSet: Int? { positioned.map { $0.list.accessibleCounts.ordinal(of: $0.row) + 1 } }
    override var setSize: Int? { positioned.map { $0.list.accessibleCounts.numberOfRows } }
    override var level: Int? { said.map { $0.level + 1 } }

    // MARK: Scrolling and focus

    override func scrollToVisible(_ alignment: HostAccessibleAlignment) -> Bool {
        guard let (list, row) = place, list.isReadyForQuestions else { return false }
        switch alignment {
        case .anywhere, .left, .right: list.reveal(row, .near)
        case .top, .topLeft: list.reveal(row, .start)
        case .bottom, .bottomRight: list.reveal(row, .end)
        }
        return part != nil
    }

    override func grabFocus() -> Bool {
        guard let (list, row) = place, list.isReadyForQuestions else { return false }
        return AccessibleFocus(provider).grab(row, of: list)
    }

    // MARK: Actions

    override var actions: [HostAccessibleAction] { performers.map(\.action) }

    override func performAction(at index: Int) -> Bool {
        let performers = performers
        return performers.indices.contains(index) && performers[index].perform()
    }

    private var performers: [AccessiblePerformer] {
        guard let (list, row) = place else { return [] }
        let traits = said?.traits ?? .none
        guard !traits.contains(.notEnabled) else { return [] }
        var all = [AccessiblePerformer("click", SystemText.activate.string) { self.activate() }]
        if let cell = liveView {
            let actions = AccessibleActions(provider)
            if traits.contains(.adjustable) { all += actions.adjustments(of: cell) }
            all += actions.customActions(of: cell) + actions.drags(of: cell)
            all += AccessibleRotors(provider).performers(at: cell)
        }
        // The questions before may have moved the row.
        guard case .row(let present)? = part, present == row, list.isReadyForQuestions else { return all }
        return all
            + list.rowActions(row).map { action in
                AccessiblePerformer(action.name, action.localizedName) {
                    guard case .row(let present)? = self.part, list.isReadyForQuestions else { return false }
                    return action.perform(present)
                }
            }
    }

    /// Activates the cell, or else selects the row with the calls of a tap. A row off the screen is scrolled to first.
    private func activate() -> Bool {
        guard let (list, row) = place, list.isReadyForQuestions else { return false }
        if list.accessibleCell(at: row) == nil { list.reveal(row, .near) }
        if let cell = liveView, cell.accessibilityActivate() { return true }
        guard let (present, found) = place, present.isReadyForQuestions else { return false }
        if present.selectsRows {
            present.touchSelection.press(found)
            return true
        }
        guard let cell = liveView, let scene = cell.window?.windowScene else { return false }
        return AccessibleActions(provider).tap(cell.accessibilityActivationPoint, in: scene)
    }
}
