import Foundation

/// Creates the attributes of a compositional layout's elements.
@MainActor
struct CompositionElements {
    let layout: UICollectionViewCompositionalLayout
    let geometry: CompositionGeometry

    private var main: LayoutAxis { geometry.main }

    // MARK: Elements in a rectangle

    /// - Complexity: O(log sections + log groups + elements found)
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        let (start, end) = (main.start(rect), main.end(rect))
        for index in endIndexes {
            if let end = self.end(index), end.frame.overlaps(rect) { found.append(end) }
        }
        for section in geometry.sections(from: start, to: end) { add(section, in: rect, to: &found) }
        return found
    }

    private func add(_ section: Int, in rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]) {
        let solved = geometry.sections[section]
        for index in solved.decorationFrames.indices {
            if let decoration = decoration(index, section), decoration.frame.overlaps(rect) { found.append(decoration) }
        }
        for index in solved.bands.indices {
            let band = self.band(index, section)
            if band.frame.overlaps(rect), band.size.width > 0, band.size.height > 0 { found.append(band) }
        }
        let own = range(in: rect, section)
        for group in solved.groups.groups(from: own.lowerBound, to: own.upperBound) {
            add(group: group, section, in: rect, to: &found)
        }
    }

    /// The part of a section's groups that a rectangle shows.
    private func range(in rect: CGRect, _ section: Int) -> ClosedRange<CGFloat> {
        let solved = geometry.sections[section]
        let axis = solved.groups.axis
        let origin = axis == .horizontal ? solved.groupsOrigin.x : solved.groupsOrigin.y
        if solved.isOrthogonal {
            // As for the layout itself, half of what is visible more at both sides.
            let offset = layout.collectionView?.parts.orthogonal.ifMade?.offset(of: section) ?? 0
            let seen = axis.length(layout.containerSize)
            return offset - seen / 2 - origin...offset + seen * 1.5 - origin
        }
        let start = geometry.start(ofSection: section) + origin
        return main.start(rect) - start...max(main.start(rect), main.end(rect)) - start
    }

    private func add(
        group: Int, _ section: Int, in rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]
    ) {
        let solvedSection = geometry.sections[section]
        guard let solved = solvedSection.groups.solved(group) else { return }
        let first = solvedSection.groups.items(ofGroup: group).lowerBound
        let origin = origin(ofGroup: group, section)
        for (offset, item) in solved.items.enumerated() {
            let made = self.item(IndexPath(item: first + offset, section: section), item, origin)
            if solvedSection.isOrthogonal || made.frame.overlaps(rect) { found.append(made) }
        }
        for attachment in solved.attachments {
            let made = self.attachment(attachment, first: first, section, origin)
            if solvedSection.isOrthogonal || made.frame.overlaps(rect) { found.append(made) }
        }
    }

    private func origin(ofGroup group: Int, _ section: Int) -> CGPoint {
        let outer = geometry.origin(ofSection: section)
        let inner = geometry.sections[section].origin(ofGroup: group)
        return CGPoint(x: outer.x + inner.x, y: outer.y + inner.y)
    }

    // MARK: Single elements

    func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let (solved, first, origin) = group(of: path) else { return nil }
        let offset = path.item - first
        return solved.items.indices.contains(offset) ? item(path, solved.items[offset], origin) : nil
    }

    private func group(of path: IndexPath) -> (SolvedGroup, first: Int, origin: CGPoint)? {
        guard path.count == 2, geometry.sections.indices.contains(path.section), path.item >= 0 else { return nil }
        let groups = geometry.sections[path.section].groups
        guard path.item < groups.itemCount, groups.count > 0 else { return nil }
        let group = groups.group(ofItem: path.item)
        return groups.solved(group).map {
            ($0, groups.items(ofGroup: group).lowerBound, origin(ofGroup: group, path.section))
        }
    }

    private func item(
        _ path: IndexPath, _ item: SolvedGroup.Item, _ origin: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let section = geometry.sections[path.section]
        let made = layout.newAttributes(.cell(path))
        made.frame = layout.rounded(item.frame.offsetBy(dx: origin.x, dy: origin.y))
        made.zIndex = item.zIndex + section.frontZ
        if !section.groups.isMeasured(path.item) { made.estimates = item.estimates }
        if section.isOrthogonal { made.orthogonalSection = path.section }
        return made
    }

    private func attachment(
        _ attachment: SolvedGroup.Attachment, first: Int, _ section: Int, _ origin: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: first + attachment.item, section: section)
        let made = layout.newAttributes(.supplementary(attachment.kind, path))
        made.frame = layout.rounded(attachment.frame.offsetBy(dx: origin.x, dy: origin.y))
        made.zIndex = attachment.zIndex + geometry.sections[section].frontZ
        if geometry.sections[section].isOrthogonal { made.orthogonalSection = section }
        return made
    }

    /// Returns the attributes of a header, footer or attached view; nil if there is none of the kind.
    func supplementary(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if path.count == 1 {
            return endIndexes.first { geometry.ends?.bands[$0].kind == kind }.flatMap { end($0) }
        }
        guard path.count == 2, geometry.sections.indices.contains(path.section) else { return nil }
        if path.item == 0, let index = geometry.sections[path.section].bands.firstIndex(where: { $0.kind == kind }) {
            return band(index, path.section)
        }
        guard let (solved, first, origin) = group(of: path) else { return nil }
        return solved.attachments.first { $0.kind == kind && first + $0.item == path.item }
            .map { attachment($0, first: first, path.section, origin) }
    }

    private func band(_ index: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
        let solved = geometry.sections[section]
        let band = solved.bands[index]
        let made = layout.newAttributes(.supplementary(band.kind, IndexPath(item: 0, section: section)))
        let start = geometry.start(ofSection: section)
        let seen = self.seen
        let origin = geometry.origin(ofSection: section)
        let frame = solved.pinned(index, seen: seen.lowerBound - start...seen.upperBound - start)
        made.frame = layout.rounded(frame.offsetBy(dx: origin.x, dy: origin.y))
        made.zIndex = band.zIndex + solved.frontZ
        if band.isPinned {
            made.zIndex += 1
            made.isPinned = frame != solved.bandFrames[index]
        }
        if !solved.isBandMeasured(index) { made.estimates = band.lengths.estimates }
        return made
    }

    func decoration(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, geometry.sections.indices.contains(path.section) else { return nil }
        let frames = geometry.sections[path.section].decorationFrames
        return frames.firstIndex { $0.item.elementKind == kind }.flatMap { decoration($0, path.section) }
    }

    private func decoration(_ index: Int, _ section: Int) -> UICollectionViewLayoutAttributes? {
        let (item, frame) = geometry.sections[section].decorationFrames[index]
        let path = IndexPath(item: 0, section: section)
        let made = layout.newAttributes(
            ElementKey(category: .decorationView, kind: item.elementKind, indexPath: path))
        let origin = geometry.origin(ofSection: section)
        made.frame = layout.rounded(frame.offsetBy(dx: origin.x, dy: origin.y))
        made.zIndex = item.zIndex
        return made
    }

    // MARK: The ends of the layout

    private var endIndexes: Range<Int> { 0..<(geometry.ends?.bands.count ?? 0) }

    private func end(_ index: Int) -> UICollectionViewLayoutAttributes? {
        guard let band = geometry.ends?.bands[index], let frame = geometry.frame(ofEnd: index, seen: seen) else {
            return nil
        }
        let made = layout.newAttributes(.supplementary(band.kind, IndexPath(index: index)))
        made.frame = layout.rounded(frame)
        // In front of the headers of sections.
        made.zIndex = band.zIndex + 2
        return made
    }

    /// The part of the main axis that bars do not cover.
    private var seen: ClosedRange<CGFloat> {
        guard let view = layout.collectionView else { return 0...0 }
        let rect = view.places.mirrored(view.bounds.inset(by: view.adjustedContentInset))
        return main.start(rect)...max(main.start(rect), main.end(rect))
    }
}
