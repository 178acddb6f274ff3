import HostInterface
import Testing
import UIKit

@testable import UIKitTestDriver
@testable import UIKitTestSupport

/// Items of collection views as nodes.
@MainActor @Suite(.serialized)
struct ItemNodeTests {
    private final class Grid: UICollectionViewController {
        var asked: [Int] = []
        var told: [Int] = []

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            super.init(collectionViewLayout: layout)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            10_000
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked.append(indexPath.item)
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            let label =
                cell.contentView.subviews.first as? UILabel
                ?? {
                    let label = UILabel(frame: cell.contentView.bounds)
                    cell.contentView.addSubview(label)
                    return label
                }()
            label.text = "Item \(indexPath.item)"
            return cell
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            told.append(indexPath.item)
        }
    }

    @Test func itemsOffTheScreenSayTheirNames() throws {
        let grid = Grid()
        let app = try TestApplication(showing: grid)
        let list = try NodeStage(app).node(.listBox)
        #expect(list.childCount == 10_000)
        let item = try #require(list.child(at: 9000))
        #expect(item.name == "Item 9000" && item.role == .listBoxItem && item.positionInSet == 9001)
        #expect(grid.asked.last == 9000 && !item.states.contains(.showing) && item.indexInParent == 9000)
        let cells = grid.collectionView.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
        #expect(cells.count == grid.collectionView.visibleCells.count)
    }

    @Test func anItemIsScrolledToAndSelected() throws {
        let grid = Grid()
        let app = try TestApplication(showing: grid)
        let list = try NodeStage(app).node(.listBox)
        let item = try #require(list.child(at: 5000))
        #expect(item.performAction(at: 0))
        app.frame()
        #expect(grid.told == [5000] && item.states.isSuperset(of: [.selected, .showing]))
        #expect(list.selection?.selectedChild(at: 0) == 5000)
    }

    @Test func anOutlineTellsWhatIsExpanded() throws {
        let stage = try ListStage()
        stage.setUp = { cell, item in
            cell.accessories = item == 0 ? [.outlineDisclosure()] : []
        }
        var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
        snapshot.append([0])
        snapshot.append([1, 2], to: 0)
        stage.source.apply(snapshot, to: "section", animatingDifferences: false)
        stage.app.frame()
        let nodes = NodeStage(stage.app)
        let item = try nodes.node(named: "Item 0")
        #expect(item.role == .treeItem && item.parent?.role == .tree && item.parent?.childCount == 1)
        #expect(item.states.contains(.expandable) && !item.states.contains(.expanded))
        #expect(nodes.perform("expand or contract", on: item))
        stage.app.advance(by: 1)
        #expect(item.states.contains(.expanded) && item.parent?.childCount == 3)
        #expect(try nodes.node(named: "Item 1").level == 2)
    }
}
