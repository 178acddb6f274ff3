internal import TableEngine

/// The interaction in which fingers that move across rows select all of them, or deselect them if the first one was
/// selected. Rows that the fingers leave again get back the state that they had.
///
/// Owned by a table or collection view, which creates it before the first touch if its delegate may allow the
/// interaction. An update or reload ends it.
@MainActor
final class MultipleSelection {
    private let host: any MultipleSelectionHost
    private let pan = MultipleSelectionPan()
    private let scrolling: EdgeScrolling?

    private struct Drag {
        let anchor: RowIndex
        let selects: Bool
        /// The rows that the interaction has changed.
        var changed: Set<RowIndex> = []
        var generation: Int
    }
    private var drag: Drag?

    init(host: any MultipleSelectionHost) {
        self.host = host
        scrolling = host.list.map { EdgeScrolling(scrollView: $0) }
        pan.mayBegin = { [weak self] in self?.mayBegin(at: $0) ?? false }
        pan.startsWithOneFinger = { [weak self] in self?.host.startsWithOneFinger($0) ?? false }
        pan.stateDidChange = { [weak self] in self?.panChanged() }
        scrolling?.didScroll = { [weak self] in self?.followPan() }
        host.list?.addGestureRecognizer(pan)
    }

    func mayBegin(at point: CGPoint) -> Bool {
        guard host.mayBegin, let row = host.row(at: point) else { return false }
        return host.shouldBegin(at: row)
    }

    // MARK: The pan

    private func panChanged() {
        host.pass {
            switch pan.state {
            case .began:
                begin(at: pan.start)
                followPan()
            case .changed: followPan()
            case .ended, .cancelled: end()
            case .possible, .failed: break
            }
        }
    }

    private func followPan() { follow(to: pan.location(in: host.list)) }

    // MARK: Rows

    /// Begins with the row at a point, which changes when the fingers are followed.
    func begin(at point: CGPoint) {
        guard let row = host.row(at: point) else { return }
        let generation = host.generation
        host.cancelTouches()
        host.allowSeveralRows()
        guard generation == host.generation || host.contains(row) else { return }
        drag = Drag(anchor: row, selects: !host.selection.contains(row), generation: host.generation)
        host.didBegin(at: row)
        // The delegate may have begun to edit the list, which measures the rows again.
        if drag != nil, host.contains(row) { drag?.generation = host.generation }
        scrolling?.start()
    }

    /// Selects the rows from the first to the one below the fingers.
    func follow(to point: CGPoint) {
        guard let drag else { return }
        guard drag.generation == host.generation else { return end() }
        scrolling?.move(to: CGPoint(x: point.x, y: point.y - (host.list?.bounds.minY ?? 0)))
        guard let row = host.row(at: point) else { return }
        let (first, last) = (host.ordinal(of: drag.anchor), host.ordinal(of: row))
        let wanted = min(first, last)...max(first, last)
        for row in drag.changed where !wanted.contains(host.ordinal(of: row)) {
            guard change(row, to: !drag.selects) else { return }
            self.drag?.changed.remove(row)
        }
        let order = first <= last ? Array(wanted) : wanted.reversed()
        for ordinal in order {
            let row = host.row(withOrdinal: ordinal)
            guard !drag.changed.contains(row), host.selection.contains(row) != drag.selects else { continue }
            guard change(row, to: drag.selects) else { return }
            self.drag?.changed.insert(row)
        }
    }

    /// Returns false if client code has updated the list or ended the interaction.
    private func change(_ row: RowIndex, to selected: Bool) -> Bool {
        guard let generation = drag?.generation else { return false }
        let rows = [row]
        host.selection.userChanges(
            selecting: selected ? rows : [], deselecting: selected ? [] : rows, mayHighlight: { _ in true })
        return drag != nil && host.generation == generation
    }

    func end() {
        guard drag != nil else { return }
        drag = nil
        scrolling?.stop()
        host.didEnd()
    }
}
