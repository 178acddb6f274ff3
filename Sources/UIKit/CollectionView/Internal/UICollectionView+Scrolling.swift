internal import TableEngine

extension UICollectionView {
    /// Scrolls to an item. Raises for items that do not exist.
    func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        contents.loadIfNeeded()
        if display.hasLaidOut { display.pass() } else { places.prepare() }
        guard contents.counts.contains(RowIndex(indexPath)) else {
            return CollectionErrors.scrollOutOfBounds(indexPath, contents.counts, in: self)
        }
        var vertical = position.intersection([.top, .centeredVertically, .bottom])
        var horizontal = position.intersection([.left, .centeredHorizontally, .right])
        guard vertical.rawValue.nonzeroBitCount <= 1, horizontal.rawValue.nonzeroBitCount <= 1 else {
            return CollectionErrors.contradictingPositions()
        }
        guard let attributes = places.attributes(of: .cell(indexPath)) else { return }
        var frame = attributes.frame
        if attributes.orthogonalSection != nil {
            // The section scrolls in its own direction, and the collection view in the other.
            guard let rest = scroll(sectionOf: attributes, horizontal, vertical, animated: animated) else { return }
            (frame, horizontal, vertical) = rest
        }
        guard !horizontal.isEmpty || !vertical.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
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

    /// Scrolls the section of an item, and returns what is left to the collection view: the frame in which the item is
    /// then seen, and the position.
    private func scroll(
        sectionOf attributes: UICollectionViewLayoutAttributes, _ horizontal: ScrollPosition,
        _ vertical: ScrollPosition, animated: Bool
    ) -> (CGRect, ScrollPosition, ScrollPosition)? {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout, let geometry = layout.geometry,
            let section = attributes.orthogonalSection
        else { return nil }
        let orthogonal = orthogonal
        let area = CGRect(origin: CGPoint(x: bounds.minX, y: attributes.frame.minY), size: bounds.size)
        let across = CGRect(origin: CGPoint(x: attributes.frame.minX, y: bounds.minY), size: bounds.size)
        orthogonal.update(layout, visible: geometry.main == .vertical ? area : across)
        guard let scroller = orthogonal.scroller(of: section) else { return nil }
        let place = geometry.main == .vertical ? horizontal : vertical
        let frame = places.mirrored(attributes.frame)
        let position: OrthogonalScroller.ScrollPlace? =
            switch place {
            case .left: places.mirrors ? .end : .start
            case .right: places.mirrors ? .start : .end
            case .top: .start
            case .bottom: .end
            case .centeredHorizontally, .centeredVertically: .middle
            default: nil
            }
        if geometry.main == .vertical {
            scroller.reveal(from: frame.minX, to: frame.maxX, at: position, animated: animated)
            return (CGRect(x: bounds.minX, y: frame.minY, width: 1, height: frame.height), [], vertical)
        }
        scroller.reveal(from: frame.minY, to: frame.maxY, at: position, animated: animated)
        return (
            CGRect(x: attributes.frame.minX, y: bounds.minY, width: frame.width, height: 1), horizontal, []
        )
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
