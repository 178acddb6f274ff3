import Foundation
internal import TableEngine

/// The groups of a section, one after the other, with the items that each of them has.
///
/// Groups of equal size take no memory and no time until they are asked for. If their size depends on the views in them,
/// only the lengths that are not estimates are stored. If even the number of items in a group depends on the views, all
/// groups are determined in advance.
@MainActor
struct GroupSequence {
    let element: LayoutElement
    let container: CGSize
    let axis: LayoutAxis
    let gap: CGFloat
    let itemCount: Int

    /// The sizes that views asked for, also in earlier states of the section.
    private(set) var measured: [Int: CGSize]
    /// The items whose views were asked in the present state.
    private var fresh: Set<Int> = []
    /// The number of items of a whole group.
    private let itemsPerGroup: Int
    /// A whole group; nil if it has no room for an item.
    private let pattern: SolvedGroup?
    /// The lengths of the groups with the distance after each; nil if all are equal.
    private var lengths: ExtentTree?
    /// The first item of each group; nil if all groups have as many items.
    private var firstItems: [Int]?
    /// The greatest breadth of a measured group.
    private var greatestBreadth: CGFloat = 0

    init(
        _ element: LayoutElement, in container: CGSize, axis: LayoutAxis, gap: CGFloat, itemCount: Int,
        measured: [Int: CGSize] = [:]
    ) {
        (self.element, self.container, self.axis) = (element, container, axis)
        (self.gap, self.itemCount) = (gap, itemCount)
        self.measured = measured
        let pattern = LayoutSolver { _ in nil }.solve(element, in: container, limit: max(itemCount, 1))
        self.pattern = pattern
        itemsPerGroup = max(pattern?.items.count ?? 0, 1)
        guard itemCount > 0, pattern != nil, element.isMeasured else { return }
        if element.isFlowing {
            flow()
        } else {
            lengths = ExtentTree(rows: count, extent: .estimated(Double(length(of: pattern) + gap)))
            for group in Set(measured.keys.filter { $0 < itemCount }.map { $0 / itemsPerGroup }) {
                measure(group: group)
            }
        }
    }

    // MARK: Groups

    /// The number of groups.
    var count: Int {
        guard pattern != nil, itemCount > 0 else { return 0 }
        return firstItems?.count ?? (itemCount + itemsPerGroup - 1) / itemsPerGroup
    }

    func items(ofGroup group: Int) -> Range<Int> {
        if let firstItems {
            return firstItems[group]..<(group + 1 < firstItems.count ? firstItems[group + 1] : itemCount)
        }
        return group * itemsPerGroup..<min(itemCount, (group + 1) * itemsPerGroup)
    }

    func group(ofItem item: Int) -> Int {
        guard let firstItems else { return item / itemsPerGroup }
        var (low, high) = (0, firstItems.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if firstItems[middle] <= item { low = middle } else { high = middle }
        }
        return low
    }

    /// Where a group begins, from the start of the first one.
    func start(ofGroup group: Int) -> CGFloat {
        if let lengths { return CGFloat(lengths.span(ofRow: group).start) + before }
        return CGFloat(group) * (length(of: pattern) + gap) + before
    }

    /// From the start of the first group to the end of the last.
    var length: CGFloat {
        guard count > 0 else { return 0 }
        if let lengths { return CGFloat(lengths.points) - gap }
        let last = count - 1
        return CGFloat(last) * (length(of: pattern) + gap) + length(of: solved(last))
    }

    /// The greatest extent across the sequence that is known.
    var breadth: CGFloat { greatestBreadth > 0 ? greatestBreadth : pattern.map { axis.across.length($0.size) } ?? 0 }

    /// The length of a whole group, without distances.
    var groupLength: CGFloat { pattern.map { axis.length($0.size) } ?? 0 }

    /// The groups that lie in a range.
    func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard count > 0, end >= 0, start <= length else { return 0..<0 }
        return group(at: start)..<group(at: end) + 1
    }

    /// Returns the group at a place, or the next one.
    func group(at place: CGFloat) -> Int {
        guard count > 0, place > 0 else { return 0 }
        if let lengths { return min(lengths.row(at: Double(place)) ?? count - 1, count - 1) }
        let stride = length(of: pattern) + gap
        return stride > 0 ? Int(min((place / stride).rounded(.down), CGFloat(count - 1))) : count - 1
    }

    /// The places of a group's items, relative to the group.
    func solved(_ group: Int) -> SolvedGroup? {
        let items = items(ofGroup: group)
        if lengths == nil, items.count == itemsPerGroup { return pattern }
        return LayoutSolver { measured[$0] }.solve(element, in: container, first: items.lowerBound, limit: items.count)
    }

    /// The distances around the group itself.
    private var before: CGFloat { element.gaps.sides(axis).before?.length ?? 0 }

    private func length(of group: SolvedGroup?) -> CGFloat {
        guard let group else { return 0 }
        return axis.length(group.size) + before + (element.gaps.sides(axis).after?.length ?? 0)
    }

    // MARK: Measuring

    /// Notes the size that the view of an item wants. Returns false if nothing changes.
    mutating func measure(_ item: Int, _ size: CGSize) -> Bool {
        guard lengths != nil, item < itemCount else { return false }
        fresh.insert(item)
        guard measured[item] != size else { return false }
        measured[item] = size
        if firstItems != nil { flow() } else { measure(group: group(ofItem: item)) }
        return true
    }

    /// Whether the view of an item was asked.
    func isMeasured(_ item: Int) -> Bool { fresh.contains(item) }

    /// Has the view of an item asked again; until then the item keeps its size.
    mutating func forgetMeasure(of item: Int) { fresh.remove(item) }

    /// The items whose views were asked, and their sizes.
    var freshItems: Set<Int> { fresh }

    mutating func markFresh(_ items: Set<Int>) { fresh = items }

    private mutating func measure(group: Int) {
        guard let solved = solved(group) else { return }
        greatestBreadth = max(greatestBreadth, axis.across.length(solved.size))
        let length = Double(length(of: solved) + gap)
        lengths?.setExtent(.measured(length), ofRow: group)
    }

    /// Determines all groups, each from the item after the last one of the group before.
    private mutating func flow() {
        let solver = LayoutSolver { [measured] in measured[$0] }
        var (firsts, runs): ([Int], [ExtentRun]) = ([], [])
        var item = 0
        greatestBreadth = 0
        while item < itemCount, let solved = solver.solve(element, in: container, first: item, limit: itemCount - item)
        {
            firsts.append(item)
            runs.append(ExtentRun(1, .measured(Double(length(of: solved) + gap))))
            greatestBreadth = max(greatestBreadth, axis.across.length(solved.size))
            item += solved.items.count
        }
        firstItems = firsts
        lengths = ExtentTree(runs)
    }
}
