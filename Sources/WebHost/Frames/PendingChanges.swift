package import HostInterface

/// What a viewer's picture of a window lacks: the changes of one or more frames, merged into one.
///
/// A viewer whose link is slow skips frames. Its changes then become larger but not more: there are at most
/// ``mostMoves`` moves and ``mostRects`` rectangles.
package struct PendingChanges: Equatable {
    /// Moves in the order in which they are made.
    package private(set) var moves: [PixelMove] = []
    /// The rectangles whose pixels are sent after the moves.
    package private(set) var rects: [PixelRect] = []
    /// The whole picture, in pixels.
    private let bounds: PixelRect

    package static let mostMoves = 8
    package static let mostRects = 24

    /// The changes of a viewer that has no picture yet.
    package init(whole width: Int, _ height: Int) {
        bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        rects = [bounds]
    }

    package var isEmpty: Bool { moves.isEmpty && rects.isEmpty }

    /// Called when the changes were sent.
    package mutating func clear() {
        moves.removeAll(keepingCapacity: true)
        rects.removeAll(keepingCapacity: true)
    }

    /// Adds the changes of the next frame.
    package mutating func add(_ changes: HostFrameChanges) {
        for move in changes.moves { add(move) }
        for rect in changes.painted { add(rect) }
        // Pixels that are sent anyway need not be moved.
        let sent = rects
        if moves.allSatisfy({ move in sent.contains { $0.contains(move.area) } }) { moves.removeAll() }
    }

    private mutating func add(_ move: PixelMove) {
        let area = move.area.intersection(bounds)
        guard !area.isEmpty, move.dx != 0 || move.dy != 0 else { return }
        // Wrong pixels move along.
        for rect in rects {
            add(rect.intersection(area).offsetBy(x: move.dx, y: move.dy).intersection(area))
        }
        if let last = moves.last, last.area == area {
            // The pixels that a detour loses are among those that were painted.
            let (dx, dy) = (last.dx + move.dx, last.dy + move.dy)
            moves.removeLast()
            if abs(dx) >= area.width || abs(dy) >= area.height {
                add(area)
            } else if dx != 0 || dy != 0 {
                moves.append(PixelMove(area: area, dx: dx, dy: dy))
            }
        } else if moves.count < Self.mostMoves {
            moves.append(PixelMove(area: area, dx: move.dx, dy: move.dy))
        } else {
            add(area)
        }
    }

    private mutating func add(_ rect: PixelRect) {
        var added = rect.intersection(bounds)
        guard !added.isEmpty else { return }
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(added) { return }
            let union = other.union(added)
            let separate = other.area + added.area
            if union.area <= separate + separate / 8 {
                rects.remove(at: index)
                added = union
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(added)
        if rects.count > Self.mostRects { mergeCheapestPair() }
    }

    private mutating func mergeCheapestPair() {
        var best = (first: 0, second: 1, waste: Int.max)
        for first in rects.indices {
            for second in rects.indices.dropFirst(first + 1) {
                let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if waste < best.waste { best = (first, second, waste) }
            }
        }
        let union = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(union)
    }
}
