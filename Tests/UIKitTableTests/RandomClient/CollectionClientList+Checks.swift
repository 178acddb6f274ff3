@testable import UIKit

/// What a collection view shows, compared with the data of its client and a plain calculation of the flow layout.
extension CollectionClientList {
    var wrongSelectionCount: String? {
        let count = collection.indexPathsForSelectedItems?.count ?? 0
        return collection.allowsMultipleSelection || count < 2 ? nil : "\(count) items are selected"
    }

    var wrongAtRest: String? {
        wrongCounts ?? wrongSelection ?? wrongCells ?? orphans ?? wrongHeaders
    }

    private var sections: [ClientData.Section] {
        (collection.dataSource as? CollectionClientSource)?.data.sections ?? []
    }

    private var wrongCounts: String? {
        guard collection.dataSource != nil else { return nil }
        let counts = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
        let expected = sections.map(\.items.count)
        return counts == expected ? nil : "counts \(counts), not \(expected)"
    }

    private var wrongSelection: String? {
        let selected = collection.indexPathsForSelectedItems ?? []
        for path in selected
        where !sections.indices.contains(path.section)
            || path.item >= sections[path.section].items.count
        {
            return "\(path) is selected and not there"
        }
        for cell in collection.visibleCells {
            guard let path = collection.indexPath(for: cell) else { return "a visible cell has no item" }
            if cell.isSelected != selected.contains(path) {
                return "cell \(path) isSelected is \(cell.isSelected)"
            }
            if cell.isHighlighted { return "cell \(path) is highlighted without a finger" }
        }
        return nil
    }

    /// The place of every item and header, by arithmetic.
    private var places: (items: [(path: IndexPath, frame: CGRect)], headers: [CGRect]) {
        var items: [(IndexPath, CGRect)] = []
        var headers: [CGRect] = []
        let (width, spacing) = (collection.bounds.width, flow?.minimumLineSpacing ?? 0)
        let columns = collection.delegate == nil ? max(1, Int((width + 10) / 60)) : 1
        var y: CGFloat = 0
        for (section, content) in sections.enumerated() {
            headers.append(CGRect(x: 0, y: y, width: width, height: 24))
            y += 24
            for (item, value) in content.items.enumerated() {
                let height = collection.delegate == nil ? 40 : value.height
                items.append(
                    (
                        IndexPath(item: item, section: section),
                        CGRect(x: 0, y: y, width: width, height: height)
                    ))
                guard item % columns == columns - 1 || item == content.items.count - 1 else { continue }
                y += height + (item == content.items.count - 1 ? 0 : spacing)
            }
        }
        return (items, headers)
    }

    private func isSeen(_ frame: CGRect) -> Bool {
        frame.minY < collection.bounds.maxY - 1e-6 && frame.maxY > collection.bounds.minY + 1e-6
    }

    private var wrongCells: String? {
        let seen = places.items.filter { isSeen($0.frame) }
        let visible = collection.indexPathsForVisibleItems
        if visible != seen.map(\.path) { return "visible \(visible), not \(seen.map(\.path))" }
        for (path, frame) in seen {
            guard let cell = collection.cellForItem(at: path) as? ClientItemCell else {
                return "no cell at \(path)"
            }
            let text = sections[path.section].items[path.item].text
            if cell.text != text { return "cell \(path) says \(cell.text), not \(text)" }
            if abs(cell.frame.minY - frame.minY) > 1e-6 || abs(cell.frame.height - frame.height) > 1e-6 {
                return "cell \(path) has \(cell.frame), not \(frame)"
            }
            if cell.frame != collection.layoutAttributesForItem(at: path)?.frame {
                return "cell \(path) is not where its layout says"
            }
            if cell.isHidden || cell.alpha != 1 || cell.superview !== collection {
                return "cell \(path) is not seen"
            }
        }
        return nil
    }

    private var orphans: String? {
        let shown = collection.subviews.compactMap { $0 as? UICollectionViewCell }.filter {
            !$0.isHidden
        }
        let orphans = shown.filter { collection.indexPath(for: $0) == nil }
        if !orphans.isEmpty { return "\(orphans.count) cells stand for no item" }
        return Set(shown.compactMap(collection.indexPath)).count == shown.count
            ? nil : "two cells for an item"
    }

    private var wrongHeaders: String? {
        let kind = UICollectionView.elementKindSectionHeader
        let shown = collection.subviews.compactMap { $0 as? ClientBand }.filter { !$0.isHidden }
        let seen = places.headers.enumerated().filter { isSeen($0.element) }
        if shown.count != seen.count { return "\(shown.count) headers, not \(seen.count)" }
        for (section, frame) in seen {
            let path = IndexPath(item: 0, section: section)
            guard let header = collection.supplementaryView(forElementKind: kind, at: path) as? ClientBand
            else {
                return "header \(section) is missing"
            }
            if header.text != "\(sections[section].id)" { return "header \(section) says \(header.text)" }
            if abs(header.frame.minY - frame.minY) > 1e-6 {
                return "header \(section) has \(header.frame), not \(frame)"
            }
        }
        return nil
    }
}
