import HostInterface
import Testing
import UIKit

@testable import UIKitTestDriver
@testable import UIKitTestSupport

/// Rows of tables as nodes, with a cell and without.
@MainActor @Suite(.serialized)
struct RowNodeTests {
    private func stage(_ rows: NodeRows) throws -> (NodeStage, any HostAccessibleNode) {
        let app = try TestApplication(showing: rows)
        app.frame()
        let stage = NodeStage(app)
        return (stage, try stage.node(.listBox))
    }

    // MARK: Any number of rows

    @Test func aBillionRowsAreCountedExactlyAndAnyOneSaysItsName() throws {
        let rows = NodeRows([1_000_000_000])
        let (stage, list) = try stage(rows)
        #expect(list.childCount == 1_000_000_000 && list.hasVirtualChildren)
        #expect(list.visibleChildren.count < 30 && list.visibleChildren.lowerBound == 0)
        let cells = rows.tableView.subviews.count
        let row = try #require(list.child(at: 900_000_000))
        #expect(row.name == "Row 0-900000000" && row.role == .listBoxItem)
        #expect(row.positionInSet == 900_000_001 && row.setSize == 1_000_000_000 && row.level == 1)
        #expect(row.states.isSuperset(of: [.enabled, .visible, .selectable]) && !row.states.contains(.showing))
        #expect(row.indexInParent == 900_000_000 && row.parent?.id == list.id)
        #expect(stage.tree.node(row.id)?.name == "Row 0-900000000")
        #expect(list.child(at: 1_000_000_000) == nil && list.child(at: -1) == nil)
        #expect(rows.tableView.contentOffset.y == 0 && rows.tableView.subviews.count <= cells + 1)
    }

    @Test func askingForManyRowsKeepsNoCells() throws {
        let rows = NodeRows([1_000_000])
        let (_, list) = try stage(rows)
        for index in stride(from: 1000, to: 900_000, by: 9000) { #expect(list.child(at: index)?.name.isEmpty == false) }
        let cells = rows.tableView.subviews.filter { $0 is UITableViewCell }
        #expect(cells.filter { !$0.isHidden }.count == rows.tableView.visibleCells.count)
        #expect(cells.count <= rows.tableView.visibleCells.count + 2)
    }

    @Test func aRowOnTheScreenIsItsCellAndTheDataSourceIsNotAsked() throws {
        let rows = NodeRows([100])
        let (_, list) = try stage(rows)
        let asked = rows.asked.count
        let row = try #require(list.child(at: 2))
        #expect(row.name == "Row 0-2" && row.states.contains(.showing) && rows.asked.count == asked)
        #expect(row.frame == HostRect(x: 0, y: 100, width: 390, height: 50))
        #expect(list.node(x: 100, y: 120)?.id == row.id)
    }

    @Test func theDataSourceIsAskedOnceForThePartsOfADescription() throws {
        let rows = NodeRows([100])
        let (_, list) = try stage(rows)
        let asked = rows.asked.count
        let row = try #require(list.child(at: 80))
        _ = (row.name, row.description, row.states, row.attributes, row.level)
        #expect(rows.asked.count == asked + 1 && rows.asked.last == IndexPath(row: 80, section: 0))
    }

    // MARK: Headers

    @Test func headersAreHeadingsAmongTheRows() throws {
        let rows = NodeRows([2, 0, 3])
        rows.titles = [0: "First", 2: "Third"]
        let (_, list) = try stage(rows)
        #expect(list.childCount == 7)
        let names = (0..<7).compactMap { list.child(at: $0) }.map { "\($0.role) \($0.name)" }
        #expect(
            names == [
                "heading First", "listBoxItem Row 0-0", "listBoxItem Row 0-1", "heading Third",
                "listBoxItem Row 2-0", "listBoxItem Row 2-1", "listBoxItem Row 2-2",
            ])
        #expect((0..<7).allSatisfy { list.child(at: $0)?.indexInParent == $0 })
        #expect(list.child(at: 4)?.positionInSet == 3 && list.child(at: 4)?.setSize == 5)
        #expect(list.child(at: 0)?.level == 2)
    }

    @Test func manySectionsAreCountedWithoutAsking() throws {
        let rows = NodeRows(Array(repeating: 3, count: 100_000))
        rows.titles = [0: "First"]
        let (_, list) = try stage(rows)
        #expect(list.childCount == 400_000)
        let row = try #require(list.child(at: 4 * 50_000 + 2))
        #expect(row.name == "Row 50000-1" && row.indexInParent == 4 * 50_000 + 2)
    }

    // MARK: Scrolling and focus

    @Test func aRowOffTheScreenIsScrolledTo() throws {
        let rows = NodeRows([1_000_000])
        let (stage, list) = try stage(rows)
        let row = try #require(list.child(at: 900_000))
        #expect(row.scrollToVisible(.top))
        stage.app.frame()
        #expect(rows.tableView.contentOffset.y == 45_000_000 && row.states.contains(.showing))
        #expect(row.scrollToVisible(.bottom))
        #expect(rows.tableView.contentOffset.y == CGFloat(45_000_050 - 844))
    }

    @Test func aRowOffTheScreenTakesTheFocus() throws {
        let rows = NodeRows([1000])
        let (stage, list) = try stage(rows)
        let row = try #require(list.child(at: 500))
        #expect(row.grabFocus())
        stage.app.advance(by: 1)
        #expect(stage.tree.focusedNode?.id == row.id && row.states.contains(.focused))
        #expect(rows.tableView.indexPathsForVisibleRows?.contains(IndexPath(row: 500, section: 0)) == true)
    }

    // MARK: Selection

    @Test func selectingARowMakesTheCallsOfATap() throws {
        let rows = NodeRows([1000])
        let (_, list) = try stage(rows)
        let selection = try #require(list.selection)
        #expect(selection.select(700) && rows.told == ["will 700", "did 700"])
        #expect(selection.selectedCount == 1 && selection.selectedChild(at: 0) == 700 && selection.isSelected(700))
        #expect(list.child(at: 700)?.states.contains(.selected) == true)
        rows.told = []
        #expect(selection.select(3) && rows.told.last == "did 3")
        #expect(rows.tableView.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
        #expect(selection.deselect(3) && rows.told.last == "deselected 3" && selection.selectedCount == 0)
        #expect(!selection.selectAll() && !selection.select(5000) && !selection.isSelected(-1))
    }

    @Test func severalRowsAreSelectedWhereThatIsAllowed() throws {
        let rows = NodeRows([10])
        rows.tableView.allowsMultipleSelection = true
        let (_, list) = try stage(rows)
        #expect(list.states.contains(.multiselectable))
        let selection = try #require(list.selection)
        #expect(selection.select(2) && selection.select(5))
        #expect(selection.selectedCount == 2 && selection.selectedChild(at: 1) == 5)
        #expect(selection.selectAll() && selection.selectedCount == 10)
        #expect(selection.deselectAll() && rows.tableView.indexPathsForSelectedRows == nil)
    }

    @Test func activatingARowSelectsIt() throws {
        let rows = NodeRows([1000])
        let (stage, list) = try stage(rows)
        let row = try #require(list.child(at: 800))
        #expect(row.actions.first?.name == "click" && row.performAction(at: 0))
        stage.app.frame()
        #expect(rows.told == ["will 800", "did 800"] && row.states.contains(.showing))
    }

    @Test func rowsThatCannotBeSelectedAreRead() throws {
        let rows = NodeRows([3])
        rows.tableView.allowsSelection = false
        let app = try TestApplication(showing: rows)
        let list = try NodeStage(app).node(.list)
        #expect(list.child(at: 0)?.role == .listItem && list.child(at: 0)?.states.contains(.selectable) == false)
    }

    // MARK: Editing

    @Test func editedRowsAreDeletedAndMovedByActions() throws {
        let rows = NodeRows([5])
        let (stage, list) = try stage(rows)
        rows.setEditing(true, animated: false)
        stage.app.frame()
        let second = try #require(list.child(at: 1))
        #expect(second.actions.map(\.name).filter { $0 != "click" } == ["delete", "move up", "move down"])
        #expect(stage.perform("move down", on: second) && rows.told.contains("move 1 to 2"))
        stage.app.advance(by: 1)
        let third = try #require(list.child(at: 2))
        #expect(stage.perform("delete", on: third) && rows.told.last == "commit 2" && list.childCount == 4)
    }

    @Test func swipeActionsAreActionsOfTheRow() throws {
        let swiped = try SwipeTable { table in
            table.delegate.trailing = { _ in
                UISwipeActionsConfiguration(actions: [table.delegate.action("Archive")])
            }
        }
        let stage = NodeStage(swiped.app)
        let row = try stage.node(named: "Row 1")
        #expect(row.actions.map(\.name) == ["click", "Archive"])
        let transcript = swiped.transcript { _ = stage.perform("Archive", on: row) }
        #expect(transcript.contains("handler Archive"))
    }

    // MARK: Updates

    @Test func aRowKeepsItsIdentityThroughUpdates() throws {
        let rows = NodeRows([1000])
        let (stage, list) = try stage(rows)
        let near = try #require(list.child(at: 3))
        let far = try #require(list.child(at: 900))
        #expect(far.name == "Row 0-900")
        let (nearID, farID) = (near.id, far.id)
        rows.counts = [1001]
        rows.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        stage.app.frame()
        #expect(near.indexInParent == 4 && far.indexInParent == 901 && far.positionInSet == 902)
        #expect(list.child(at: 901)?.id == farID && list.child(at: 3)?.id != nearID)
        rows.counts = [1000]
        rows.tableView.deleteRows(at: [IndexPath(row: 901, section: 0)], with: .none)
        stage.app.frame()
        #expect(stage.tree.node(farID) == nil && far.states == .defunct && far.name.isEmpty)
        #expect(stage.tree.node(nearID)?.indexInParent == 4)
    }

    @Test func aReloadGivesAllRowsNewIdentities() throws {
        let rows = NodeRows([10])
        let (stage, list) = try stage(rows)
        let id = try #require(list.child(at: 3)).id
        rows.tableView.reloadData()
        stage.app.frame()
        #expect(stage.tree.node(id) == nil && list.child(at: 3)?.id != id && list.child(at: 3)?.name == "Row 0-3")
    }

    @Test func aRowWithControlsContainsThem() throws {
        final class Controls: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Wi-Fi"
                let toggle = UISwitch()
                toggle.accessibilityLabel = "Wi-Fi switch"
                cell.accessoryView = toggle
                return cell
            }
        }
        let app = try TestApplication(showing: Controls(style: .plain))
        let row = try NodeStage(app).node(named: "Wi-Fi")
        #expect(row.role == .listBoxItem && row.childCount == 1)
        #expect(row.child(at: 0)?.role == .switchControl && row.child(at: 0)?.parent?.id == row.id)
        #expect(row.child(at: 0)?.indexInParent == 0)
    }
}
