import Foundation

/// The places of the items of a group, in the coordinates of the group, from its leading edge on.
struct SolvedGroup {
    struct Item: Equatable {
        var frame: CGRect
        var zIndex = 0
        /// The directions in which the item's view may have another size.
        var estimates: UIAxis = []
        /// The room around the frame that belongs to the item.
        var insets = NSDirectionalEdgeInsets.zero
    }

    struct Attachment: Equatable {
        var kind: String
        var frame: CGRect
        var zIndex: Int
        /// The item that the view is attached to; for a view of a group, its first item.
        var item: Int
    }

    var size: CGSize
    var items: [Item] = []
    var attachments: [Attachment] = []

    mutating func append(_ other: SolvedGroup, at origin: CGPoint) {
        let first = items.count
        for var item in other.items {
            item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
            items.append(item)
        }
        for var attachment in other.attachments {
            attachment.frame = attachment.frame.offsetBy(dx: origin.x, dy: origin.y)
            attachment.item += first
            attachments.append(attachment)
        }
    }
}

/// Determines the frames of a group's items. Pure, but for custom groups, whose frames the application gives.
@MainActor
struct LayoutSolver {
    /// Returns the size that the view of an item wants, without the item's insets; nil for one that was not asked yet.
    let measured: (Int) -> CGSize?

    /// The number of items that a group without an end in its own direction has at most.
    private static let mostItems = 10_000

    /// Returns nil if the element has no room for a single item.
    ///
    /// - Parameters:
    ///   - first: The number of the element's first item, for `measured`.
    ///   - limit: The number of items that there are from the first one on.
    func solve(_ element: LayoutElement, in container: CGSize, first: Int = 0, limit: Int) -> SolvedGroup? {
        solve(element, size: element.lengths.size(in: container), lengths: element.lengths, first: first, limit: limit)
    }

    /// - Parameter lengths: those of the element, but for one that its line determines.
    private func solve(
        _ element: LayoutElement, size: CGSize, lengths: LayoutLengths, first: Int, limit: Int
    ) -> SolvedGroup? {
        guard limit > 0 else { return nil }
        var solved: SolvedGroup
        switch element.content {
        case .item: solved = item(element, size: size, lengths: lengths, number: first)
        case .custom(let provider): solved = custom(element, provider, size: size, limit: limit)
        case .line(let line): solved = self.line(line, of: element, size, lengths, first: first, limit: limit)
        }
        guard !solved.items.isEmpty else { return nil }
        let frame = CGRect(origin: .zero, size: solved.size).inset(by: element.insets)
        for attachment in element.attached {
            solved.attachments.append(
                SolvedGroup.Attachment(
                    kind: attachment.kind, frame: attachment.frame(in: frame), zIndex: attachment.zIndex, item: 0))
        }
        return solved
    }

    private func item(_ element: LayoutElement, size: CGSize, lengths: LayoutLengths, number: Int) -> SolvedGroup {
        let insets = element.insets
        var size = size
        if let wanted = measured(number) {
            if lengths.width.isEstimate { size.width = wanted.width + insets.leading + insets.trailing }
            if lengths.height.isEstimate { size.height = wanted.height + insets.top + insets.bottom }
        }
        let frame = CGRect(origin: .zero, size: size).inset(by: insets)
        return SolvedGroup(
            size: size, items: [SolvedGroup.Item(frame: frame, estimates: lengths.estimates, insets: insets)])
    }

    private func custom(
        _ element: LayoutElement, _ provider: LayoutProvider, size: CGSize, limit: Int
    ) -> SolvedGroup {
        let frames = provider.frames(size.inset(by: element.insets))
        var solved = SolvedGroup(size: size)
        for (frame, zIndex) in frames.prefix(limit) {
            let moved = frame.offsetBy(dx: element.insets.leading, dy: element.insets.top)
            solved.items.append(SolvedGroup.Item(frame: moved, zIndex: zIndex))
        }
        return solved
    }

    // MARK: Lines

    private func line(
        _ line: LayoutLine, of element: LayoutElement, _ size: CGSize, _ lengths: LayoutLengths, first: Int, limit: Int
    ) -> SolvedGroup {
        let axis = line.axis
        let isOpen = lengths.along(axis).isEstimate
        var room = size.inset(by: element.insets)
        var parts = self.parts(of: line, in: room, isOpen: isOpen, first: first, limit: limit)
        if lengths.along(axis.across).isEstimate {
            let breadth = breadth(of: parts, axis)
            if breadth != axis.across.length(room) {
                room = axis.size(axis.length(room), across: breadth)
                parts = self.parts(of: line, in: room, isOpen: isOpen, first: first, limit: limit)
            }
        }
        if isOpen { room = axis.size(parts.last?.end ?? 0, across: axis.across.length(room)) }
        var solved = SolvedGroup(
            size: CGSize(
                width: room.width + element.insets.leading + element.insets.trailing,
                height: room.height + element.insets.top + element.insets.bottom))
        for (part, start) in zip(parts, starts(of: parts, line, room: isOpen ? nil : axis.length(room))) {
            let across = offset(across: axis, part, in: axis.across.length(room))
            let point = axis.point(start, across: across)
            solved.append(
                part.solved, at: CGPoint(x: point.x + element.insets.leading, y: point.y + element.insets.top))
        }
        return solved
    }

    private struct Part {
        let element: LayoutElement
        let solved: SolvedGroup
        let start: CGFloat
        /// Where the part ends, with the distance after it.
        let end: CGFloat
    }

    /// Places elements one after the other, without sharing the room that is left.
    private func parts(of line: LayoutLine, in room: CGSize, isOpen: Bool, first: Int, limit: Int) -> [Part] {
        guard !line.elements.isEmpty else { return [] }
        let axis = line.axis
        let available = axis.length(room)
        let wanted = line.count ?? (isOpen ? line.elements.count : Self.mostItems)
        let gap = line.gap?.length ?? 0
        let share = max(0, (available - gap * CGFloat(wanted - 1)) / CGFloat(wanted))
        var parts: [Part] = []
        var (used, end): (Int, CGFloat) = (0, 0)
        while parts.count < wanted, used < limit {
            let element = line.elements[parts.count % line.elements.count]
            let sides = element.gaps.sides(axis)
            var (size, lengths) = (element.lengths.size(in: room), element.lengths)
            if line.isEqual {
                size = axis.size(share, across: axis.across.length(size))
                let length = LayoutLength(.absolute, share)
                if axis == .horizontal { lengths.width = length } else { lengths.height = length }
            }
            guard
                let solved = solve(element, size: size, lengths: lengths, first: first + used, limit: limit - used)
            else { break }
            let start = end + (parts.isEmpty ? 0 : gap) + (sides.before?.length ?? 0)
            let next = start + axis.length(solved.size) + (sides.after?.length ?? 0)
            if line.count == nil, !isOpen, !parts.isEmpty, next > available + 0.01 || next <= end { break }
            parts.append(Part(element: element, solved: solved, start: start, end: next))
            used += solved.items.count
            end = next
        }
        return parts
    }

    /// Returns the greatest breadth of elements whose breadth does not depend on that of the line; of all if there are
    /// none.
    private func breadth(of parts: [Part], _ axis: LayoutAxis) -> CGFloat {
        let dependent: LayoutLength.Kind = axis == .horizontal ? .height : .width
        let own = parts.filter { $0.element.lengths.along(axis.across).kind != dependent }
        return (own.isEmpty ? parts : own).map { part in
            let sides = part.element.gaps.sides(axis.across)
            return axis.across.length(part.solved.size) + (sides.before?.length ?? 0) + (sides.after?.length ?? 0)
        }.max() ?? 0
    }

    /// Shares the room that is left among the flexible distances.
    private func starts(of parts: [Part], _ line: LayoutLine, room: CGFloat?) -> [CGFloat] {
        guard let room, let end = parts.last?.end, room > end else { return parts.map(\.start) }
        let between = line.gap?.isFlexible == true ? parts.count - 1 : 0
        let beside = parts.reduce(0) { count, part in
            let sides = part.element.gaps.sides(line.axis)
            return count + (sides.before?.isFlexible == true ? 1 : 0) + (sides.after?.isFlexible == true ? 1 : 0)
        }
        guard between + beside > 0 else { return parts.map(\.start) }
        let share = (room - end) / CGFloat(between + beside)
        var moved: CGFloat = 0
        return parts.enumerated().map { index, part in
            let sides = part.element.gaps.sides(line.axis)
            if index > 0, between > 0 { moved += share }
            if sides.before?.isFlexible == true { moved += share }
            defer { if sides.after?.isFlexible == true { moved += share } }
            return part.start + moved
        }
    }

    private func offset(across axis: LayoutAxis, _ part: Part, in room: CGFloat) -> CGFloat {
        let sides = part.element.gaps.sides(axis.across)
        let before = sides.before?.length ?? 0
        let left = room - axis.across.length(part.solved.size) - before - (sides.after?.length ?? 0)
        guard left > 0, sides.before?.isFlexible == true else { return before }
        return before + (sides.after?.isFlexible == true ? left / 2 : left)
    }
}
