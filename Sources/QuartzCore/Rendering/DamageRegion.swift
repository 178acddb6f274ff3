import HostInterface

/// The pixels to repaint, as a few rectangles. Rectangles are merged where that adds few pixels.
struct DamageRegion: Equatable {
    private(set) var rects: [PixelRect] = []

    private static let mostRects = 12

    init() {}

    init(_ rect: PixelRect) {
        add(rect)
    }

    var isEmpty: Bool { rects.isEmpty }

    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var added = rect
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(added) { return }
            let union = other.union(added)
            // Painting one rectangle instead of two is worth an eighth more pixels.
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
