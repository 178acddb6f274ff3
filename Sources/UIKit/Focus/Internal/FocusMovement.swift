/// Moves the focus with an arrow key from an item to the nearest one of its group in that direction. Guides lead on,
/// also to other groups.
@MainActor
struct FocusMovement {
    let system: UIFocusSystem
    let window: UIWindow

    private enum Candidate {
        case item(any UIFocusItem)
        case guide(UIFocusGuide)
    }

    /// Returns whether the focus has moved.
    ///
    /// - Parameter list: the list that the focus leaves, of which no other row is considered.
    func move(_ heading: UIFocusHeading, leaving list: ListFocus?) -> Bool {
        guard let present = system.focusedItem else { return false }
        let start = FocusItems.frame(of: present)
        let map = FocusMap(of: window, insideRows: list == nil)
        let object: any UIFocusItem = list?.host.list ?? present
        let items = map.group(of: object).map { candidates(map.stops(around: map.groups[$0]), except: object) } ?? []
        let others = items.filter { $0 !== present }.map { (Candidate.item($0), FocusItems.frame(of: $0)) }
        let guides = map.guides.filter { $0.isEnabled && !$0.preferredFocusEnvironments.isEmpty }
            .map { (Candidate.guide($0), frame(of: $0)) }
        let ranked = (others + guides).compactMap { candidate, frame in
            FocusStep(heading).distance(from: start, to: frame).map { (candidate, $0) }
        }
        for (candidate, _) in ranked.sorted(by: { $0.1 < $1.1 }) {
            guard let destination = destination(of: candidate, from: present) else { continue }
            guard system.move(to: destination, heading: heading) else { return false }
            FocusReveal.show(destination)
            return true
        }
        return false
    }

    private func destination(of candidate: Candidate, from present: any UIFocusItem) -> FocusDestination? {
        switch candidate {
        case .item(let item): return Focusability.allowsKeys(item) ? FocusDestination(item) : nil
        case .guide(let guide):
            for environment in guide.preferredFocusEnvironments where !environment.contains(present) {
                if let found = PreferredFocus().destination(in: environment) { return found }
            }
            return nil
        }
    }

    /// The items of a group; of a list the cells on screen.
    private func candidates(_ stops: [FocusStop], except list: any UIFocusItem) -> [any UIFocusItem] {
        stops.flatMap { stop -> [any UIFocusItem] in
            switch stop {
            case .item(let item): [item]
            case .list(let other): other === list ? [] : other.ownFocusList?.host.shownCells ?? []
            }
        }
    }

    private func frame(of guide: UIFocusGuide) -> CGRect {
        guide.owningView?.convert(guide.layoutFrame, to: nil as UIView?) ?? .null
    }
}

/// How far one frame is from another in a direction.
struct FocusStep {
    private let heading: UIFocusHeading

    init(_ heading: UIFocusHeading) { self.heading = heading }

    /// Returns nil for a frame that is not in the direction. Frames beside the way are further away than those on it, and
    /// of these the one whose middle is nearer comes first. The weights are unverified.
    func distance(from start: CGRect, to frame: CGRect) -> CGFloat? {
        guard !frame.isNull, !frame.isEmpty else { return nil }
        let isVertical = heading == .up || heading == .down
        let (along, across) = isVertical ? (start.ySpan, start.xSpan) : (start.xSpan, start.ySpan)
        let (itsAlong, itsAcross) = isVertical ? (frame.ySpan, frame.xSpan) : (frame.xSpan, frame.ySpan)
        let isBackwards = heading == .up || heading == .left
        let (middle, itsMiddle) = (along.middle, itsAlong.middle)
        let gap = isBackwards ? along.start - itsAlong.end : itsAlong.start - along.end
        // Frames may overlap somewhat: the middle decides what is in the direction.
        let isAhead =
            isBackwards
            ? itsMiddle < middle && itsAlong.start < along.start
            : itsMiddle > middle && itsAlong.end > along.end
        guard isAhead else { return nil }
        let beside = max(itsAcross.start - across.end, across.start - itsAcross.end, 0)
        return max(gap, 0) + beside * 2 + abs(itsAcross.middle - across.middle) / 1000
            + (beside > 0 ? 10_000 : 0)
    }
}

extension CGRect {
    fileprivate typealias Extent = (start: CGFloat, end: CGFloat, middle: CGFloat)

    fileprivate var xSpan: Extent { (minX, maxX, midX) }
    fileprivate var ySpan: Extent { (minY, maxY, midY) }
}
