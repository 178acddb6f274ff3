@testable import UIKit

/// A collection view outside any window, 320 by 600 points, with counted cells and a data source that tells what it is asked. Layout
/// happens when a test asks.
@MainActor
final class CollectionFixture: NSObject, UICollectionViewDataSource {
    /// Keeps the fixture of the running test alive: a collection view does not keep its data source.
    static var current: CollectionFixture?

    let layout: UICollectionViewLayout
    let view: UICollectionView
    /// What each cell says.
    var data: [[Int]]
    /// Every call of the data source, in order.
    var calls: [String] = []

    var flow: UICollectionViewFlowLayout { layout as! UICollectionViewFlowLayout }

    init(
        _ counts: [Int] = [100], layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
        size: CGSize = CGSize(width: 320, height: 600)
    ) {
        var next = 0
        data = counts.map { count in
            defer { next += count }
            return Array(next..<next + count)
        }
        self.layout = layout
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        super.init()
        CollectionFixture.current = self
        CountedItemCell.made = 0
        view.register(CountedItemCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
        }
        view.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        calls.append("sections")
        return data.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        calls.append("items \(section)")
        return data[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        calls.append("cell \(indexPath.section)-\(indexPath.item)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? CountedItemCell)?.shown = data[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        calls.append("\(kind.suffix(6)) \(indexPath[0])")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "band", for: indexPath)
    }

    func scroll(to y: CGFloat) {
        view.contentOffset.y = y
        view.layoutIfNeeded()
    }

    /// The items of the cells that are asked for while `body` runs.
    func itemsAskedFor(_ body: () -> Void) -> [String] {
        let before = calls.count
        body()
        return calls[before...].filter { $0.hasPrefix("cell ") }.map { String($0.dropFirst(5)) }
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func header(_ section: Int) -> UICollectionReusableView? {
        view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    }

    var visibleItems: [String] { view.indexPathsForVisibleItems.map { "\($0.section)-\($0.item)" } }

    /// As ``places``, and no cell is left over.
    var wrong: String? {
        if let places { return places }
        let inTree = view.subviews.count { $0 is UICollectionViewCell && !$0.isHidden }
        return inTree == view.visibleCells.count ? nil : "\(inTree) cells are to be seen of \(view.visibleCells.count)"
    }

    /// The first thing that is wrong, nil when counts, cells and places are right. Cells may be on their way out still.
    var places: String? {
        if view.numberOfSections != data.count { return "\(view.numberOfSections) sections of \(data.count)" }
        for (section, items) in data.enumerated() where view.numberOfItems(inSection: section) != items.count {
            return "\(view.numberOfItems(inSection: section)) items of \(items.count) in section \(section)"
        }
        let wanted = (view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? [])
            .filter { $0.representedElementCategory == .cell && $0.frame.overlaps(view.bounds) }
        if view.visibleCells.count != wanted.count { return "\(view.visibleCells.count) cells of \(wanted.count)" }
        for attributes in wanted {
            let path = attributes.indexPath
            guard let cell = view.cellForItem(at: path) as? CountedItemCell else { return "no cell at \(path)" }
            if cell.shown != data[path.section][path.item] { return "\(path) shows \(cell.shown)" }
            if cell.frame != attributes.frame { return "\(path) is at \(cell.frame), not \(attributes.frame)" }
            if view.indexPath(for: cell) != path { return "\(path) is taken for another" }
        }
        return nil
    }
}

/// Counts how many of its kind were made and how often each was reused.
class CountedItemCell: UICollectionViewCell {
    static var made = 0
    private(set) var reuses = 0
    private(set) var applied = 0
    var shown = -1

    override init(frame: CGRect) {
        super.init(frame: frame)
        CountedItemCell.made += 1
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied += 1
    }
}
