import UIKit

/// Work that the application did: what a test that guards speed compares, instead of seconds.
public struct WorkCounts: Equatable, Sendable {
    /// Frames that changed something on the screen.
    public var frames = 0
    /// Calls of `layoutSubviews()`.
    public var viewLayouts = 0
    /// Table cells whose content was laid out.
    public var cellLayouts = 0
    /// Cells taken from the tables' pools.
    public var dequeues = 0
    /// Texts shaped into glyphs.
    public var textShapings = 0
    /// Layers whose `draw(_:)` was called.
    public var layersRedrawn = 0
    public var pixelsPainted = 0
    /// Pixels that were copied from where they stood in the frame before.
    public var pixelsMoved = 0

    /// No work.
    public init() {}

    static func - (end: WorkCounts, start: WorkCounts) -> WorkCounts {
        var difference = WorkCounts()
        for part in [
            \WorkCounts.frames, \.viewLayouts, \.cellLayouts, \.dequeues, \.textShapings, \.layersRedrawn,
            \.pixelsPainted,
            \.pixelsMoved,
        ] as [WritableKeyPath<WorkCounts, Int>] {
            difference[keyPath: part] = end[keyPath: part] - start[keyPath: part]
        }
        return difference
    }
}

extension TestApplication {
    /// The work of all frames since the start.
    public var work: WorkCounts {
        let rendering = screen.renderTotals
        var counts = WorkCounts()
        counts.frames = hostWindow.framesShown
        counts.viewLayouts = LayoutStatistics.viewLayouts
        counts.cellLayouts = LayoutStatistics.cellLayouts
        counts.dequeues = LayoutStatistics.dequeues
        counts.textShapings = TextLayout.shapingCount
        counts.layersRedrawn = rendering.layersRedrawn
        counts.pixelsPainted = rendering.pixelsPainted
        counts.pixelsMoved = rendering.pixelsMoved
        return counts
    }

    /// The work that the body causes, with the frame that is due after it. What was due before is done first and not counted.
    public func work(during body: () throws -> Void) rethrows -> WorkCounts {
        frame()
        let before = work
        try body()
        frame()
        return work - before
    }
}
