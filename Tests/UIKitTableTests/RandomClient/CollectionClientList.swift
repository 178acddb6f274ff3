@testable import UIKit

/// A collection view of a client, with a flow layout: items as wide as the view while there is a delegate, else a grid.
@MainActor
final class CollectionClientList: ClientList {
    let collection: ClientCollection
    private let sources: [CollectionClientSource]
    private let delegate: CollectionClientDelegate

    var view: UIScrollView { collection }
    var flow: UICollectionViewFlowLayout? {
        collection.collectionViewLayout as? UICollectionViewFlowLayout
    }

    init(client: any ListClient) {
        collection = ClientCollection(
            frame: CGRect(x: 0, y: 0, width: 240, height: 300),
            collectionViewLayout: Self.layout(spacing: 5))
        sources = client.data.map { CollectionClientSource($0, client: client) }
        delegate = CollectionClientDelegate(client: client)
        collection.register(ClientItemCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            ClientBand.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "band")
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private static func layout(spacing: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 40)
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = spacing
        layout.headerReferenceSize = CGSize(width: 0, height: 24)
        return layout
    }

    // MARK: Data

    var shownData: ClientData? { (collection.dataSource as? CollectionClientSource)?.data }

    func setDataSource(_ number: Int?) { collection.dataSource = number.map { sources[$0] } }

    func setDelegate(_ isSet: Bool) { collection.delegate = isSet ? delegate : nil }

    func tell(_ change: ClientChange, _ number: Int) {
        switch change {
        case .deleteSections(let sections): collection.deleteSections(sections)
        case .insertSections(let sections): collection.insertSections(sections)
        case .reloadSections(let sections): collection.reloadSections(sections)
        case .moveSection(let from, let to): collection.moveSection(from, toSection: to)
        case .delete(let paths): collection.deleteItems(at: paths)
        case .insert(let paths): collection.insertItems(at: paths)
        case .reload(let paths): collection.reloadItems(at: paths)
        case .reconfigure(let paths): collection.reconfigureItems(at: paths)
        case .move(let from, let to): collection.moveItem(at: from, to: to)
        }
    }

    func batch(_ number: Int, _ updates: () -> Void, completion: @escaping () -> Void) {
        collection.performBatchUpdates(updates) { _ in completion() }
    }

    func reloadData() { collection.reloadData() }

    // MARK: Everything else

    func scroll(to path: IndexPath, _ number: Int, animated: Bool) {
        collection.scrollToItem(at: path, at: position(number), animated: animated)
    }

    private func position(_ number: Int) -> UICollectionView.ScrollPosition {
        [[], .top, .centeredVertically, .bottom][number % 4]
    }

    func select(_ path: IndexPath?, _ number: Int, animated: Bool) {
        collection.selectItem(at: path, animated: animated, scrollPosition: position(number))
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        collection.deselectItem(at: path, animated: animated)
    }

    func ask(_ number: Int, _ path: IndexPath) {
        let header = UICollectionView.elementKindSectionHeader
        switch number % 10 {
        case 0: _ = collection.cellForItem(at: path)
        case 1: _ = collection.visibleCells.map { collection.indexPath(for: $0) }
        case 2: _ = collection.layoutAttributesForItem(at: path)
        case 3: _ = collection.indexPathForItem(at: CGPoint(x: 10, y: number))
        case 4:
            _ = collection.supplementaryView(
                forElementKind: header, at: IndexPath(item: 0, section: path.section))
        case 5: _ = collection.visibleSupplementaryViews(ofKind: header)
        case 6: _ = collection.numberOfSections
        case 7: _ = collection.indexPathsForVisibleItems
        case 8: _ = collection.layoutAttributesForSupplementaryElement(ofKind: header, at: path)
        default: _ = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    func setOwnProperty(_ number: Int, _ path: IndexPath) -> String {
        switch number % 7 {
        case 0:
            collection.allowsMultipleSelection.toggle()
            return "allowsMultipleSelection"
        case 1:
            collection.allowsSelection.toggle()
            return "allowsSelection"
        case 2, 3:
            let animated = number % 2 == 0
            collection.setCollectionViewLayout(
                Self.layout(spacing: CGFloat(number % 4) * 5), animated: animated)
            return "setCollectionViewLayout\(animated ? ", animated" : "")"
        case 4:
            collection.collectionViewLayout.invalidateLayout()
            return "invalidateLayout"
        case 5:
            flow?.minimumLineSpacing = CGFloat(number % 3) * 8
            return "minimumLineSpacing"
        default:
            collection.backgroundView = number % 2 == 0 ? nil : UIView()
            return "backgroundView"
        }
    }
}
