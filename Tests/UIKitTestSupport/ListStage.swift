import UIKitTestDriver

@testable import UIKit

/// A list in a collection view, whose data source shows outlines, in a window of 390 by 700 points.
@MainActor
final class ListStage {
    let app: TestApplication
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>
    /// Sets up each cell after its text.
    var setUp: (UICollectionViewListCell, Int) -> Void = { _, _ in }

    init(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        scale: CGFloat = 2,
        change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        let controller = UIViewController()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 700),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        self.view = view
        controller.view.addSubview(view)
        let stage = StageReference()
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Item \(item)"
            cell.contentConfiguration = content
            stage.value?.setUp(cell, item)
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        self.source = source
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Header \(path.section)"
            cell.contentConfiguration = content
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        app = try TestApplication(
            showing: controller, size: CGSize(width: 390, height: 700), scale: scale, safeArea: .zero)
        stage.value = self
    }

    /// Shows items without levels in one section for each range.
    func show(_ sections: Range<Int>...) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (index, items) in sections.enumerated() {
            snapshot.appendSections(["\(index)"])
            snapshot.appendItems(Array(items))
        }
        source.apply(snapshot, animatingDifferences: false)
        app.advance(by: 0.05)
    }

    /// Shows an outline: 1 with 11 and 12 below it, where 12 has 121; and 2.
    func showOutline() {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([11, 12], to: 1)
        outline.append([121], to: 12)
        source.apply(outline, to: "main", animatingDifferences: false)
        app.advance(by: 0.05)
    }

    var items: [Int] { source.snapshot().itemIdentifiers }

    func cell(_ item: Int) -> UICollectionViewListCell? {
        source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? UICollectionViewListCell }
    }

    /// The frame of a view in the collection view.
    func frame(_ part: UIView?) -> CGRect? { part.map { view.convert($0.bounds, from: $0) } }

    func lines(_ item: Int) -> [CGRect] {
        (cell(item)?.subviews ?? []).filter { $0 is TableSeparatorView && !$0.isHidden }.compactMap { frame($0) }
    }
}

/// The stage for closures that are made before it.
@MainActor
private final class StageReference {
    weak var value: ListStage?
}
