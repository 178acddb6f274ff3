import UIKitTestDriver

@testable import UIKit

/// A table whose rows can be dragged and which takes drops. All calls are written down.
final class DraggedRows: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    var rows = ["a", "b", "c", "d", "e"]
    /// Whether the data source moves rows.
    var moves = false
    var proposal: ((any UIDropSession, IndexPath?) -> UITableViewDropProposal)?
    var perform: ((any UITableViewDropCoordinator) -> Void)?
    var onCall: (String) -> Void = { _ in }
    var hasMenus = false
    private var lines: [String] = []

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
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.rowHeight = 50
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows.indices.contains(indexPath.row) ? rows[indexPath.row] : "?"
        return cell
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { moves }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        write("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        write("select \(indexPath.row)")
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard hasMenus else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Play") { _ in }])
        }
    }

    /// The texts of the visible cells from top to bottom of the screen, with a dash for room.
    var shown: String {
        let cells = tableView.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden }
            .sorted { $0.frame.minY < $1.frame.minY }
        var text = ""
        var y: CGFloat = 0
        for cell in cells {
            if cell.frame.minY > y + 1 { text += "-" }
            text += cell.alpha == 0 ? "." : cell.textLabel?.text ?? "?"
            y = cell.frame.maxY
        }
        return text
    }

    /// The middle of a row's place on the screen.
    func point(_ row: Int) -> CGPoint { tableView.convert(CGPoint(x: 150, y: 50 * row + 25), to: nil) }

    // MARK: Drag

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        write("items \(indexPath.row)")
        guard rows.indices.contains(indexPath.row) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))
        item.localObject = rows[indexPath.row]
        return [item]
    }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { self.tableView(tableView, itemsForBeginning: session, at: indexPath) }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { write("drag begins") }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { write("drag ended") }

    // MARK: Drop

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { write("enter") }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        write("over \(destinationIndexPath.map { "\($0.row)" } ?? "nothing")")
        return proposal?(session, destinationIndexPath)
            ?? UITableViewDropProposal(
                operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { write("exit") }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { write("drop ended") }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let sources = coordinator.items.map { $0.sourceIndexPath.map { "\($0.row)" } ?? "-" }.joined(separator: ",")
        write("perform \(coordinator.destinationIndexPath.map { "\($0.row)" } ?? "nowhere") from \(sources)")
        perform?(coordinator)
    }

    /// Inserts the items at the destination, as an application does.
    func insert(_ coordinator: any UITableViewDropCoordinator) {
        var place = coordinator.destinationIndexPath ?? IndexPath(row: rows.count, section: 0)
        for item in coordinator.items {
            let text = item.dragItem.localObject as? String ?? "new"
            tableView.performBatchUpdates {
                if let source = item.sourceIndexPath {
                    rows.remove(at: source.row)
                    tableView.deleteRows(at: [source], with: .automatic)
                    if source.row < place.row { place.row -= 1 }
                }
                rows.insert(text, at: place.row)
                tableView.insertRows(at: [place], with: .automatic)
            }
            coordinator.drop(item.dragItem, toRowAt: place)
            place.row += 1
        }
    }
}

/// Two tables beside each other.
final class TwoTables: UIViewController {
    let left = DraggedRows(style: .plain)
    let right = DraggedRows(style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        right.rows = ["1", "2", "3"]
        for (controller, x) in [(left, CGFloat(0)), (right, 300)] {
            addChild(controller)
            view.addSubview(controller.view)
            controller.view.frame = CGRect(x: x, y: 0, width: 300, height: 500)
            controller.didMove(toParent: self)
            controller.tableView.dragDelegate = controller
            controller.tableView.dropDelegate = controller
            controller.perform = { [unowned controller] in controller.insert($0) }
        }
    }

    static func open() throws -> (TestApplication, TwoTables) {
        let tables = TwoTables()
        let app = try TestApplication(showing: tables, size: CGSize(width: 600, height: 500))
        app.advance(by: 0.3)
        return (app, tables)
    }
}
