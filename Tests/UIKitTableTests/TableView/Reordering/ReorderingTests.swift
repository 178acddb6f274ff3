import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct ReorderingTests {
    // MARK: Who has a grip

    // Seeds 228.
    @Test func rowsThatMayBeMovedHaveAGrip() throws {
        let (_, rows) = try MovableRows.open { $0.canMove = { $0 != "b" } }
        #expect(rows.grip(0) != .zero && rows.grip(2) != .zero)
        #expect(rows.grip(1) == .zero)
    }

    @Test func aDataSourceThatMovesNoRowsHasNoGrips() throws {
        final class Fixed: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let controller = Fixed(style: .plain)
        let app = try TestApplication(showing: controller)
        controller.setEditing(true, animated: false)
        app.frame()
        #expect(controller.tableView.visibleCells.allSatisfy { !$0.showsReorderControl })
    }

    // MARK: Moving

    // Seeds 193.
    @Test func aRowIsMovedWithOneQuestionForEachPlaceAndOneMessage() throws {
        let (app, rows) = try MovableRows.open()
        app.dragGrip(rows.grip(0), by: 100)
        #expect(rows.take() == ["target 0-0 0-1", "target 0-0 0-2"])
        #expect(rows.shown == "bcadxy")
        #expect(rows.tableView.hasUncommittedUpdates)
        app.touchUp()
        #expect(rows.take() == ["move 0-0 0-2"])
        app.advance(by: 1)
        #expect(rows.sections[0] == ["b", "c", "a", "d"] && rows.shown == "bcadxy")
        #expect(!rows.tableView.hasUncommittedUpdates)
        #expect(rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "a")
        #expect(rows.tableView.visibleCells.allSatisfy { $0.alpha == 1 && $0.layer.zPosition == 0 })
    }

    @Test func aRowThatComesBackIsNotMoved() throws {
        let (app, rows) = try MovableRows.open()
        app.dragGrip(rows.grip(1), by: 50)
        app.touchMove(to: rows.grip(1).applying(.init(translationX: 0, y: -50)))
        app.advance(by: 0.4)
        app.touchUp()
        #expect(rows.take() == ["target 0-1 0-2", "target 0-1 0-1"])
        app.advance(by: 1)
        #expect(rows.shown == "abcdxy")
    }

    @Test func aCancelledTouchPutsTheRowBack() throws {
        let (app, rows) = try MovableRows.open()
        app.dragGrip(rows.grip(0), by: 100)
        app.touchCancel()
        app.advance(by: 1)
        #expect(!rows.take().contains { $0.hasPrefix("move") })
        #expect(rows.shown == "abcdxy" && !rows.tableView.hasUncommittedUpdates)
    }

    // Seeds 221.
    @Test func rowsAreMovedIntoOtherSectionsAlsoEmptyOnes() throws {
        let (app, rows) = try MovableRows.open()
        app.dragGrip(rows.grip(3), by: 60)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.take().last == "move 0-3 1-0")
        #expect(rows.sections == [["a", "b", "c"], ["d"], ["x", "y"]])
        app.dragGrip(rows.grip(1, 2), by: -400)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.sections == [["y", "a", "b", "c"], ["d"], ["x"]])
        #expect(rows.shown == "yabcdx")
    }

    @Test func theDelegateChoosesAnotherTarget() throws {
        let (app, rows) = try MovableRows.open {
            $0.target = { source, _ in IndexPath(row: 1, section: source.section) }
        }
        app.dragGrip(rows.grip(0), by: 140)
        #expect(rows.shown == "bacdxy" || rows.shown == "bcadxy" || rows.shown == "bcdaxy")
        app.touchUp()
        #expect(rows.take().last == "move 0-0 0-1")
        app.advance(by: 1)
        #expect(rows.shown == "bacdxy")
    }

    @Test func aTargetThatDoesNotExistLeavesTheRowWhereItWas() throws {
        let (app, rows) = try MovableRows.open { $0.target = { _, _ in IndexPath(row: 9, section: 7) } }
        app.dragGrip(rows.grip(0), by: 140)
        app.touchUp()
        app.advance(by: 1)
        #expect(!rows.take().contains { $0.hasPrefix("move") })
        #expect(rows.shown == "abcdxy")
    }

    @Test func rowsOfDifferentHeightsKeepThem() throws {
        let (app, rows) = try MovableRows.open { $0.heights = ["a": 100, "c": 30] }
        app.dragGrip(rows.grip(0), by: 60)
        #expect(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.height == 44)
        app.touchUp()
        app.advance(by: 1)
        let heights = rows.tableView.visibleCells.map { "\($0.textLabel?.text ?? "") \($0.frame.height)" }
        #expect(heights.contains("a 100.0") && heights.contains("c 30.0"))
        for cell in rows.tableView.visibleCells {
            let path = try #require(rows.tableView.indexPath(for: cell))
            #expect(cell.frame == rows.tableView.rectForRow(at: path))
        }
    }

    @Test func nearTheEdgeTheTableScrollsFasterAndFaster() throws {
        let (app, rows) = try MovableRows.open { $0.sections = [(0..<60).map { "r\($0) " }] }
        let start = rows.grip(5)
        app.touchDown(at: start)
        app.advance(by: 0.1)
        app.touchMove(to: CGPoint(x: start.x, y: 800))
        app.advance(by: 0.5)
        let slow = rows.tableView.contentOffset.y
        app.touchMove(to: CGPoint(x: start.x, y: 843))
        app.advance(by: 0.5)
        let fast = rows.tableView.contentOffset.y - slow
        #expect(slow > 0 && fast > slow)
        #expect(rows.tableView.frames.held?.row.row.row == 5)
        app.advance(by: 10)
        #expect(rows.tableView.contentOffset.y == rows.tableView.contentSize.height - 844)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.take().last == "move 0-5 0-59")
        #expect(rows.sections[0].last == "r5 ")
        #expect(rows.tableView.visibleCells.last?.textLabel?.text == "r5 ")
    }

    // MARK: Changes meanwhile

    @Test func anUpdateKeepsTheRowInHand() throws {
        let (app, rows) = try MovableRows.open()
        app.dragGrip(rows.grip(2), by: 5)
        rows.sections[0].insert("new", at: 0)
        rows.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        app.advance(by: 1)
        #expect(rows.tableView.hasUncommittedUpdates)
        app.touchMove(to: rows.grip(3).applying(.init(translationX: 0, y: 110)))
        app.advance(by: 0.5)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.take().last?.hasPrefix("move 0-3") == true)
        #expect(rows.tableView.visibleCells.count == 7)
    }

    @Test func aRowThatIsDeletedOrReloadedIsLetGo() throws {
        for reloads in [true, false] {
            let (app, rows) = try MovableRows.open()
            app.dragGrip(rows.grip(1), by: 60)
            if reloads {
                rows.tableView.reloadData()
            } else {
                rows.sections[0].remove(at: 1)
                rows.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            }
            #expect(!rows.tableView.hasUncommittedUpdates)
            app.touchMove(to: CGPoint(x: 370, y: 300))
            app.touchUp()
            app.advance(by: 1)
            #expect(!rows.take().contains { $0.hasPrefix("move") })
            #expect(rows.shown == (reloads ? "abcdxy" : "acdxy"))
            #expect(rows.tableView.visibleCells.allSatisfy { $0.alpha == 1 && $0.layer.zPosition == 0 })
        }
    }

    @Test func theEndOfEditingPutsTheRowBack() throws {
        let (app, rows) = try MovableRows.open()
        app.dragGrip(rows.grip(0), by: 100)
        rows.setEditing(false, animated: true)
        app.advance(by: 1)
        app.touchUp()
        app.advance(by: 1)
        #expect(!rows.take().contains { $0.hasPrefix("move") })
        #expect(rows.shown == "abcdxy")
    }

    @Test func aDataSourceThatUpdatesTheTableItselfIsLeftToIt() throws {
        let (app, rows) = try MovableRows.open()
        rows.onMove = { [unowned rows] in rows.tableView.reloadData() }
        app.dragGrip(rows.grip(0), by: 100)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.shown == "bcadxy")
        rows.onMove = { [unowned rows] in
            rows.tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        }
        app.dragGrip(rows.grip(0), by: 100)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.sections[0] == ["c", "a", "b", "d"] && rows.shown == "cabdxy")
    }

    @Test func aTableThatIsNotEditedHasNoObjectForIt() throws {
        let rows = UITableViewController(style: .plain)
        let app = try TestApplication(showing: rows)
        app.frame()
        #expect(rows.tableView.parts.reordering.ifMade == nil)
        #expect(!rows.tableView.hasUncommittedUpdates)
    }
}
