import UIKit

/// Counts of the work that an application did. Tests that guard speed compare these instead of seconds.
public struct WorkCounts: Equatable, Sendable {
    /// The frames that changed at least one pixel.
    public var frames = 0
    /// The calls of `layoutSubviews()`.
    public var viewLayouts = 0
    /// The table cells whose content was laid out.
    public var cellLayouts = 0
    /// The cells that were taken from the tables' reuse pools.
    public var dequeues = 0
    /// The texts that were shaped into glyphs.
    public var textShapings = 0
    /// The layers whose `draw(_:)` was called.
    public var layersRedrawn = 0
    /// The pixels that were painted. A pixel counts once per frame in which it is painted.
    public var pixelsPainted = 0
    /// The pixels that were copied from another place of the previous frame.
    public var pixelsMoved = 0
    /// The pixels that were blurred for bars and visual effects in front of them.
    public var pixelsSampled = 0

    /// Creates counts of zero.
    public init() {}

    static func - (end: WorkCounts, start: WorkCounts) -> WorkCounts {
        var difference = WorkCounts()
        for part in [
            \WorkCounts.frames, \.viewLayouts, \.cellLayouts, \.dequeues, \.textShapings, \.layersRedrawn,
            \.pixelsPainted,
            \.pixelsMoved, \.pixelsSampled,
        ] as [WritableKeyPath<WorkCounts, Int>] {
            difference[keyPath: part] = end[keyPath: part] - start[keyPath: part]
        }
        return difference
    }
}

extension TestApplication {
    /// The work since the start of the application.
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
        counts.pixelsSampled = rendering.pixelsSampled
        return counts
    }

    /// Returns the work that the body causes, including the frame that is due after it. A frame that is due before is
    /// drawn first and not counted.
    public func work(during body: () throws -> Void) rethrows -> WorkCounts {
        frame()
        let before = work
        try body()
        frame()
        return work - before
    }
}
