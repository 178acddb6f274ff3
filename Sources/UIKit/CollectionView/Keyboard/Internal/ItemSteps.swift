internal import TableEngine

/// Finds the items of a collection view that the keys lead to, by their places in the layout.
@MainActor
struct ItemSteps<List: PlacedItems> {
    let list: List

    /// Items that may not be focused are passed, up to this many.
    private static var mostRefused: Int { 1000 }

    var first: RowIndex? { inOrder(from: 0, by: 1) }

    var last: RowIndex? { inOrder(from: list.numberOfRows - 1, by: -1) }

    /// The first item on screen that can have the focus; one that is fully visible if there is one.
    var firstVisible: RowIndex? {
        let seen = list.visibleArea.inset(by: list.obscuredEdges).insetBy(dx: -0.5, dy: -0.5)
        let shown = list.shownCells
        let whole = shown.filter { seen.contains($0.frame) }
        for cell in whole + shown {
            guard let item = list.row(of: cell) else { continue }
            let (place, isAllowed) = list.following(item) { list.canFocus(item) }
            if isAllowed, let place { return place }
        }
        return nil
    }

    /// Returns the nearest item in a direction: within a screen of the item, or further if there is none.
    func next(_ heading: UIFocusHeading, from item: RowIndex) -> RowIndex? {
        guard let frame = list.placedFrame(of: item) else { return nil }
        let reach = list.visibleArea.size
        for screens in [CGFloat(1), 4] {
            let area = area(heading, of: frame, reach.width * screens, reach.height * screens).intersection(content)
            if let found = nearest(heading, to: frame, in: area, except: item) { return found }
        }
        return nil
    }

    /// Returns the item that is a screen further; at least the next one.
    func page(_ heading: UIFocusHeading, from item: RowIndex) -> RowIndex? {
        guard let frame = list.placedFrame(of: item) else { return nil }
        let edges = list.obscuredEdges
        let height = max(list.visibleArea.height - edges.top - edges.bottom - frame.height, 0)
        let target = frame.offsetBy(dx: 0, dy: heading == .down ? height : -height)
        let area = area(heading, of: frame, list.visibleArea.width, height + frame.height)
        let cells = list.placedItems(in: area).filter {
            FocusStep(heading).distance(from: frame, to: $0.frame) != nil
        }
        let ranked = cells.sorted { distance($0.frame, target) < distance($1.frame, target) }
        return allowed(ranked.map(\.item)) ?? next(heading, from: item)
    }

    private func distance(_ frame: CGRect, _ target: CGRect) -> CGFloat {
        abs(frame.midY - target.midY) + abs(frame.midX - target.midX) / 10
    }

    private func nearest(
        _ heading: UIFocusHeading, to frame: CGRect, in area: CGRect, except item: RowIndex
    ) -> RowIndex? {
        let step = FocusStep(heading)
        let cells = list.placedItems(in: area).compactMap { placed in
            step.distance(from: frame, to: placed.frame).map { (placed.item, $0) }
        }
        return allowed(cells.filter { $0.0 != item }.sorted { $0.1 < $1.1 }.map(\.0))
    }

    /// All items, and what can be seen.
    private var content: CGRect { CGRect(origin: .zero, size: list.contentSize).union(list.visibleArea) }

    /// What is ahead of a frame, as wide as the content.
    private func area(_ heading: UIFocusHeading, of frame: CGRect, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        let content = content
        switch heading {
        case .up:
            return CGRect(x: content.minX, y: frame.minY - height, width: content.width, height: height + frame.height)
        case .down:
            return CGRect(x: content.minX, y: frame.minY, width: content.width, height: height + frame.height)
        case .left:
            return CGRect(x: frame.minX - width, y: frame.minY, width: width + frame.width, height: frame.height)
        default: return CGRect(x: frame.minX, y: frame.minY, width: width + frame.width, height: frame.height)
        }
    }

    /// The first of the items that may have the focus. The delegate may change the collection view when it is asked: the
    /// answer then belongs to the item that it was asked about, and the rest is given up.
    private func allowed(_ items: [RowIndex]) -> RowIndex? {
        let generation = list.generation
        for item in items.prefix(Self.mostRefused) {
            guard list.contains(item) else { return nil }
            let (place, isAllowed) = list.following(item) { list.canFocus(item) }
            if isAllowed, let place { return place }
            guard list.generation == generation else { return nil }
        }
        return nil
    }

    private func inOrder(from start: Int, by step: Int) -> RowIndex? {
        var ordinal = start
        for _ in 0..<Self.mostRefused {
            guard ordinal >= 0, ordinal < list.numberOfRows else { return nil }
            let item = list.row(withOrdinal: ordinal)
            let (place, isAllowed) = list.following(item) { list.canFocus(item) }
            if isAllowed, let place { return place }
            ordinal += step
        }
        return nil
    }
}
