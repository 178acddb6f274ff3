import Foundation

/// The ranges of content offsets at rest, computed from the size of the view, the content and the insets.
struct OffsetEdges: Equatable {
    let horizontal: ClosedRange<CGFloat>
    let vertical: ClosedRange<CGFloat>

    /// - Parameter refreshing: the part of the top inset that a refresh control adds. Content that is too short to scroll
    ///   may rest with it and without it.
    init(viewSize: CGSize, contentSize: CGSize, inset: UIEdgeInsets, refreshing: CGFloat = 0) {
        let left = 0 - inset.left  // never minus zero
        let top = 0 - inset.top
        horizontal = left...max(left, contentSize.width + inset.right - viewSize.width)
        vertical = top...max(top + refreshing, contentSize.height + inset.bottom - viewSize.height)
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
