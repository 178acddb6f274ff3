internal import TableEngine

/// The interaction in which fingers that move across rows select all of them, or deselect them if the first one was
/// selected. Rows that the fingers leave again get back the state that they had.
///
/// Owned by UITableView; created before the first touch of a table whose delegate may allow the interaction. An update or
/// reload ends it.
@MainActor
final class MultipleSelection {
    /// Sound: the table owns this object.
    private unowned(unsafe) let table: UITableView
    private let pan = MultipleSelectionPan()
    private let scrolling: EdgeScrolling

    private struct Drag {
        let anchor: RowIndex
        let selects: Bool
        /// The rows that the interaction has changed.
        var changed: Set<RowIndex> = []
        var generation: Int
    }
    private var drag: Drag?

    init(table: UITableView) {
        self.table = table
        scrolling = EdgeScrolling(scrollView: table)
        pan.mayBegin = { [weak self] in self?.mayBegin(at: $0) ?? false }
        pan.startsWithOneFinger = { [weak self] in self?.isOnCircle($0) ?? false }
        pan.stateDidChange = { [weak self] in self?.panChanged() }
        scrolling.didScroll = { [weak self] in self?.follow() }
        table.addGestureRecognizer(pan)
    }

    private var allowsSelection: Bool {
        table.allowsMultipleSelectionDuringEditing || table.editingState != .table && table.allowsMultipleSelection
    }

    private func isOnCircle(_ point: CGPoint) -> Bool {
        guard table.editingState == .table, table.allowsMultipleSelectionDuringEditing,
            let path = table.indexPathForRow(at: point), let cell = table.cells.cell(at: RowIndex(path)), cell.isEditing
        else { return false }
        let content = cell.contentView.convert(cell.contentView.bounds, to: table)
        return cell.isRightToLeft ? point.x > content.maxX : point.x < content.minX
    }

    private func mayBegin(at point: CGPoint) -> Bool {
        guard allowsSelection, table.editingState != .row, let path = table.indexPathForRow(at: point) else {
            return false
        }
        return table.calls.shouldBeginMultipleSelection(at: path) ?? false
    }

    // MARK: The pan

    private func panChanged() {
        table.calls.pass {
            switch pan.state {
            case .began: begin()
            case .changed: follow()
            case .ended, .cancelled: end()
            case .possible, .failed: break
            }
        }
    }

    private func begin() {
        guard let path = table.indexPathForRow(at: pan.start) else { return }
        let generation = table.updates.generation
        table.touchSelection.cancel()
        if table.editingState == .none, table.allowsMultipleSelectionDuringEditing {
            table.setEditing(true, animated: true)
        }
        let row = RowIndex(path)
        guard generation == table.updates.generation || table.contents.contains(row) else { return }
        drag = Drag(
            anchor: row, selects: !table.selection.contains(row), generation: table.updates.generation)
        table.calls.didBeginMultipleSelection(at: path)
        // The delegate may have begun to edit the table, which measures the rows again.
        if drag != nil, table.contents.contains(row) { drag?.generation = table.updates.generation }
        scrolling.start()
        follow()
    }

    /// Selects the rows from the first to the one below the fingers.
    private func follow() {
        guard let drag else { return }
        guard drag.generation == table.updates.generation else { return end() }
        let point = pan.location(in: table)
        scrolling.move(to: CGPoint(x: point.x, y: point.y - table.bounds.minY))
        guard let path = table.indexPathForRow(at: point) else { return }
        let geometry = table.contents.geometry
        let (first, last) = (geometry.ordinal(of: drag.anchor), geometry.ordinal(of: RowIndex(path)))
        let wanted = min(first, last)...max(first, last)
        for row in drag.changed where !wanted.contains(geometry.ordinal(of: row)) {
            guard change(row, to: !drag.selects) else { return }
            self.drag?.changed.remove(row)
        }
        let order = first <= last ? Array(wanted) : wanted.reversed()
        for ordinal in order {
            let row = geometry.row(withOrdinal: ordinal)
            guard !drag.changed.contains(row), table.selection.contains(row) != drag.selects else { continue }
            guard change(row, to: drag.selects) else { return }
            self.drag?.changed.insert(row)
        }
    }

    /// Returns false if client code has updated the table or ended the interaction.
    private func change(_ row: RowIndex, to selected: Bool) -> Bool {
        guard let generation = drag?.generation else { return false }
        let rows = [row]
        table.selection.userChanges(
            selecting: selected ? rows : [], deselecting: selected ? [] : rows, mayHighlight: { _ in true })
        return drag != nil && table.updates.generation == generation
    }

    private func end() {
        guard drag != nil else { return }
        drag = nil
        scrolling.stop()
        table.calls.didEndMultipleSelection()
    }
}
