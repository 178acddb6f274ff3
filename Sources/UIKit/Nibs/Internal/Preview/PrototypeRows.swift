import Foundation

/// The rows or items of a view that has no data in a preview: each prototype once. Retained by the view.
@MainActor
final class PrototypeRows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    private let nibs: [PrototypeNib]

    private var identifiers: [String] { nibs.indices.map { nibs[$0].identifier ?? "prototype \($0)" } }

    private init(_ nibs: [PrototypeNib]) { self.nibs = nibs }

    /// Shows the prototypes in a table without data source or static cells, or in a collection view without data source.
    static func fill(_ view: UIView, with nibs: [PrototypeNib]) {
        let rows = PrototypeRows(nibs)
        switch view {
        case let table as UITableView:
            // A table controller that a custom class was replaced by is its data source, and has no rows.
            guard table.staticRows == nil, table.dataSource == nil || table.dataSource is UITableViewController else {
                return
            }
            table.dataSource = rows
            table.delegate = rows
        case let collection as UICollectionView:
            for (nib, identifier) in zip(nibs, rows.identifiers) {
                collection.register(nib, forCellWithReuseIdentifier: identifier)
            }
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                collection.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: blank)
            }
            collection.dataSource = rows
        default: return
        }
        objc_setAssociatedObject(view, key, rows, .OBJC_ASSOCIATION_RETAIN)
    }

    /// The identifier of the empty header or footer where the file gives them a size.
    private static let blank = "blank"
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { nibs.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        nibs[indexPath.row].instantiate(withOwner: nil).first as? UITableViewCell ?? UITableViewCell()
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        nibs[indexPath.row].rowHeight ?? tableView.rowHeight
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { nibs.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: Self.blank, for: indexPath)
    }
}
