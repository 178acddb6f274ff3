internal import TableEngine

extension UICollectionView: AccessibleList {
    var accessibleRows: AccessibleRows {
        parts.accessibility.ifMade ?? keep(AccessibleRows(list: self), as: \.accessibility)
    }

    var accessibleRowsIfMade: AccessibleRows? { parts.accessibility.ifMade }

    var selectsRows: Bool { selectionHost.allowsSelection }
    var selectsSeveralRows: Bool { selectionHost.allowsMultipleSelection }
    var listGeneration: Int { updates.generation }

    var accessibleCounts: SectionCounts {
        contents.loadIfNeeded()
        return contents.counts
    }

    // MARK: Items

    func accessibleCell(at item: RowIndex) -> UIView? { shownCell(at: item) }

    func accessibleRow(of cell: UIView) -> RowIndex? { selectionHost.row(of: cell) }

    var shownRows: ClosedRange<RowIndex>? {
        let keys = display.visibleKeys(.cell)
        guard let first = keys.first, let last = keys.last else { return nil }
        return RowIndex(first.indexPath)...RowIndex(last.indexPath)
    }

    func describe(_ item: RowIndex) -> RowDescription? {
        calls.pass {
            let (generation, key) = (updates.generation, ElementKey.cell(item.indexPath))
            guard let cell = elements.view(for: key), !display.shown.isShown(cell) else { return nil }
            cell.layoutIfNeeded()
            var description = RowDescription(of: cell)
            description.traits.remove(.selected)
            // The texts are client code, which may have shown the cell meanwhile.
            guard !display.shown.isShown(cell) else { return nil }
            elements.retire(cell, key)
            return updates.generation == generation ? description : nil
        }
    }

    func accessibleFrame(of item: RowIndex) -> CGRect? {
        guard contents.counts.contains(item) else { return nil }
        return places.attributes(of: .cell(item.indexPath)).map { places.seenFrame(of: $0) }
    }

    func accessibleRow(at point: CGPoint) -> RowIndex? { places.item(at: point).map { RowIndex($0) } }

    func reveal(_ item: RowIndex, _ edge: ListEdge) {
        let isVertical = overflows(.vertical) || !overflows(.horizontal)
        let position: ScrollPosition =
            switch edge {
            case .near: []
            case .start: isVertical ? .top : .left
            case .end: isVertical ? .bottom : .right
            }
        scrollToItem(at: item.indexPath, at: position, animated: false)
        layoutIfNeeded()
    }

    /// What the accessories of a list cell on the screen do, and moving an item by one place.
    func rowActions(_ item: RowIndex) -> [RowAction] {
        let (present, mayMove) = calls.pass { selection.following(item) { calls.mayMove(item.indexPath) } }
        guard let present else { return [] }
        return accessoryActions(present) + (mayMove ? [move(.moveUp, .up), move(.moveDown, .down)] : [])
    }

    private func move(_ text: SystemText, _ direction: RowDirection) -> RowAction {
        RowAction(name: text.rawValue.lowercased(), localizedName: text.string) { [weak self] item in
            guard let self else { return false }
            return calls.pass {
                ReorderKeys(table: CollectionReorderKeysHost(view: self)) { item }.move(direction)
            }
        }
    }

    private func accessoryActions(_ item: RowIndex) -> [RowAction] {
        guard let cell = shownCell(at: item) as? UICollectionViewListCell else { return [] }
        var actions: [RowAction] = []
        func add(
            _ name: String, _ localizedName: SystemText,
            _ perform: @escaping @MainActor (UICollectionViewListCell) -> Void
        ) {
            actions.append(
                RowAction(name: name, localizedName: localizedName.string) { [weak self] item in
                    guard let cell = self?.shownCell(at: item) as? UICollectionViewListCell else { return false }
                    perform(cell)
                    return true
                })
        }
        if let isExpanded = cell.accessibilityCondition.isExpanded {
            add("expand or contract", isExpanded ? .collapse : .expand) { $0.tapOutline() }
        }
        for accessory in cell.accessories where !accessory.isHidden {
            switch accessory.accessoryType {
            case .detail: add("details", .moreInfo) { $0.perform(accessoryOf: .detail) }
            case .delete where isEditing: add("delete", .delete) { $0.perform(accessoryOf: .delete) }
            case .insert where isEditing: add("insert", .insert) { $0.perform(accessoryOf: .insert) }
            default: break
            }
        }
        return actions
    }

    // MARK: Headers and footers

    func mayHave(_ band: ListBand) -> Bool {
        calls.dataSourceMethods.map { !$0.isAbsent(CollectionMethod.viewForSupplementaryElement) } ?? false
    }

    func has(_ band: ListBand, in section: Int) -> Bool {
        places.attributes(of: .band(band, section)).map { !$0.frame.isEmpty && !$0.isHidden } ?? false
    }

    func bandView(_ band: ListBand, in section: Int) -> UIView? { display.shown.live[.band(band, section)] }

    func band(of view: UIView) -> (band: ListBand, section: Int)? {
        guard let view = view as? UICollectionReusableView, let key = display.shown.key(of: view),
            key.indexPath.count == 2, key.indexPath.item == 0
        else { return nil }
        switch key.kind {
        case Self.elementKindSectionHeader: return (.header, key.indexPath.section)
        case Self.elementKindSectionFooter: return (.footer, key.indexPath.section)
        default: return nil
        }
    }

    /// Nil: a header or footer off the screen has no view, and no text without one.
    func bandText(_ band: ListBand, in section: Int) -> String? { nil }

    func accessibleFrame(of band: ListBand, in section: Int) -> CGRect? {
        places.attributes(of: .band(band, section)).map { places.seenFrame(of: $0) }
    }

    // MARK: Besides the items

    var objectsBefore: [NSObject] {
        [refreshControl, backgroundView].compactMap(\.self).flatMap { AccessibilityTree.nodes(in: $0) }
    }

    var objectsAfter: [NSObject] {
        let others = subviews.filter {
            !($0 is UICollectionReusableView || $0 is OrthogonalScroller || $0 === refreshControl
                || $0 === backgroundView)
        }
        return others.flatMap { AccessibilityTree.nodes(in: $0) }
    }
}

extension ElementKey {
    fileprivate static func band(_ band: ListBand, _ section: Int) -> ElementKey {
        let kind =
            band == .header ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        return .supplementary(kind, IndexPath(item: 0, section: section))
    }
}

extension UICollectionViewListCell: OutlineCell {
    var outlineLevel: Int { indentationLevel }
}
