import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct SelectionTests {
    /// Writes down what a table asks and tells about touches.
    private final class Recorder: NSObject, UITableViewDelegate {
        var log: [String] = []
        var highlights = true
        var willSelect: (IndexPath) -> IndexPath? = { $0 }
        var willDeselect: (IndexPath) -> IndexPath? = { $0 }
        var didHighlight: (IndexPath) -> Void = { _ in }
        var didUnhighlight: (IndexPath) -> Void = { _ in }
        var didDeselect: (IndexPath) -> Void = { _ in }

        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            log.append("shouldHighlight \(indexPath.row)")
            return highlights
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            log.append("didHighlight \(indexPath.row)")
            didHighlight(indexPath)
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            log.append("didUnhighlight \(indexPath.row)")
            didUnhighlight(indexPath)
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            log.append("willSelect \(indexPath.row)")
            return willSelect(indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("didSelect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            log.append("willDeselect \(indexPath.row)")
            return willDeselect(indexPath)
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("didDeselect \(indexPath.row)")
            didDeselect(indexPath)
        }
    }

    /// An application that shows a table; made inside each test, because one application runs at a time.
    @MainActor private final class Scene {
        let recorder = Recorder()
        let fixture = TableFixture(size: CGSize(width: 390, height: 844))
        let app: TestApplication

        init() throws {
            let controller = UIViewController()
            controller.view = fixture.table
            fixture.table.delegate = recorder
            app = try TestApplication(showing: controller)
        }

        var table: UITableView { fixture.table }

        func tap(_ row: Int) throws {
            try app.tap(table.cellForRow(at: IndexPath(row: row, section: 0))!)
        }

        var selectedRows: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }

        func isShownSelected(_ row: Int) -> Bool { table.cellForRow(at: IndexPath(row: row, section: 0))!.isSelected }
    }

    // MARK: By pointer

    // Seeds 13, 76, 84, 162, 222.
    @Test func aTapSelects() throws {
        let scene = try Scene()
        try scene.tap(2)
        #expect(
            scene.recorder.log == [
                "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2",
            ])
        #expect(scene.selectedRows == [2])
        #expect(scene.isShownSelected(2))
    }

    // Seeds 158, 160, 163.
    @Test func anotherTapMovesTheSelection() throws {
        let scene = try Scene()
        try scene.tap(2)
        scene.recorder.log = []
        try scene.tap(4)
        #expect(
            scene.recorder.log == [
                "shouldHighlight 4", "didHighlight 4", "didUnhighlight 4", "willSelect 4", "willDeselect 2",
                "didDeselect 2",
                "didSelect 4",
            ])
        #expect(scene.selectedRows == [4])
        #expect(!scene.isShownSelected(2))
    }

    // Seeds 80, 157, 290.
    @Test func withoutSelectionNothingIsAsked() throws {
        let scene = try Scene()
        scene.table.allowsSelection = false
        try scene.tap(2)
        #expect(scene.recorder.log == [])
        #expect(scene.table.indexPathsForSelectedRows == nil)
    }

    // Seeds 157, 161, 291.
    @Test func withMultipleSelectionTapsAddAndTakeAway() throws {
        let scene = try Scene()
        scene.table.allowsMultipleSelection = true
        try scene.tap(2)
        try scene.tap(4)
        #expect(scene.selectedRows == [2, 4])
        scene.recorder.log = []
        try scene.tap(2)
        #expect(scene.recorder.log.suffix(2) == ["willDeselect 2", "didDeselect 2"])
        #expect(scene.selectedRows == [4])
    }

    // Seeds 292.
    @Test func duringEditingOtherPropertiesDecide() throws {
        let scene = try Scene()
        scene.table.isEditing = true
        try scene.tap(1)
        #expect(scene.selectedRows == [])
        scene.table.allowsSelectionDuringEditing = true
        try scene.tap(1)
        try scene.tap(2)
        #expect(scene.selectedRows == [2])
        scene.table.allowsMultipleSelectionDuringEditing = true
        try scene.tap(3)
        #expect(scene.selectedRows == [2, 3])
        scene.table.isEditing = false
        #expect(scene.selectedRows == [])
    }

    // Seeds 222.
    @Test func refusingTheHighlightKeepsTheSelection() throws {
        let scene = try Scene()
        try scene.tap(2)
        scene.recorder.highlights = false
        scene.recorder.log = []
        try scene.tap(4)
        #expect(scene.recorder.log == ["shouldHighlight 4"])
        #expect(scene.selectedRows == [2])
        #expect(scene.isShownSelected(2))
    }

    @Test func willSelectCanRefuse() throws {
        let scene = try Scene()
        try scene.tap(2)
        scene.recorder.willSelect = { _ in nil }
        try scene.tap(4)
        #expect(scene.selectedRows == [2])
        #expect(scene.isShownSelected(2))
        #expect(!scene.isShownSelected(4))
    }

    @Test func willSelectCanRedirect() throws {
        let scene = try Scene()
        scene.recorder.willSelect = { IndexPath(row: $0.row + 1, section: 0) }
        try scene.tap(4)
        #expect(scene.selectedRows == [5])
        #expect(scene.recorder.log.last == "didSelect 5")
    }

    @Test func willDeselectCanRefuse() throws {
        let scene = try Scene()
        scene.table.allowsMultipleSelection = true
        try scene.tap(2)
        scene.recorder.willDeselect = { _ in nil }
        try scene.tap(2)
        #expect(scene.selectedRows == [2])
    }

    @Test func selectingInDidDeselectLeavesOneRowSelected() throws {
        let scene = try Scene()
        try scene.tap(2)
        scene.recorder.didDeselect = { [unowned scene] _ in
            scene.table.selectRow(at: IndexPath(row: 7, section: 0), animated: false, scrollPosition: .none)
        }
        try scene.tap(4)
        #expect(scene.selectedRows == [4])
        #expect(scene.table.visibleCells.count { $0.isSelected } == 1)
    }

    // Seeds 164.
    /// The last of several selected rows is selected again while the delegate hears that it is not.
    @Test func aRowThatIsSelectedAgainInDidDeselectStaysTheLastOne() throws {
        let scene = try Scene()
        scene.table.allowsMultipleSelection = true
        scene.recorder.didDeselect = { [unowned scene] path in
            guard scene.table.indexPathsForSelectedRows == nil else { return }
            scene.table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
        try scene.tap(2)
        try scene.tap(4)
        try scene.tap(4)
        #expect(scene.selectedRows == [2] && !scene.isShownSelected(4))
        try scene.tap(2)
        #expect(scene.recorder.log.suffix(2) == ["willDeselect 2", "didDeselect 2"])
        #expect(scene.selectedRows == [2] && scene.isShownSelected(2))
        scene.app.advance(by: 1)
        #expect(scene.isShownSelected(2))
    }

    @Test func aRowThatMayNotBeDeselectedStaysTheOnlyOne() throws {
        let scene = try Scene()
        try scene.tap(2)
        scene.recorder.willDeselect = { _ in nil }
        try scene.tap(4)
        #expect(scene.selectedRows == [2])
        #expect(scene.isShownSelected(2))
    }

    @Test func turningMultipleSelectionOffKeepsTheRowSelectedLast() throws {
        let scene = try Scene()
        scene.table.allowsMultipleSelection = true
        try scene.tap(2)
        try scene.tap(4)
        scene.table.allowsMultipleSelection = false
        #expect(scene.selectedRows == [4])
        #expect(!scene.isShownSelected(2))
    }

    @Test func aRowInsertedAboveInDidUnhighlightMovesTheTap() throws {
        let scene = try Scene()
        scene.recorder.didUnhighlight = { _ in
            scene.recorder.didUnhighlight = { _ in }
            scene.fixture.counts[0] += 1
            scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        try scene.tap(4)
        #expect(scene.selectedRows == [5])
        #expect(scene.recorder.log.suffix(2) == ["willSelect 5", "didSelect 5"])
    }

    @Test func theDelegateHearsThatTheHighlightOfADeletedRowEnds() throws {
        let scene = try Scene()
        scene.recorder.didHighlight = { [unowned scene] _ in
            scene.fixture.counts[0] -= 1
            scene.table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .none)
        }
        try scene.tap(4)
        #expect(scene.recorder.log == ["shouldHighlight 4", "didHighlight 4", "didUnhighlight 4"])
        #expect(scene.selectedRows == [])
    }

    @Test(arguments: ["delete", "reload", "deleteAbove", "reloadData"])
    func theHighlightEndsBeforeItsRowGoes(change: String) throws {
        let scene = try Scene()
        var text: String?
        scene.recorder.didUnhighlight = { [unowned scene] in
            text = scene.table.cellForRow(at: $0)?.textLabel?.text
        }
        scene.fixture.configure = { $0.textLabel?.text = "row \($1.row)" }
        scene.table.reloadData()
        scene.table.layoutIfNeeded()
        let frame = try #require(scene.table.cellForRow(at: IndexPath(row: 4, section: 0))).frame
        scene.app.touchDown(at: scene.table.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
        scene.app.advance(by: 0.3)
        #expect(scene.recorder.log == ["shouldHighlight 4", "didHighlight 4"])
        switch change {
        case "delete":
            scene.fixture.counts[0] -= 1
            scene.table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .none)
        case "reload": scene.table.reloadRows(at: [IndexPath(row: 4, section: 0)], with: .none)
        case "deleteAbove":
            scene.fixture.counts[0] -= 5
            scene.table.deleteRows(at: (0..<5).map { IndexPath(row: $0, section: 0) }, with: .none)
        default: scene.table.reloadData()
        }
        #expect(scene.recorder.log == ["shouldHighlight 4", "didHighlight 4", "didUnhighlight 4"])
        #expect(text == (change == "reloadData" ? nil : "row 4"))
        scene.app.touchUp()
        #expect(scene.recorder.log.count == 3)
    }

    // Seeds 331.
    @Test func onlyTheUsersSelectionIsNotified() throws {
        let scene = try Scene()
        var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: scene.table, queue: nil
        ) { _ in
            MainActor.assumeIsolated { posts += 1 }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        scene.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(posts == 0)
        try scene.tap(2)
        #expect(posts == 1)
    }

    @Test func aDragDoesNotSelect() throws {
        let scene = try Scene()
        scene.app.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), duration: 0.3, holding: 0.3)
        #expect(scene.selectedRows == [])
        #expect(!scene.recorder.log.contains { $0.hasPrefix("willSelect") })
        #expect(scene.table.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    // MARK: By code

    // Seeds 286, 289.
    @Test func codeAsksAndTellsNobody() throws {
        let scene = try Scene()
        scene.table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        #expect(scene.isShownSelected(3))
        #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        scene.table.selectRow(at: IndexPath(row: 5, section: 0), animated: false, scrollPosition: .none)
        #expect(scene.selectedRows == [5])
        scene.table.deselectRow(at: IndexPath(row: 5, section: 0), animated: false)
        #expect(scene.table.indexPathForSelectedRow == nil)
        #expect(scene.recorder.log == [])
    }

    // Seeds 287, 288.
    @Test func selectingNothingDeselectsAll() throws {
        let scene = try Scene()
        scene.table.allowsMultipleSelection = true
        for row in [1, 3] {
            scene.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        #expect(scene.selectedRows == [1, 3])
        scene.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(scene.selectedRows == [])
        #expect(!scene.isShownSelected(1))
    }

    // Seeds 288.
    @Test func selectingCanScroll() throws {
        let scene = try Scene()
        scene.table.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .top)
        scene.app.frame()
        #expect(scene.table.contentOffset.y == 3000)
        #expect(scene.isShownSelected(50))
    }

    @Test func aSelectedRowComesBackSelected() throws {
        let scene = try Scene()
        scene.table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        scene.fixture.scroll(to: 3000)
        #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
        scene.fixture.scroll(to: 0)
        #expect(scene.table.visibleCells.map(\.isSelected).firstIndex(of: true) == 3)
    }

    // Seeds 232.
    @Test func reloadingDropsTheSelection() throws {
        let scene = try Scene()
        scene.table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        scene.table.reloadData()
        scene.app.frame()
        #expect(scene.table.indexPathsForSelectedRows == nil)
        #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test func linesNextToASelectedRowAreHidden() throws {
        let scene = try Scene()
        scene.table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        #expect(scene.table.visibleCells.map(\.suppressesSeparator).firstIndex(of: true) == 2)
        scene.table.deselectRow(at: IndexPath(row: 3, section: 0), animated: false)
        #expect(scene.table.visibleCells.allSatisfy { !$0.suppressesSeparator })
    }
}
