import UIKitTestDriver

@testable import UIKit

/// A grid of three columns, whose items can be dragged and which takes drops. All calls are written down.
final class DraggedItems: UICollectionViewController {
    var items = ["a", "b", "c", "d", "e", "f", "g"]
    var moves = true
    /// How often the data source was asked whether it moves an item.
    var moveQuestions = 0
    var proposal: ((any UIDropSession, IndexPath?) -> UICollectionViewDropProposal)?
    var perform: ((any UICollectionViewDropCoordinator) -> Void)?
    var onCall: (String) -> Void = { _ in }
    private var lines: [String] = []

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        layout.minimumLineSpacing = 20
        layout.minimumInteritemSpacing = 20
        super.init(collectionViewLayout: layout)
    }

    init(layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func write(_ line: String) {
        if lines.last != line { lines.append(line) }
        onCall(line)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(LetterCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? LetterCell)?.label.text = items.indices.contains(indexPath.item) ? items[indexPath.item] : "?"
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        moveQuestions += 1
        return moves
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        write("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
        items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        write("select \(indexPath.item)")
    }

    /// The letters in reading order, with a dash for room and a dot for a cell that is hidden.
    var shown: String {
        var places: [Int: String] = [:]
        for case let cell as LetterCell in collectionView.subviews where !cell.isHidden {
            let place = Int((cell.center.y / 100).rounded(.down)) * 3 + Int((cell.center.x / 100).rounded(.down))
            places[place] = cell.alpha == 0 ? "." : cell.label.text ?? "?"
        }
        guard let last = places.keys.max() else { return "" }
        return (0...last).map { places[$0] ?? "-" }.joined()
    }

    /// The middle of the place of an item on the screen.
    func point(_ place: Int) -> CGPoint {
        collectionView.convert(CGPoint(x: place % 3 * 100 + 40, y: place / 3 * 100 + 40), to: nil)
    }

    /// Inserts what was dropped at the destination, as an application does.
    func insert(_ coordinator: any UICollectionViewDropCoordinator) {
        var place = coordinator.destinationIndexPath ?? IndexPath(item: items.count, section: 0)
        for item in coordinator.items {
            let text = item.dragItem.localObject as? String ?? "new"
            collectionView.performBatchUpdates {
                if let source = item.sourceIndexPath {
                    items.remove(at: source.item)
                    collectionView.deleteItems(at: [source])
                    if source.item < place.item { place.item -= 1 }
                }
                items.insert(text, at: place.item)
                collectionView.insertItems(at: [place])
            }
            coordinator.drop(item.dragItem, toItemAt: place)
            place.item += 1
        }
    }
}

final class LetterCell: UICollectionViewCell {
    let label = UILabel()
    var states: [DragState] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
}

extension DraggedItems: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        write("items \(indexPath.item)")
        guard items.indices.contains(indexPath.item) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item] as NSString))
        item.localObject = items[indexPath.item]
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { self.collectionView(collectionView, itemsForBeginning: session, at: indexPath) }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        write("drag begins")
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        write("drag ended")
    }
}

extension DraggedItems: UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        write("enter")
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        write("over \(destinationIndexPath.map { "\($0.item)" } ?? "nothing")")
        return proposal?(session, destinationIndexPath)
            ?? UICollectionViewDropProposal(
                operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        write("exit")
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        write("drop ended")
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        let sources = coordinator.items.map { $0.sourceIndexPath.map { "\($0.item)" } ?? "-" }.joined(separator: ",")
        write("perform \(coordinator.destinationIndexPath.map { "\($0.item)" } ?? "nowhere") from \(sources)")
        perform?(coordinator)
    }
}

/// Two grids beside each other.
final class TwoGrids: UIViewController {
    let left = DraggedItems()
    let right = DraggedItems()

    override func viewDidLoad() {
        super.viewDidLoad()
        right.items = ["1", "2", "3", "4"]
        for (controller, x) in [(left, CGFloat(0)), (right, 300)] {
            controller.moves = false
            addChild(controller)
            view.addSubview(controller.view)
            controller.view.frame = CGRect(x: x, y: 0, width: 280, height: 500)
            controller.didMove(toParent: self)
            controller.collectionView.dragDelegate = controller
            controller.collectionView.dropDelegate = controller
            controller.perform = { [unowned controller] in controller.insert($0) }
        }
    }

    static func open() throws -> (TestApplication, TwoGrids) {
        let grids = TwoGrids()
        let app = try TestApplication(showing: grids, size: CGSize(width: 600, height: 500))
        app.advance(by: 0.3)
        return (app, grids)
    }
}
