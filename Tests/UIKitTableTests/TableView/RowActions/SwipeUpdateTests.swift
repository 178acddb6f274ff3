import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// A row that is open, or that a finger drags, while the table changes.
@MainActor @Suite(.serialized) struct SwipeUpdateTests {
    private func insertAtTop(_ stage: SwipeTable) {
        stage.source.data.insert(100, at: 0)
        stage.table.insertRows(at: [stage.path(0)], with: .automatic)
    }

    private func delete(_ row: Int, _ stage: SwipeTable) {
        stage.source.data.remove(at: row)
        stage.table.deleteRows(at: [stage.path(row)], with: .automatic)
    }

    @Test func anUpdateThatMovesTheRowKeepsItOpen() throws {
        let stage = try SwipeTable()
        try stage.open(1)
        insertAtTop(stage)
        stage.app.advance(by: 1)
        #expect(stage.offset(2) == -74)
        #expect(stage.offset(1) == 0)
        #expect(stage.table.isEditing)
        let heard = try stage.transcript { try stage.tapButton(0) }
        #expect(heard.hasPrefix("commit delete 2"))
    }

    @Test func theRowIsOpenInEveryFrameOfTheUpdate() throws {
        let stage = try SwipeTable()
        try stage.open(1)
        insertAtTop(stage)
        for _ in 0..<40 {
            stage.app.advance(by: 1 / 60)
            #expect(stage.offset(2) == -74)
            #expect(stage.cell(2)?.layer.presentation()?.frame.minX == -74)
        }
    }

    @Test func reloadingTheRowClosesIt() throws {
        let stage = try SwipeTable()
        try stage.open(1)
        let heard = stage.transcript {
            stage.table.reloadRows(at: [stage.path(1)], with: .fade)
            stage.app.advance(by: 1)
        }
        #expect(stage.offset(1) == 0)
        #expect(heard == "cell will close\ncell did close\ndidEndEditing nil")
        #expect(!stage.table.isEditing)
    }

    @Test func reconfiguringTheRowClosesIt() throws {
        let stage = try SwipeTable()
        try stage.open(1)
        stage.table.reconfigureRows(at: [stage.path(1)])
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == 0)
        #expect(!stage.table.isEditing)
    }

    @Test func reloadingAnotherRowKeepsItOpen() throws {
        let stage = try SwipeTable()
        try stage.open(1)
        stage.table.reloadRows(at: [stage.path(2)], with: .fade)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == -74)
    }

    @Test func aRowCanBeDeletedUnderTheFinger() throws {
        let stage = try SwipeTable()
        stage.app.touchDown(at: CGPoint(x: 300, y: 90))
        for x in stride(from: 295, through: 200, by: -5) { stage.app.touchMove(to: CGPoint(x: x, y: 90)) }
        #expect(stage.offset(1) == -90)
        delete(1, stage)
        for x in stride(from: 195, through: 100, by: -5) {
            stage.app.touchMove(to: CGPoint(x: x, y: 90))
            stage.app.advance(by: 1 / 60)
        }
        stage.app.touchUp()
        stage.app.advance(by: 1)
        #expect(!stage.table.isEditing)
        #expect(stage.table.visibleCells.map(\.frame.minX) == Array(repeating: 0, count: 7))
        try stage.open(1)
        #expect(stage.offset(1) == -74)
    }

    @Test func aReloadUnderTheFingerClosesTheRow() throws {
        let stage = try SwipeTable()
        stage.app.touchDown(at: CGPoint(x: 300, y: 90))
        for x in stride(from: 295, through: 200, by: -5) { stage.app.touchMove(to: CGPoint(x: x, y: 90)) }
        stage.table.reloadData()
        stage.app.touchMove(to: CGPoint(x: 150, y: 90))
        stage.app.touchUp()
        stage.app.advance(by: 1)
        #expect(stage.table.visibleCells.map(\.frame.minX) == Array(repeating: 0, count: 8))
        #expect(!stage.table.isEditing)
    }

    @Test func aRowThatCodeScrollsAwayCloses() throws {
        let stage = try SwipeTable(rows: 100)
        try stage.open(1)
        stage.table.scrollToRow(at: stage.path(60), at: .top, animated: false)
        stage.app.advance(by: 1)
        #expect(!stage.table.isEditing)
        stage.table.scrollToRow(at: stage.path(0), at: .top, animated: false)
        stage.app.advance(by: 1)
        #expect(stage.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test func aTableThatLeavesItsWindowClosesItsRow() throws {
        let stage = try SwipeTable()
        try stage.open(1)
        stage.app.window.rootViewController = UIViewController()
        #expect(!stage.table.isEditing)
        #expect(stage.source.lines.last == "didEndEditing 1")
    }

    @Test(arguments: [false, true]) func theTableCanBeReleasedWhileARowIsOpen(isOpen: Bool) throws {
        weak var released: UITableView?
        let app: TestApplication
        do {
            let stage = try SwipeTable()
            app = stage.app
            if isOpen { try stage.open(1) }
            released = stage.table
            // The application keeps the controller that it was started with.
            let controller = app.rootViewController
            app.window.rootViewController = UIViewController()
            controller?.view = UIView()
        }
        app.advance(by: 1)
        #expect(released == nil)
    }

    // MARK: Clients that interfere

    private enum Interference: CaseIterable {
        case reload, deleteRow, deleteOther, insert, endEditing, beginEditing, removeTable, changeDelegate, reloadRow
    }

    private func interfere(_ kind: Interference, _ stage: SwipeTable) {
        switch kind {
        case .reload: stage.table.reloadData()
        case .deleteRow: delete(1, stage)
        case .deleteOther: delete(0, stage)
        case .insert: insertAtTop(stage)
        case .endEditing: stage.table.setEditing(false, animated: true)
        case .beginEditing: stage.table.setEditing(true, animated: true)
        case .removeTable: stage.app.window.rootViewController = UIViewController()
        case .changeDelegate: stage.table.delegate = nil
        case .reloadRow: stage.table.reloadRows(at: [stage.path(1)], with: .automatic)
        }
    }

    /// Swipes, opens, taps the button and waits, while the client interferes once in the given call.
    @Test(arguments: [
        "canEdit", "trailing", "willBeginEditing", "cell will open", "cell did open", "handler", "cell will close",
        "cell did close", "didEndEditing",
    ])
    func theTableStaysConsistentWhateverACallDoes(call: String) throws {
        for kind in Interference.allCases {
            let stage = try SwipeTable()
            var isDue = true
            let interfereOnce = { [unowned stage] (line: String) in
                guard isDue, line.hasPrefix(call) else { return }
                isDue = false
                interfere(kind, stage)
            }
            stage.source.onLog = interfereOnce
            stage.delegate.trailing = { [unowned stage] _ in
                UISwipeActionsConfiguration(actions: [stage.delegate.action("Act")])
            }
            try? stage.swipe(1, by: -110)
            stage.app.advance(by: 1)
            if let button = stage.buttons.first { try? stage.app.tap(button) }
            stage.app.advance(by: 1)
            #expect(!isDue, "\(kind) in \(call) never happened")
            stage.app.tap(at: CGPoint(x: 200, y: 500))
            stage.app.advance(by: 1)
            let displaced = stage.table.visibleCells.filter { $0.frame.minX != 0 }
            #expect(displaced.isEmpty, "\(kind) in \(call)")
            #expect(stage.table.parts.rowActions.ifMade?.current == nil, "\(kind) in \(call)")
            #expect(stage.table.parts.rowActions.ifMade?.others.isEmpty ?? true, "\(kind) in \(call)")
            #expect(stage.table.editingState != .row, "\(kind) in \(call)")
            let begun = stage.source.lines.count { $0.hasPrefix("willBeginEditing") }
            let ended = stage.source.lines.count { $0.hasPrefix("didEndEditing") }
            #expect(begun == ended || kind == .changeDelegate, "\(kind) in \(call): \(begun) and \(ended)")
        }
    }
}
