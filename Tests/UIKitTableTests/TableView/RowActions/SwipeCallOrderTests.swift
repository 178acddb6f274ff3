import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Every call of each interaction, in order.
@MainActor @Suite(.serialized) struct SwipeCallOrderTests {
    private func stage(_ prepare: (SwipeTable) -> Void = { _ in }) throws -> SwipeTable {
        try SwipeTable(rows: 4, prepare: prepare)
    }

    private func deleting(_ stage: SwipeTable, row: Int) {
        stage.source.data.remove(at: row)
        stage.table.deleteRows(at: [stage.path(row)], with: .automatic)
    }

    @Test func theEndOfEditingWithoutAnimationClosesTheRowAtOnce() throws {
        let stage = try stage()
        try stage.open(1)
        let heard = stage.transcript { stage.table.setEditing(false, animated: false) }
        #expect(heard == "cell will close\ncell did close\ndidEndEditing 1")
        #expect(stage.offset(1) == 0 && !stage.table.isEditing)
    }

    // Seeds 166.
    @Test func swipeToDelete() throws {
        let stage = try stage()
        let heard = try stage.transcript {
            try stage.swipe(1, by: -60)
            stage.app.advance(by: 1)
            try stage.tapButton(0)
            stage.app.advance(by: 1)
        }
        #expect(
            heard == """
                canEdit 1
                trailing 1
                editActions 1
                editingStyle 1
                title 1
                willBeginEditing 1
                cell will open
                cell did open
                commit delete 1
                commit returns
                didEndEditing nil
                cell will close
                cell did close
                """)
        #expect(stage.source.data == [0, 2, 3])
        #expect(!stage.table.isEditing)
    }

    @Test func swipeThatIsNotCompleted() throws {
        let stage = try stage()
        let heard = try stage.transcript {
            try stage.swipe(1, by: -40)
            stage.app.advance(by: 1)
        }
        #expect(
            heard == """
                canEdit 1
                trailing 1
                editActions 1
                editingStyle 1
                title 1
                willBeginEditing 1
                cell will open
                cell will close
                cell did close
                didEndEditing 1
                """)
    }

    // Seeds 170.
    @Test func eachRowShowsTheActionsThatItIsGiven() throws {
        let stage = try stage { stage in
            stage.delegate.trailing = { path in
                let titles: [[String]] = [["More"], [], ["Flag", "Trash"], ["Archive"]]
                let actions = titles[path.row].map { stage.delegate.action($0) }
                return UISwipeActionsConfiguration(actions: actions)
            }
        }
        func titles(_ row: Int) throws -> [String] {
            try stage.open(row)
            defer {
                stage.table.setEditing(false, animated: false)
                stage.app.advance(by: 1)
            }
            return ["More", "Flag", "Trash", "Archive"].filter { stage.app.shows(text: $0) }
        }
        #expect(try titles(0) == ["More"])
        #expect(try titles(1) == [])
        #expect(try titles(2) == ["Flag", "Trash"])
        #expect(try titles(3) == ["Archive"])
    }

    // Seeds 170.
    @Test func theActionsOfASectionAreThoseOfItsRows() throws {
        let stage = try stage { stage in
            stage.source.sections = 2
            stage.delegate.trailing = { path in
                UISwipeActionsConfiguration(
                    actions: [stage.delegate.action(path.section == 0 ? "First" : "Second")])
            }
        }
        for (section, title) in [(0, "First"), (1, "Second")] {
            try stage.app.swipeRow(at: IndexPath(row: 1, section: section), by: -130)
            stage.app.advance(by: 1)
            #expect(["First", "Second"].filter { stage.app.shows(text: $0) } == [title])
            stage.table.setEditing(false, animated: false)
            stage.app.advance(by: 1)
        }
    }

    @Test func aConfigurationIsAskedForAlone() throws {
        let stage = try stage { stage in
            stage.delegate.trailing = { _ in
                UISwipeActionsConfiguration(actions: [stage.delegate.action("More")])
            }
            stage.delegate.editActions = { _ in [] }
        }
        let heard = try stage.transcript {
            try stage.open(2)
            try stage.tapButton(0)
            stage.app.advance(by: 1)
        }
        #expect(
            heard == """
                canEdit 2
                trailing 2
                willBeginEditing 2
                cell will open
                cell did open
                handler More
                cell will close
                handler More returns
                cell did close
                didEndEditing 2
                """)
    }

    // Seeds 171, 172, 174.
    @Test func rowActionsNeedNoCommitAndAreAskedForAfterTheConfiguration() throws {
        let stage = try stage { stage in
            stage.delegate.editActions = { _ in
                [
                    UITableViewRowAction(style: .normal, title: "More") { action, path in
                        stage.source.log("row action \(action.title ?? "") \(path.row)")
                    }
                ]
            }
        }
        let heard = try stage.transcript {
            try stage.open(2)
            try stage.tapButton(0)
            stage.app.advance(by: 1)
        }
        #expect(
            heard == """
                canEdit 2
                trailing 2
                editActions 2
                willBeginEditing 2
                cell will open
                cell did open
                row action More 2
                cell will close
                cell did close
                didEndEditing 2
                """)
    }

    @Test func aDestructiveActionThatDeletesItsRow() throws {
        let stage = try stage()
        stage.delegate.trailing = { path in
            UISwipeActionsConfiguration(actions: [
                stage.delegate.action("Trash", .destructive) { _ in deleting(stage, row: path.row) }
            ])
        }
        let heard = try stage.transcript {
            try stage.open(1)
            try stage.tapButton(0)
            stage.app.advance(by: 1)
        }
        #expect(
            heard == """
                canEdit 1
                trailing 1
                willBeginEditing 1
                cell will open
                cell did open
                handler Trash
                handler Trash returns
                didEndEditing nil
                cell will close
                cell did close
                """)
    }

    @Test func aFullSwipe() throws {
        let stage = try stage()
        stage.delegate.trailing = { path in
            UISwipeActionsConfiguration(actions: [
                stage.delegate.action("Trash", .destructive) { _ in deleting(stage, row: path.row) }
            ])
        }
        let heard = try stage.transcript {
            try stage.swipe(1, by: -330)
            stage.app.advance(by: 1)
        }
        #expect(
            heard == """
                canEdit 1
                trailing 1
                willBeginEditing 1
                cell will open
                handler Trash
                handler Trash returns
                didEndEditing nil
                cell will close
                cell did close
                """)
        #expect(stage.source.data == [0, 2, 3])
    }

    @Test func aReloadWhileARowIsOpen() throws {
        let stage = try stage()
        try stage.open(1)
        let heard = stage.transcript {
            stage.table.reloadData()
            stage.app.advance(by: 1)
        }
        #expect(heard == "cell will close\ncell did close\ndidEndEditing 1")
        #expect(!stage.table.isEditing)
        #expect(stage.offset(1) == 0)
    }

    @Test func aTableControllersEditButtonShowsDoneWhileARowIsOpen() throws {
        let controller = SwipedController(style: .plain)
        let app = try TestApplication(showing: UINavigationController(rootViewController: controller), scale: 1)
        try app.swipeRow(at: IndexPath(row: 0, section: 0), by: -110)
        app.advance(by: 1)
        #expect(controller.isEditing)
        #expect(controller.tableView.isEditing)
        #expect(controller.tableView.visibleCells.allSatisfy { !$0.isEditing })
        controller.setEditing(false, animated: true)
        app.advance(by: 1)
        #expect(!controller.isEditing && !controller.tableView.isEditing)
        #expect(controller.tableView.visibleCells[0].frame.minX == 0)
    }
}

private final class SwipedController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}
