import Foundation

/// The ranges of content offsets at rest, computed from the size of the view, the content and the insets.
struct OffsetEdges: Equatable {
    let horizontal: ClosedRange<CGFloat>
    let vertical: ClosedRange<CGFloat>

    init(viewSize: CGSize, contentSize: CGSize, inset: UIEdgeInsets) {
        let left = 0 - inset.left  // never minus zero
        let top = 0 - inset.top
        horizontal = left...max(left, contentSize.width + inset.right - viewSize.width)
        vertical = top...max(top, contentSize.height + inset.bottom - viewSize.height)
    }

    subscript(axis: ScrollAxis) -> ClosedRange<CGFloat> {
        axis == .horizontal ? horizontal : vertical
    }

    func clamping(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontal.clamping(offset.x), y: vertical.clamping(offset.y))
    }

    func contains(_ offset: CGPoint) -> Bool {
        horizontal.contains(offset.x) && vertical.contains(offset.y)
    }
}
