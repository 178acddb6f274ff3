internal import TableEngine

/// Computes a flow layout's geometry from its properties and its delegate's answers.
@MainActor
struct FlowBuilder {
    let layout: UICollectionViewFlowLayout
    let view: UICollectionView
    /// Returns false when the delegate, which is client code, has invalidated the layout.
    let isCurrent: () -> Bool

    /// Returns nil if the layout was invalidated on the way.
    ///
    /// - Complexity: O(sections), and O(items) if the delegate gives sizes
    func geometry() -> FlowGeometry? {
        let arrangement = layout.arrangement
        view.contents.loadIfNeeded()
        let rows = view.layoutCounts
        let counts = (0..<rows.numberOfSections).map { rows[$0] }
        var geometry = FlowGeometry()
        for (section, count) in counts.enumerated() {
            guard isCurrent() else { return nil }
            geometry.append(self.section(section, count, arrangement))
        }
        return isCurrent() ? geometry : nil
    }

    private func section(_ section: Int, _ count: Int, _ arrangement: FlowArrangement) -> FlowSection {
        let calls = view.calls
        let inset = FlowSectionInset(layout, view).measured(
            calls.inset(ofSection: section, in: layout) ?? layout.sectionInset)
        let lineSpacing = calls.minimumLineSpacing(ofSection: section, in: layout) ?? layout.minimumLineSpacing
        let itemSpacing =
            calls.minimumInteritemSpacing(ofSection: section, in: layout) ?? layout.minimumInteritemSpacing
        let header = calls.headerSize(ofSection: section, in: layout) ?? layout.headerReferenceSize
        let footer = calls.footerSize(ofSection: section, in: layout) ?? layout.footerReferenceSize
        let isVertical = arrangement.isVertical
        let sides = isVertical ? inset.left + inset.right : inset.top + inset.bottom
        let room = FlowRoom(
            crossStart: isVertical ? (arrangement.isMirrored ? inset.right : inset.left) : inset.top,
            breadth: arrangement.breadth - sides, lineSpacing: lineSpacing, itemSpacing: itemSpacing,
            scale: max(view.traitCollection.displayScale, 1))
        return FlowSection(
            header: arrangement.length(header), footer: arrangement.length(footer),
            before: isVertical ? inset.top : inset.left, after: isVertical ? inset.bottom : inset.right,
            lines: lines(section, count, room, arrangement))
    }

    private func lines(
        _ section: Int, _ count: Int, _ room: FlowRoom, _ arrangement: FlowArrangement
    ) -> FlowLines {
        if layout.estimatesElements { return estimatedLines(section, count, room, arrangement) }
        var sizes: [(length: CGFloat, breadth: CGFloat)] = []
        for item in 0..<count where isCurrent() {
            // The first call shows whether the method is implemented.
            guard let size = size(at: RowIndex(section: section, row: item)) else { break }
            if sizes.isEmpty { sizes.reserveCapacity(count) }
            warn(size, room, arrangement)
            sizes.append((arrangement.length(size), arrangement.breadth(size)))
        }
        if count > 0, sizes.count == count { return .measured(MeasuredFlowLines(sizes: sizes, room: room)) }
        if count > 0 { warn(layout.itemSize, room, arrangement) }
        return .uniform(
            UniformFlowLines(
                count: count, itemLength: arrangement.length(layout.itemSize),
                itemBreadth: arrangement.breadth(layout.itemSize), room: room))
    }

    /// Returns lines of items that have the size of their cells, or an estimate.
    private func estimatedLines(
        _ section: Int, _ count: Int, _ room: FlowRoom, _ arrangement: FlowArrangement
    ) -> FlowLines {
        var sizes: [(length: CGFloat, breadth: CGFloat)] = []
        sizes.reserveCapacity(count)
        for item in 0..<count where isCurrent() {
            let place = RowIndex(section: section, row: item)
            let size = layout.measures[place] ?? size(at: place) ?? layout.estimate
            sizes.append((arrangement.length(size), arrangement.breadth(size)))
        }
        return .measured(MeasuredFlowLines(sizes: sizes, room: room))
    }

    /// Returns nil if the delegate does not give sizes.
    private func size(at place: RowIndex) -> CGSize? {
        if let room = view.parts.openings.ifMade?.size(at: place) {
            return room ?? (layout.estimatesElements ? layout.estimate : layout.itemSize)
        }
        return view.calls.sizeForItem(at: (view.dataRow(at: place) ?? place).indexPath, in: layout)
    }

    private func warn(_ size: CGSize, _ room: FlowRoom, _ arrangement: FlowArrangement) {
        guard arrangement.breadth(size) > room.breadth + FlowRoom.tolerance, view.bounds.width > 0 else { return }
        ConsoleLog.once(
            "flow \(arrangement.isVertical)",
            arrangement.isVertical
                ? """
                The behavior of the UICollectionViewFlowLayout is not defined because: the item width must be less than the width of the \
                UICollectionView minus the section insets left and right values, minus the content insets left and right values.
                """
                : """
                The behavior of the UICollectionViewFlowLayout is not defined because: the item height must be less than the height of \
                the UICollectionView minus the section insets top and bottom values, minus the content insets top and bottom values.
                """)
    }
}
