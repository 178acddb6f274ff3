internal import TableEngine

extension UICollectionView {
    /// Scrolls to an item. Raises for items that do not exist.
    func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        contents.loadIfNeeded()
        if display.hasLaidOut { display.pass() } else { places.prepare() }
        guard contents.counts.contains(RowIndex(indexPath)) else {
            return CollectionErrors.scrollOutOfBounds(indexPath, contents.counts, in: self)
        }
        let vertical = position.intersection([.top, .centeredVertically, .bottom])
        let horizontal = position.intersection([.left, .centeredHorizontally, .right])
        guard vertical.rawValue.nonzeroBitCount <= 1, horizontal.rawValue.nonzeroBitCount <= 1 else {
            return CollectionErrors.contradictingPositions()
        }
        guard let frame = places.attributes(of: .cell(indexPath))?.frame else { return }
        guard !position.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
        let inset = adjustedContentInset
        let (size, offset) = (bounds.size, contentOffset)
        let target = CGPoint(
            x: place(
                horizontal.isEmpty ? nil : horizontal == .left ? .start : horizontal == .right ? .end : .middle,
                frame.minX, frame.maxX, size.width, inset.left, inset.right, now: offset.x),
            y: place(
                vertical.isEmpty ? nil : vertical == .top ? .start : vertical == .bottom ? .end : .middle,
                frame.minY, frame.maxY, size.height, inset.top, inset.bottom, now: offset.y))
        setContentOffset(offsetEdges.clamping(target), animated: animated)
        if !animated, display.hasLaidOut { display.pass() }
    }

    private enum Place { case start, middle, end }

    /// Returns the content offset of one axis.
    private func place(
        _ place: Place?, _ start: CGFloat, _ end: CGFloat, _ extent: CGFloat, _ before: CGFloat, _ after: CGFloat,
        now: CGFloat
    ) -> CGFloat {
        switch place {
        case nil: now
        case .start: start - before
        case .end: end + after - extent
        case .middle: (start + end) / 2 - (extent + before - after) / 2
        }
    }
}
