import CoreGraphics

/// The frames of the columns of a split view. Independent of views.
struct SplitLayout: Equatable {
    typealias Column = UISplitViewController.Column

    private(set) var frames: [Column: CGRect] = [:]
    /// The columns that are seen.
    private(set) var visible: [Column] = []
    /// 1 while the secondary column is dimmed, because others are over it or have moved it aside.
    var dimming: CGFloat = 0
    /// 1 while columns are over others and cast a shadow.
    var shadow: CGFloat = 0

    /// The layout of a collapsed split view.
    init(collapsedIn bounds: CGRect) {
        frames[.compact] = bounds
        visible = [.compact]
    }

    /// - Parameters:
    ///   - columns: the columns before the secondary one with their widths, from the outermost on.
    ///   - gap: the width of the line between columns.
    ///   - isOnLeft: whether the columns are at the left of the secondary one.
    init(
        of mode: UISplitViewController.DisplayMode, in bounds: CGRect, modes: SplitModes,
        columns: [(column: Column, width: CGFloat)], gap: CGFloat, isOnLeft: Bool
    ) {
        let shown = modes.leadingColumns(in: mode)
        visible = shown + [.secondary]
        // The columns end where the seen ones have their places; the others are outside.
        let seenWidth = columns.filter { shown.contains($0.column) }.reduce(0) { $0 + $1.width + gap }
        var x = seenWidth - columns.reduce(0) { $0 + $1.width + gap }
        for (column, width) in columns {
            frames[column] = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + gap
        }
        let inner = columns.last.map { $0.width + gap } ?? 0
        let secondary: (x: CGFloat, width: CGFloat) =
            switch mode {
            case .oneBesideSecondary, .twoBesideSecondary: (seenWidth, bounds.width - seenWidth)
            case .twoDisplaceSecondary: (seenWidth, bounds.width - inner)
            default: (0, bounds.width)
            }
        frames[.secondary] = CGRect(x: secondary.x, y: 0, width: max(0, secondary.width), height: bounds.height)
        let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
        shadow = isOver ? 1 : 0
        dimming = (isOver && modes.style != .unspecified) || mode == .twoDisplaceSecondary ? 1 : 0
        for (column, frame) in frames {
            var placed = frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
            if !isOnLeft { placed.origin.x = bounds.minX + bounds.width - frame.maxX }
            frames[column] = placed
        }
    }

    /// The layout on the way to another one; `fraction` is 0 here and 1 there.
    func moved(towards other: SplitLayout, by fraction: CGFloat) -> SplitLayout {
        var moved = other
        for (column, end) in other.frames {
            guard let start = frames[column] else { continue }
            moved.frames[column] = CGRect(
                x: start.minX + (end.minX - start.minX) * fraction, y: end.minY,
                width: start.width + (end.width - start.width) * fraction, height: end.height)
        }
        moved.dimming = dimming + (other.dimming - dimming) * fraction
        moved.shadow = shadow + (other.shadow - shadow) * fraction
        return moved
    }
}
