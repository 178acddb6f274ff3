import Foundation

/// The position of a bar with an arrow beside a rectangle.
struct CalloutPlacement {
    /// The direction in which the arrow points.
    enum Direction {
        case automatic, up, down, left, right
    }

    /// The frame of bar and arrow.
    let frame: CGRect
    /// The frame of the bar inside ``frame``.
    let bar: CGRect
    /// The tip of the arrow inside ``frame``.
    let tip: CGPoint
    /// The direction in which the arrow points; never `.automatic`.
    let direction: Direction

    /// - Parameters:
    ///   - size: the size of the bar.
    ///   - area: the area in which the bar must be.
    init(size: CGSize, target: CGRect, area: CGRect, direction wanted: Direction) {
        let arrow = SystemMetrics.current.editMenus.arrowHeight
        let gap = SystemMetrics.current.editMenus.targetGap
        let depth = size.height + arrow + gap
        direction =
            switch wanted {
            case .automatic:
                // If there is no room on either side, the menu covers its target.
                target.minY - depth >= area.minY || target.maxY + depth > area.maxY ? .down : .up
            case .up, .down, .left, .right: wanted
            }
        func clamped(_ value: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
            max(lower, min(value, max(lower, upper)))
        }
        // The arrow points at the visible part of the target, if there is one.
        let seen = target.intersection(area).isNull ? target : target.intersection(area)
        let inset = SystemMetrics.current.editMenus.cornerRadius + SystemMetrics.current.editMenus.arrowWidth / 2
        switch direction {
        case .up, .down, .automatic:
            let x = clamped((seen.midX - size.width / 2).rounded(), area.minX, area.maxX - size.width)
            let pointsUp = direction == .up
            let wantedY = pointsUp ? target.maxY + gap : target.minY - gap - arrow - size.height
            let y = clamped(wantedY, area.minY, area.maxY - size.height - arrow)
            frame = CGRect(x: x, y: y, width: size.width, height: size.height + arrow)
            bar = CGRect(x: 0, y: pointsUp ? arrow : 0, width: size.width, height: size.height)
            tip = CGPoint(
                x: clamped(seen.midX - x, inset, size.width - inset), y: pointsUp ? 0 : size.height + arrow)
        case .left, .right:
            let pointsLeft = direction == .left
            let wantedX = pointsLeft ? target.maxX + gap : target.minX - gap - arrow - size.width
            let x = clamped(wantedX, area.minX, area.maxX - size.width - arrow)
            let y = clamped((seen.midY - size.height / 2).rounded(), area.minY, area.maxY - size.height)
            frame = CGRect(x: x, y: y, width: size.width + arrow, height: size.height)
            bar = CGRect(x: pointsLeft ? arrow : 0, y: 0, width: size.width, height: size.height)
            tip = CGPoint(
                x: pointsLeft ? 0 : size.width + arrow, y: clamped(seen.midY - y, inset, size.height - inset))
        }
    }
}
