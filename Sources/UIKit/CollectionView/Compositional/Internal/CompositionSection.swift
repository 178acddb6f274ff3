import Foundation

/// The places of one section's elements, in coordinates that begin where the section begins. The main axis is the one
/// in which the layout scrolls.
@MainActor
struct CompositionSection {
    let source: NSCollectionLayoutSection
    let main: LayoutAxis
    /// The room of the layout, without the insets of the section.
    let container: CGSize
    /// With those that the safe area or margins add.
    let insets: NSDirectionalEdgeInsets
    let bands: [LayoutBand]
    private let decorations: [NSCollectionLayoutDecorationItem]

    private(set) var groups: GroupSequence
    private(set) var bandFrames: [CGRect] = []
    private(set) var bandSizes: [Int: CGSize] = [:]
    private var freshBands: Set<Int> = []
    /// Where the first group begins.
    private(set) var groupsOrigin = CGPoint.zero
    /// The length along the main axis.
    private(set) var length: CGFloat = 0

    /// What is known of the sizes of views from an earlier state of the section.
    struct Sizes {
        var items: [Int: CGSize] = [:]
        var bands: [Int: CGSize] = [:]
        /// The items and bands that need not be asked again.
        var freshItems: Set<Int> = []
        var freshBands: Set<Int> = []
    }

    init(
        _ source: NSCollectionLayoutSection, itemCount: Int, main: LayoutAxis, container: CGSize,
        outerInsets: NSDirectionalEdgeInsets, sizes: Sizes
    ) {
        (self.source, self.main, self.container) = (source, main, container)
        let own = source.contentInsets
        insets = NSDirectionalEdgeInsets(
            top: own.top + outerInsets.top, leading: own.leading + outerInsets.leading,
            bottom: own.bottom + outerInsets.bottom, trailing: own.trailing + outerInsets.trailing)
        bands = source.boundarySupplementaryItems.map(\.band)
        decorations = source.decorationItems
        bandSizes = sizes.bands
        freshBands = sizes.freshBands
        isOrthogonal = source.orthogonalScrollingBehavior != .none
        var room = container.inset(by: insets)
        let beside = bands.filter { $0.extends && ($0.edge(main) == .acrossStart || $0.edge(main) == .acrossEnd) }
        for band in beside {
            let size = band.lengths.size(in: room)
            room = main.size(main.length(room), across: max(0, main.across.length(room) - main.across.length(size)))
        }
        groups = GroupSequence(
            source.group.element, in: room, axis: isOrthogonal ? main.across : main, gap: source.interGroupSpacing,
            itemCount: itemCount, measured: sizes.items)
        groups.markFresh(sizes.freshItems)
        place()
    }

    let isOrthogonal: Bool

    var sizes: Sizes {
        Sizes(
            items: groups.measured, bands: bandSizes, freshItems: groups.freshItems, freshBands: freshBands)
    }

    /// The least z of elements other than decorations.
    var frontZ: Int { decorations.isEmpty ? 0 : 1 }

    // MARK: Placing

    private mutating func place() {
        let sides = main.sides(insets)
        let across = main.across.sides(insets)
        let before = extent(of: .start)
        let content = isOrthogonal ? groups.breadth : groups.length
        let contentEnd = before + sides.before + content + sides.after
        length = contentEnd + extent(of: .end)
        groupsOrigin = main.point(before + sides.before, across: across.before + extent(of: .acrossStart))
        var (start, end) = (CGFloat(0), contentEnd)
        bandFrames = []
        for (index, band) in bands.enumerated() {
            let size = self.size(ofBand: index)
            let length = main.length(size)
            var place: CGFloat
            switch band.edge(main) {
            case .start where band.extends:
                place = start
                start += length
            case .start: place = before
            case .end where band.extends:
                place = end
                end += length
            case .end: place = contentEnd - length
            case .acrossStart, .acrossEnd, .none: place = before + sides.before
            }
            var frame = CGRect(
                origin: main.point(place, across: self.across(band, main.across.length(size))), size: size)
            frame = frame.offsetBy(dx: band.offset.x, dy: band.offset.y)
            frame = band.anchors.reduce(frame) { $1.moving($0) }
            bandFrames.append(frame.inset(by: band.insets))
        }
    }

    private func extent(of edge: LayoutBand.Edge) -> CGFloat {
        let isMain = edge == .start || edge == .end
        return bands.indices.filter { bands[$0].extends && bands[$0].edge(main) == edge }
            .reduce(0) { $0 + (isMain ? main : main.across).length(size(ofBand: $1)) }
    }

    private func size(ofBand index: Int) -> CGSize {
        let lengths = bands[index].lengths
        var size = lengths.size(in: main.size(main.length(container), across: bandRoom.upper - bandRoom.lower))
        if let measured = bandSizes[index] {
            if lengths.width.isEstimate { size.width = measured.width }
            if lengths.height.isEstimate { size.height = measured.height }
        }
        return size
    }

    /// The range of bands across the main axis.
    private var bandRoom: (lower: CGFloat, upper: CGFloat) {
        let whole = main.across.length(container)
        guard source.supplementaryContentInsetsReference != .none else { return (0, whole) }
        let sides = main.across.sides(insets)
        return (sides.before, max(sides.before, whole - sides.after))
    }

    private func across(_ band: LayoutBand, _ breadth: CGFloat) -> CGFloat {
        let room = bandRoom
        return switch band.alignmentAcross(main) {
        case .start: room.lower
        case .end: room.upper - breadth
        case .middle: (room.lower + room.upper - breadth) / 2
        }
    }

    // MARK: Frames

    /// The frame of the whole section, as its backgrounds have it.
    var frame: CGRect { CGRect(origin: .zero, size: main.size(length, across: main.across.length(container))) }

    var decorationFrames: [(item: NSCollectionLayoutDecorationItem, frame: CGRect)] {
        decorations.map { ($0, frame.inset(by: $0.contentInsets)) }
    }

    /// Where a group begins.
    func origin(ofGroup group: Int) -> CGPoint {
        let start = groups.axis.point(groups.start(ofGroup: group), across: acrossGap)
        return CGPoint(x: groupsOrigin.x + start.x, y: groupsOrigin.y + start.y)
    }

    /// The distance that the group itself keeps from the side of the section.
    private var acrossGap: CGFloat { groups.element.gaps.sides(groups.axis.across).before?.length ?? 0 }

    /// Returns the place of a band that stays visible.
    ///
    /// - Parameter seen: The visible part of the main axis.
    func pinned(_ index: Int, seen: ClosedRange<CGFloat>) -> CGRect {
        var frame = bandFrames[index]
        guard bands[index].isPinned else { return frame }
        let (start, bandLength) = (main.start(frame), main.length(frame.size))
        let place: CGFloat
        switch bands[index].edge(main) {
        case .start: place = min(max(start, seen.lowerBound), max(start, length - extent(of: .end) - bandLength))
        case .end: place = max(min(start, seen.upperBound - bandLength), min(start, extent(of: .start)))
        case .acrossStart, .acrossEnd, .none: return frame
        }
        frame.origin = main.point(place, across: main.across.start(frame))
        return frame
    }

    // MARK: Measuring

    func isBandMeasured(_ index: Int) -> Bool { freshBands.contains(index) }

    /// Returns false if nothing changes.
    mutating func measure(item: Int, _ size: CGSize) -> Bool {
        guard groups.measure(item, size) else { return false }
        place()
        return true
    }

    mutating func measure(band: Int, _ size: CGSize) -> Bool {
        freshBands.insert(band)
        guard bandSizes[band] != size else { return false }
        bandSizes[band] = size
        place()
        return true
    }

    mutating func forgetMeasure(ofItem item: Int) { groups.forgetMeasure(of: item) }
}

extension LayoutBand {
    /// The side of the section at which the band is, seen in the direction of scrolling.
    enum Edge { case start, end, acrossStart, acrossEnd, none }

    enum Position { case start, middle, end }

    func edge(_ main: LayoutAxis) -> Edge {
        let isVertical = main == .vertical
        return switch alignment {
        case .top, .topLeading, .topTrailing: isVertical ? .start : .acrossStart
        case .bottom, .bottomLeading, .bottomTrailing: isVertical ? .end : .acrossEnd
        case .leading: isVertical ? .acrossStart : .start
        case .trailing: isVertical ? .acrossEnd : .end
        case .none: .none
        }
    }

    func alignmentAcross(_ main: LayoutAxis) -> Position {
        let isVertical = main == .vertical
        return switch alignment {
        case .topLeading, .bottomLeading: isVertical ? .start : alignment == .topLeading ? .start : .end
        case .topTrailing, .bottomTrailing: isVertical ? .end : alignment == .topTrailing ? .start : .end
        case .leading: isVertical ? .start : .middle
        case .trailing: isVertical ? .end : .middle
        case .top: isVertical ? .middle : .start
        case .bottom: isVertical ? .middle : .end
        case .none: .middle
        }
    }
}
