import UIKit
import UIKitTestDriver
import XCTest

/// A diffable screen as iOS projects have it, in the Swift 5 language mode: every call that a client can make compiles and works.
final class DiffableClientTests: XCTestCase {
    func testAScreenChangesBySnapshots() throws {
        let controller = NotesController(style: .plain)
        let app = try TestApplication(showing: controller)
        XCTAssertEqual(app.visibleTexts, ["Pinned", "Milk", "All", "Bread", "Eggs"])
        controller.pin("Eggs")
        try app.settle()
        XCTAssertEqual(app.visibleTexts, ["Pinned", "Eggs", "Milk", "All", "Bread"])
        controller.rename("Bread", to: "Rye bread")
        try app.settle()
        XCTAssertEqual(app.visibleTexts, ["Pinned", "Eggs", "Milk", "All", "Rye bread"])
    }

    func testSnapshotsComeFromAnotherQueue() throws {
        let controller = NotesController(style: .plain)
        let app = try TestApplication(showing: controller)
        let source = controller.source
        nonisolated(unsafe) var isShown = false
        DispatchQueue(label: "notes").async {
            var snapshot = source.snapshot()
            snapshot.deleteSections([.pinned])
            source.applySnapshotUsingReloadData(snapshot) { isShown = true }
        }
        try app.wait(until: { isShown })
        app.advance(by: 1.0 / 60)
        XCTAssertEqual(app.visibleTexts, ["All", "Bread", "Eggs"])
    }
}

private enum Section: String, Hashable, Sendable {
    case pinned = "Pinned"
    case all = "All"
}

private struct Note: Hashable, Sendable {
    let id = UUID()
    var title: String
}

private final class NotesSource: UITableViewDiffableDataSource<Section, UUID> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)?.rawValue
    }

    override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, UUID>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
}

private final class NotesController: UITableViewController {
    private var notes = ["Milk", "Bread", "Eggs"].map { Note(title: $0) }

    lazy var source = NotesSource(tableView: tableView) { [weak self] tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.text = self?.notes.first { $0.id == id }?.title
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        source.defaultRowAnimation = .fade
        var snapshot = NSDiffableDataSourceSnapshot<Section, UUID>()
        snapshot.appendSections([.pinned, .all])
        snapshot.appendItems(notes.dropFirst().map(\.id))
        snapshot.appendItems([notes[0].id], toSection: .pinned)
        source.apply(snapshot, animatingDifferences: false)
    }

    private func id(of title: String) -> UUID { notes.first { $0.title == title }!.id }

    func pin(_ title: String) {
        var snapshot = source.snapshot()
        snapshot.moveItem(id(of: title), beforeItem: snapshot.itemIdentifiers(inSection: .pinned)[0])
        source.apply(snapshot)
    }

    func rename(_ title: String, to newTitle: String) {
        let id = id(of: title)
        notes[notes.firstIndex { $0.id == id }!].title = newTitle
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([id])
        source.apply(snapshot)
    }
}
