/// The lines of one section of a flow layout, from 0 along the main axis.
///
/// A line takes as many items as fit with the minimum spacing; the remaining space is distributed between them. A last
/// line that is not full has the spacing that it would have if it were filled with items like its last one. In a line
/// with room for a single item, the item is centered. Each item is centered in the length of its line.
@MainActor
enum FlowLines {
    /// Items of equal size, whose places are computed by arithmetic.
    case uniform(UniformFlowLines)
    /// Items whose sizes were asked for one by one.
    case measured(MeasuredFlowLines)

    var length: CGFloat {
        switch self {
        case .uniform(let lines): lines.length
        case .measured(let lines): lines.length
        }
    }

    /// The number of items.
    var count: Int {
        switch self {
        case .uniform(let lines): lines.count
        case .measured(let lines): lines.count
        }
    }

    func frame(ofItem item: Int) -> FlowFrame {
        switch self {
        case .uniform(let lines): lines.frame(ofItem: item)
        case .measured(let lines): lines.frame(ofItem: item)
        }
    }

    func items(in span: ClosedRange<CGFloat>) -> Range<Int> {
        switch self {
        case .uniform(let lines): lines.items(in: span)
        case .measured(let lines): lines.items(in: span)
        }
    }
}

/// The space of a line, and the minimum spacings.
struct FlowRoom {
    /// The start of the lines on the cross axis, and their length there.
    var crossStart: CGFloat
    var breadth: CGFloat
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    /// The scale for rounding coordinates to device pixels.
    var scale: CGFloat

    func rounded(_ value: CGFloat) -> CGFloat { SystemMetrics.round(value, scale: scale) }

    /// Smaller differences are rounding errors of sums of sizes.
    static let tolerance: CGFloat = 0.001

    /// Distributes `left` remaining points over a line of `count` items. Returns the start of the first item, and the
    /// gap between two.
    func placing(left: CGFloat, count: Int) -> (start: CGFloat, gap: CGFloat) {
        count > 1
            ? (crossStart, itemSpacing + left / CGFloat(count - 1)) : (crossStart + left / 2, itemSpacing)
    }
}

@MainActor
struct UniformFlowLines {
    let count: Int
    /// The size of an item along the main axis, and across.
    let itemLength: CGFloat
    let itemBreadth: CGFloat
    let room: FlowRoom
    let perLine: Int
    private let start: CGFloat
    private let gap: CGFloat

    init(count: Int, itemLength: CGFloat, itemBreadth: CGFloat, room: FlowRoom) {
        self.count = count
        self.itemLength = itemLength
        self.itemBreadth = itemBreadth
        self.room = room
        let step = itemBreadth + room.itemSpacing
        let fitting = (room.breadth + room.itemSpacing + FlowRoom.tolerance) / step
        perLine = step > 0 && fitting >= 1 && fitting < CGFloat(Int32.max) ? Int(fitting) : step > 0 ? 1 : max(1, count)
        let left = max(0, room.breadth - CGFloat(perLine) * step + room.itemSpacing)
        (start, gap) = room.placing(left: left, count: perLine)
    }

    private var lineCount: Int { (count + perLine - 1) / perLine }
    private var lineStep: CGFloat { itemLength + room.lineSpacing }

    var length: CGFloat { count == 0 ? 0 : CGFloat(lineCount) * lineStep - room.lineSpacing }

    func frame(ofItem item: Int) -> FlowFrame {
        let (line, place) = item.quotientAndRemainder(dividingBy: perLine)
        return FlowFrame(
            main: CGFloat(line) * lineStep, cross: room.rounded(start + CGFloat(place) * (itemBreadth + gap)),
            length: itemLength, breadth: itemBreadth)
    }

    func items(in span: ClosedRange<CGFloat>) -> Range<Int> {
        guard count > 0, span.upperBound > 0, span.lowerBound < length else { return 0..<0 }
        guard lineStep > 0 else { return 0..<count }
        // The first line that ends after the span's start, and the first that starts after its end.
        let first = max(0, Int(((span.lowerBound - itemLength) / lineStep).rounded(.down)) + 1)
        let end = min(lineCount, Int((span.upperBound / lineStep).rounded(.up)))
        guard first < end else { return 0..<0 }
        return first * perLine..<min(count, end * perLine)
    }
}

@MainActor
struct MeasuredFlowLines {
    struct Line {
        var start: CGFloat
        var length: CGFloat
        var items: Range<Int>
        var crossStart: CGFloat
        var gap: CGFloat
    }

    private let sizes: [(length: CGFloat, breadth: CGFloat)]
    private(set) var lines: [Line] = []
    private let room: FlowRoom

    /// - Complexity: O(items)
    init(sizes: [(length: CGFloat, breadth: CGFloat)], room: FlowRoom) {
        self.sizes = sizes
        self.room = room
        var first = 0
        var used: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            let wanted = index == first ? size.breadth : used + room.itemSpacing + size.breadth
            if index > first, wanted > room.breadth + FlowRoom.tolerance {
                add(first..<index, used, isLast: false)
                first = index
                used = size.breadth
            } else {
                used = wanted
            }
        }
        if first < sizes.count { add(first..<sizes.count, used, isLast: true) }
    }

    private mutating func add(_ items: Range<Int>, _ used: CGFloat, isLast: Bool) {
        var (used, count) = (used, items.count)
        let step = sizes[items.upperBound - 1].breadth + room.itemSpacing
        if isLast, step > 0, room.breadth > used {
            let more = Int((room.breadth - used + FlowRoom.tolerance) / step)
            count += more
            used += CGFloat(more) * step
        }
        let (crossStart, gap) = room.placing(left: max(0, room.breadth - used), count: count)
        let length = sizes[items].reduce(0) { max($0, $1.length) }
        let start = lines.last.map { $0.start + $0.length + room.lineSpacing } ?? 0
        lines.append(Line(start: start, length: length, items: items, crossStart: crossStart, gap: gap))
    }

    var count: Int { sizes.count }

    var length: CGFloat { lines.last.map { $0.start + $0.length } ?? 0 }

    func frame(ofItem item: Int) -> FlowFrame {
        let line = lines[FlowSearch.first(of: lines.count) { lines[$0].items.upperBound > item }]
        var cross = line.crossStart
        for other in line.items.lowerBound..<item { cross += sizes[other].breadth + line.gap }
        let size = sizes[item]
        return FlowFrame(
            main: room.rounded(line.start + (line.length - size.length) / 2), cross: room.rounded(cross),
            length: size.length, breadth: size.breadth)
    }

    func items(in span: ClosedRange<CGFloat>) -> Range<Int> {
        let first = FlowSearch.first(of: lines.count) { lines[$0].start + lines[$0].length > span.lowerBound }
        let end = FlowSearch.first(of: lines.count) { lines[$0].start >= span.upperBound }
        return first < end ? lines[first].items.lowerBound..<lines[end - 1].items.upperBound : 0..<0
    }
}
