import Foundation

/// The position of a menu beside its source: below it, or above if there is more room. It is aligned with the left or
/// right edge of the source, or centered if the source is near the middle of the area. It covers the middle of a source
/// that leaves no room beside it.
struct MenuPlacement {
    let frame: CGRect
    let opensUpwards: Bool

    /// - Parameters:
    ///   - height: the height of all rows.
    ///   - source: the frame of the view that the menu belongs to.
    ///   - area: the area in which the menu must be.
    init(height: CGFloat, source: CGRect, area: CGRect) {
        let metrics = SystemMetrics.current.menus.self
        let below = area.maxY - source.maxY - metrics.sourceGap
        let above = source.minY - area.minY - metrics.sourceGap
        let prefersAbove = below < min(height, metrics.leastHeight(of: area)) && above > below
        let beside = prefersAbove ? above : below
        let covers = beside < min(height, metrics.leastRoom(of: area))
        opensUpwards = prefersAbove && !covers
        let size = CGSize(
            width: min(metrics.width, area.width), height: min(height, covers ? area.height : beside))
        let wantedX: CGFloat =
            if abs(source.midX - area.midX) < metrics.middleTolerance {
                source.midX - size.width / 2
            } else {
                source.midX < area.midX ? source.minX : source.maxX - size.width
            }
        let x = max(area.minX, min(wantedX.rounded(), area.maxX - size.width))
        let wantedY: CGFloat =
            if covers {
                (source.midY - size.height / 2).rounded()
            } else {
                opensUpwards ? source.minY - metrics.sourceGap - size.height : source.maxY + metrics.sourceGap
            }
        let y = max(area.minY, min(wantedY, area.maxY - size.height))
        frame = CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    /// Returns the frame of a submenu. It covers the menu, beginning at the row that opened it if there is room.
    static func submenu(height: CGFloat, row: CGRect, card: CGRect, area: CGRect) -> CGRect {
        let height = min(height, area.height)
        let y = max(area.minY, min(row.minY, area.maxY - height))
        return CGRect(x: card.minX, y: y, width: card.width, height: height)
    }
}
