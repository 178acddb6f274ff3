internal import TableEngine

/// Changes heights, and keeps the content that the user looks at in its place on screen.
///
/// Owned by UITableView. Inside a layout pass one row that was visible before and still is keeps its place; the pass moves
/// the content offset once, at its end. Outside a pass the content offset changes at once.
@MainActor
final class ScrollAnchoring {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView
    private let contents: TableContents
    private let frames: TableFrames

    /// The row that keeps its place in the running pass. Updates renumber it.
    private(set) var row: RowIndex?
    /// The row that a scroll brings on screen: while it is visible, it is the one that keeps its place.
    var destination: RowIndex?
    /// The number of updates so far. Client code may update the table while a height changes.
    private var updates = 0

    /// What the running changes have agreed on.
    private struct Rules {
        /// True while the place of one row decides how far the content moves, and not each height that changes.
        var isDecided = false
        /// True during an update that leaves the content offset as it is.
        var keepsOffset = false
    }

    private var rules = Rules()
    /// True while a layout pass runs.
    private(set) var isInPass = false

    init(table: UITableView, contents: TableContents, frames: TableFrames) {
        self.table = table
        self.contents = contents
        self.frames = frames
    }

    // MARK: The pass

    func beginPass() {
        isInPass = true
        row = nil
    }

    func endPass() { isInPass = false }

    /// Chooses the row that keeps its place, before views come on screen. None while the table rests at its top and nobody
    /// scrolls it: the top keeps its place then.
    func chooseRow(_ step: LayoutPass, live: LiveElements<RowIndex>) {
        // Rows are requested farther than they are seen while there are gaps.
        let step =
            !frames.hasGap
            ? step : LayoutPass(geometry: contents.geometry, viewport: frames.viewport, floats: step.floats)
        if let destination, step.isVisible(destination) {
            row = destination
            return
        }
        let isScrolled = table.isTracking || table.isDragging || table.isDecelerating
        row = !isScrolled && frames.restsAtTop ? nil : step.heldRow(row, live: live)
    }

    /// Returns how far the content offset has to move at the end of the pass.
    func takeShift() -> CGFloat {
        defer { frames.pendingShift = 0 }
        return frames.pendingShift
    }

    /// Moves the offset because content above the visible area grew. An animated scroll to the top of the content still
    /// ends there.
    func shiftContentOffset(by distance: CGFloat) {
        let top = table.offsetEdges.vertical.lowerBound
        let goesToTop = table.isScrollAnimating && table.offsetAnimation.to.y <= top + 0.5
        table.shiftContentOffset(by: CGPoint(x: 0, y: distance))
        if goesToTop { table.offsetAnimation.retarget(to: CGPoint(x: table.contentOffset.x, y: top)) }
    }

    func remap(_ map: IndexMap) {
        row = row?.after(map)
        destination = destination?.after(map)
        updates += 1
    }

    // MARK: Heights

    func setExtent(_ extent: RowExtent, of row: RowIndex) {
        holding { contents.setExtent(extent, of: row) }
    }

    /// - Parameter topPadding: Returns the padding above a section's header of this height.
    func setBand(_ key: BandKey, _ points: Double, topPadding: (RowExtent, Int) -> Double) {
        let (before, start) = contents.geometry.section(key.section)
        let extent = RowExtent.measured(points)
        let padding = key.band == .header ? topPadding(extent, key.section) : before.topPadding
        guard (key.band == .header ? before.header : before.footer) != extent || padding != before.topPadding else {
            return
        }
        let top = key.band == .header ? start : before.footerSpan.start + start
        let isAboveViewport = !rules.isDecided && top < frames.visible.start
        let isHeld = holding {
            contents.editSection(key.section) {
                if key.band == .header { $0.header = extent } else { $0.footer = extent }
                $0.topPadding = padding
            }
        }
        guard !isHeld, isAboveViewport else { return }
        frames.pendingShift += CGFloat(contents.geometry.section(key.section).geometry.points - before.points)
    }

    // MARK: Staying in place

    /// Changes heights so that the chosen row keeps its place. Without one, after a jump or a reload, the content above the
    /// changed height does. Returns whether a row kept its place.
    @discardableResult
    private func holding(_ change: () -> Void) -> Bool {
        guard isInPass, !rules.isDecided, let row, contents.contains(row) else {
            change()
            return false
        }
        let before = contents.geometry.span(of: row)
        // Client code has scrolled the row off screen.
        guard before.intersects(frames.visible) else {
            change()
            return false
        }
        let updates = updates
        deciding(change)
        // An update in the middle has corrected for itself, and renumbered the row.
        guard self.updates == updates, contents.contains(row) else { return true }
        frames.pendingShift += CGFloat(contents.geometry.span(of: row).start - before.start)
        return true
    }

    /// Changes heights whose effect on the content offset the caller decides.
    func deciding(_ change: () -> Void) {
        let outer = rules.isDecided
        rules.isDecided = true
        change()
        rules.isDecided = outer
    }

    /// Returns the content that the user looks at, or the top of the content if the table rests there.
    func makeAnchor() -> ScrollAnchor {
        ScrollAnchor(
            geometry: contents.geometry, viewport: frames.viewport, restsAtTop: frames.restsAtTop,
            mode: table.anchor == .visibleRows && !rules.keepsOffset ? .visibleRows : .contentOffset)
    }

    /// Makes an update that shows rows where they are seen already.
    func keepingOffset(_ update: () -> Void) {
        let outer = rules.keepsOffset
        rules.keepsOffset = true
        update()
        rules.keepsOffset = outer
    }

    /// Changes heights so that the first visible row keeps its place on screen.
    func keepingFirstRowInPlace(_ change: () -> Void) {
        if isInPass, row != nil, !rules.isDecided {
            holding(change)
            return
        }
        let anchor = makeAnchor()
        let updates = updates
        deciding(change)
        guard self.updates == updates else { return }
        let distance = anchor.correction(in: contents.geometry)
        if isInPass { return correct(by: distance) }
        guard distance != 0 else { return }
        table.shiftContentOffset(by: CGPoint(x: 0, y: distance))
        table.updateContentSize()
        table.returnBetweenEdges()
    }

    /// Has the running layout pass, or the next one, move the content.
    func correct(by distance: Double) {
        guard distance != 0 else { return }
        frames.pendingShift += CGFloat(distance)
        table.setNeedsLayout()
    }
}
