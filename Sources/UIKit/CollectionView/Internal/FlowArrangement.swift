/// Maps the two axes of a flow layout to the coordinates of the collection view.
struct FlowArrangement {
    let isVertical: Bool
    /// The length across the scroll direction, without the content insets.
    let breadth: CGFloat
    /// Whether the lines of a vertical layout begin at the right, as text does.
    let isMirrored: Bool

    @MainActor
    init(layout: UICollectionViewFlowLayout, view: UICollectionView?) {
        isVertical = layout.scrollDirection == .vertical
        guard let view else {
            (breadth, isMirrored) = (0, false)
            return
        }
        let inset = view.adjustedContentInset
        breadth = max(
            0,
            isVertical
                ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom)
        isMirrored =
            isVertical && view.isRightToLeft && !layout.flipsHorizontallyInOppositeLayoutDirection
    }

    func size(length: CGFloat) -> CGSize {
        isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    func rect(_ frame: FlowFrame) -> CGRect {
        guard isVertical else {
            return CGRect(x: frame.main, y: frame.cross, width: frame.length, height: frame.breadth)
        }
        let x = isMirrored ? breadth - frame.cross - frame.breadth : frame.cross
        return CGRect(x: x, y: frame.main, width: frame.breadth, height: frame.length)
    }

    /// Returns the part of the main axis that a rectangle covers.
    func span(_ rect: CGRect) -> ClosedRange<CGFloat> {
        isVertical ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
    }

    func length(_ size: CGSize) -> CGFloat { max(0, isVertical ? size.height : size.width) }

    func breadth(_ size: CGSize) -> CGFloat { max(0, isVertical ? size.width : size.height) }
}
