import Foundation

/// The geometry of a popover, independent of views.
struct PopoverPlacement: Equatable {
    /// The frame including the arrow, which takes ``SystemMetrics/Popovers/arrowHeight`` of it.
    let frame: CGRect
    let direction: UIPopoverArrowDirection
    /// The distance from the frame's left or top edge to the middle of the arrow.
    let arrowPosition: CGFloat

    /// - Parameters:
    ///   - content: the size of the content.
    ///   - source: the rectangle that the popover points at.
    ///   - area: the rectangle that the popover must lie in.
    ///   - overlaps: whether it may cover the source if there is no space beside it.
    init(
        content: CGSize, source: CGRect, area: CGRect, directions: UIPopoverArrowDirection, overlaps: Bool = false
    ) {
        let allowed = [UIPopoverArrowDirection.up, .down, .left, .right].filter(directions.contains)
        let places = (allowed.isEmpty ? [.up] : allowed)
            .map { Self.place($0, content, source, area, overlaps: overlaps) }
        let fitting = places.first { $0.isWhole }
        let chosen = fitting ?? places.max { $0.frame.size.area < $1.frame.size.area } ?? places[0]
        frame = chosen.frame
        direction = chosen.direction
        arrowPosition = Self.arrowPosition(chosen.direction, chosen.frame, source)
    }

    private typealias Place = (frame: CGRect, direction: UIPopoverArrowDirection, isWhole: Bool)

    private static func place(
        _ direction: UIPopoverArrowDirection, _ content: CGSize, _ source: CGRect, _ area: CGRect, overlaps: Bool
    ) -> Place {
        let arrow = SystemMetrics.current.popovers.arrowHeight
        let isVertical = direction == .up || direction == .down
        let wanted = CGSize(
            width: content.width + (isVertical ? 0 : arrow), height: content.height + (isVertical ? arrow : 0))
        let free =
            switch direction {
            case .up: area.maxY - source.maxY
            case .down: source.minY - area.minY
            case .left: area.maxX - source.maxX
            default: source.minX - area.minX
            }
        let most = CGSize(
            width: isVertical || overlaps ? area.width : max(free, 0),
            height: isVertical && !overlaps ? max(free, 0) : area.height)
        let size = CGSize(width: min(wanted.width, most.width), height: min(wanted.height, most.height))
        var frame = CGRect(origin: .zero, size: size)
        switch direction {
        case .up: frame.origin = CGPoint(x: source.midX - size.width / 2, y: source.maxY)
        case .down: frame.origin = CGPoint(x: source.midX - size.width / 2, y: source.minY - size.height)
        case .left: frame.origin = CGPoint(x: source.maxX, y: source.midY - size.height / 2)
        default: frame.origin = CGPoint(x: source.minX - size.width, y: source.midY - size.height / 2)
        }
        frame.origin.x = min(max(frame.minX, area.minX), area.maxX - size.width).rounded()
        frame.origin.y = min(max(frame.minY, area.minY), area.maxY - size.height).rounded()
        return (frame, direction, size == wanted)
    }

    /// Returns the position of the arrow: at the middle of the source, limited by the corners.
    private static func arrowPosition(
        _ direction: UIPopoverArrowDirection, _ frame: CGRect, _ source: CGRect
    ) -> CGFloat {
        let metrics = SystemMetrics.current.popovers.self
        let isVertical = direction == .up || direction == .down
        let middle = isVertical ? source.midX - frame.minX : source.midY - frame.minY
        let length = isVertical ? frame.width : frame.height
        let least = metrics.cornerRadius + metrics.arrowBase / 2
        return min(max(middle, min(least, length / 2)), max(length - least, length / 2))
    }
}

extension CGSize {
    fileprivate var area: CGFloat { width * height }
}
