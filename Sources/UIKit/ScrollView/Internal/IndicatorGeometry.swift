import Foundation

/// The frame of a scroll indicator, computed from the scroll view's state.
struct IndicatorGeometry {
    /// The part of the scroll view inside the indicator's insets, in the view's bounds coordinates.
    let track: CGRect
    let axis: ScrollAxis
    /// The content offset, and the range of offsets at rest.
    let offset: CGFloat
    let edges: ClosedRange<CGFloat>
    /// The length of the visible part of the content, and of the whole content.
    let visibleLength: CGFloat
    let contentLength: CGFloat
    /// Whether the indicator of the other axis is shown too; both then leave the corner free.
    let sharesCorner: Bool
    let isLeading: Bool
    let metrics: SystemMetrics.ScrollIndicators

    private var available: CGFloat {
        let corner = sharesCorner ? metrics.thickness + metrics.edgeInset : 0
        return (axis == .vertical ? track.height : track.width) - 2 * metrics.endInset - corner
    }

    private var length: CGFloat {
        min(available, max(metrics.minimumLength, available * visibleLength / max(contentLength, 1)))
    }

    /// The distance that the content moves while the indicator moves by a point.
    var contentPerPoint: CGFloat {
        let room = available - length
        return room > 0 ? (edges.upperBound - edges.lowerBound) / room : 0
    }

    /// The area along the whole edge in which the indicator moves, and `reach` beside it.
    func lane(reach: CGFloat) -> CGRect {
        let frame = frame
        return axis == .vertical
            ? CGRect(x: frame.minX, y: track.minY, width: frame.width, height: track.height)
                .insetBy(dx: -reach, dy: 0)
            : CGRect(x: track.minX, y: frame.minY, width: track.width, height: frame.height)
                .insetBy(dx: 0, dy: -reach)
    }

    var frame: CGRect {
        let start = axis == .vertical ? track.minY : track.minX
        let inside = edges.clamping(offset)
        // Past an edge the indicator stays at the end of its track and gets shorter.
        let shown = max(min(metrics.minimumOverscrolledLength, length), length - abs(offset - inside))
        let range = edges.upperBound - edges.lowerBound
        let fraction = range > 0 ? (inside - edges.lowerBound) / range : 0
        let position = start + metrics.endInset + (available - shown) * fraction
        if axis == .vertical {
            let x =
                isLeading ? track.minX + metrics.edgeInset : track.maxX - metrics.edgeInset - metrics.thickness
            return CGRect(x: x, y: position, width: metrics.thickness, height: shown)
        }
        let y = track.maxY - metrics.edgeInset - metrics.thickness
        return CGRect(x: position, y: y, width: shown, height: metrics.thickness)
    }
}
