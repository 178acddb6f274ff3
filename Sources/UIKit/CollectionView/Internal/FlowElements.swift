internal import TableEngine

/// Creates the attributes of a flow layout's elements.
@MainActor
struct FlowElements {
    let layout: UICollectionViewFlowLayout
    let geometry: FlowGeometry
    let arrangement: FlowArrangement

    /// - Complexity: O(log sections + log lines + elements found)
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        func add(_ element: UICollectionViewLayoutAttributes?) {
            if let element, element.frame.overlaps(rect) { found.append(element) }
        }
        let span = arrangement.span(rect)
        for index in geometry.sections(in: span) {
            let section = geometry.sections[index]
            let path = IndexPath(item: 0, section: index)
            add(band(ofKind: UICollectionView.elementKindSectionHeader, at: path))
            for item in section.items(in: span) { add(self.item(IndexPath(item: item, section: index), section)) }
            add(band(ofKind: UICollectionView.elementKindSectionFooter, at: path))
        }
        return found
    }

    func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard geometry.sections.indices.contains(indexPath.section), indexPath.item >= 0,
            indexPath.item < geometry.sections[indexPath.section].lines.count
        else { return nil }
        return item(indexPath, geometry.sections[indexPath.section])
    }

    private func item(_ indexPath: IndexPath, _ section: FlowSection) -> UICollectionViewLayoutAttributes {
        let attributes = layout.newAttributes(.cell(indexPath))
        attributes.frame = arrangement.rect(section.frame(ofItem: indexPath.item))
        if layout.estimatesElements, layout.measures[RowIndex(indexPath)] == nil {
            attributes.estimates = [.horizontal, .vertical]
        }
        return attributes
    }

    /// Returns the attributes of a header or footer; nil if it has no size.
    func band(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard var frame = frame(ofKind: kind, at: indexPath), frame.length > 0 else { return nil }
        let attributes = layout.newAttributes(.supplementary(kind, indexPath))
        if let pinned = pinned(kind, geometry.sections[indexPath.section]) {
            frame.main = pinned
            // In front of the items that scroll below it. UIKit's number is unverified.
            attributes.zIndex = 10
        }
        attributes.frame = arrangement.rect(frame)
        return attributes
    }

    /// Returns attributes of a header or footer without size; nil for one with a size.
    func emptyBand(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let frame = frame(ofKind: kind, at: indexPath), frame.length <= 0 else { return nil }
        return layout.newAttributes(.supplementary(kind, indexPath))
    }

    private func frame(ofKind kind: String, at indexPath: IndexPath) -> FlowFrame? {
        guard indexPath.item == 0, geometry.sections.indices.contains(indexPath.section) else { return nil }
        let section = geometry.sections[indexPath.section]
        return switch kind {
        case UICollectionView.elementKindSectionHeader: section.headerFrame(breadth: arrangement.breadth)
        case UICollectionView.elementKindSectionFooter: section.footerFrame(breadth: arrangement.breadth)
        default: nil
        }
    }

    /// Returns the place of a header or footer that pins.
    private func pinned(_ kind: String, _ section: FlowSection) -> CGFloat? {
        if kind == UICollectionView.elementKindSectionHeader {
            return layout.sectionHeadersPinToVisibleBounds ? pinnedHeader(section) : nil
        }
        return layout.sectionFootersPinToVisibleBounds ? pinnedFooter(section) : nil
    }

    /// Returns the start of the visible area below the bars, limited so that the header does not pass its section's
    /// items.
    private func pinnedHeader(_ section: FlowSection) -> CGFloat {
        max(section.start, min(seen.lowerBound, section.end - section.footer - section.header))
    }

    private func pinnedFooter(_ section: FlowSection) -> CGFloat {
        min(section.end - section.footer, max(seen.upperBound - section.footer, section.start + section.header))
    }

    private var seen: ClosedRange<CGFloat> {
        guard let view = layout.collectionView else { return 0...0 }
        return arrangement.span(view.bounds.inset(by: view.adjustedContentInset))
    }
}
