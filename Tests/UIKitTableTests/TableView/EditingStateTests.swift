import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// How cells and controllers hear that a table is edited.
@MainActor @Suite(.serialized) struct EditingStateTests {
    private final class EditedCell: UITableViewCell {
        var heard: [String] = []

        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            heard.append("\(editing) \(animated ? "animated" : "at once")")
        }
    }

    private final class DisplayedStates: NSObject, UITableViewDelegate {
        var states: [Int: Bool] = [:]

        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            states[indexPath.row] = cell.isEditing
        }
    }

    private func fixture() -> TableFixture {
        let fixture = TableFixture()
        fixture.table.register(EditedCell.self, forCellReuseIdentifier: "cell")
        return fixture
    }

    @Test func visibleCellsHearOfEditing() {
        let fixture = fixture()
        fixture.table.layoutIfNeeded()
        fixture.table.setEditing(true, animated: true)
        fixture.table.isEditing = false
        for cell in fixture.table.visibleCells {
            #expect((cell as? EditedCell)?.heard == ["true animated", "false at once"])
        }
        #expect(fixture.table.visibleCells.count == 10)
    }

    @Test func cellsThatComeOnScreenAreEditedBeforeTheyAreDisplayed() {
        let fixture = fixture()
        let delegate = DisplayedStates()
        fixture.table.delegate = delegate
        fixture.table.layoutIfNeeded()
        fixture.table.setEditing(true, animated: false)
        fixture.scroll(to: 1200)
        #expect(delegate.states[0] == false)
        #expect(delegate.states[20] == true)
        fixture.table.setEditing(false, animated: false)
        fixture.scroll(to: 0)
        #expect(delegate.states[0] == false)
    }

    @Test func aTableControllersEditingIsItsTables() {
        let controller = UITableViewController(style: .plain)
        controller.loadViewIfNeeded()
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing)
        controller.isEditing = false
        #expect(!controller.tableView.isEditing)
    }
}
