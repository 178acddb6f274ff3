import Foundation
import HeadlessHost
import HostInterface
import Testing

@testable import UIKit
@testable import UIKitTestDriver
@testable import UIKitTestSupport

/// A row that is held while the table, or what the user does beside it, changes.
@MainActor @Suite(.serialized) struct HeldRowInterplayTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func isAtRest(_ rows: MovableRows) -> Bool {
        let table: UITableView = rows.tableView
        return table.visibleCells.allSatisfy { cell in
            guard let path = table.indexPath(for: cell) else { return false }
            return cell.alpha == 1 && cell.layer.zPosition == 0
                && table.convert(cell.bounds, from: cell) == table.rectForRow(at: path)
        } && table.subviews.allSatisfy { $0.layer.shadowOpacity == 0 }
    }

    // MARK: Updates

    @Test func theGapStaysBetweenItsRowsInAnUpdate() throws {
        let (app, rows) = try MovableRows.open()
        // a is held between b and c.
        app.dragGrip(rows.grip(0), by: 44)
        #expect(rows.tableView.frames.held?.row.target.row == 1)
        rows.sections[0].insert("new", at: 0)
        rows.tableView.insertRows(at: [path(0)], with: .none)
        #expect(rows.tableView.frames.held?.row.row.row == 1)
        #expect(rows.tableView.frames.held?.row.target.row == 2)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.tableView.hasUncommittedUpdates == false && isAtRest(rows))
    }

    @Test func anUpdateDoesNotMoveTheCellInHand() throws {
        let (app, rows) = try MovableRows.open()
        app.dragGrip(rows.grip(1), by: 20)
        let cell = try #require(rows.tableView.cellForRow(at: path(1)))
        let place = cell.frame
        rows.sections[0].insert("new", at: 0)
        rows.tableView.insertRows(at: [path(0)], with: .automatic)
        for _ in 0..<30 {
            app.frame()
            #expect(cell.frame == place)
            #expect(cell.layer.presentation()?.frame ?? cell.frame == place)
        }
        app.touchUp()
        app.advance(by: 1)
        #expect(isAtRest(rows))
    }

    @Test func aRowInWhichTheUserTypesIsMovedWithItsField() throws {
        let (app, rows) = try MovableRows.open()
        let table: UITableView = rows.tableView
        let cell = try #require(table.cellForRow(at: path(1)))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        cell.contentView.addSubview(field)
        #expect(field.becomeFirstResponder())
        app.dragGrip(rows.grip(1), by: 44)
        #expect(field.isFirstResponder)
        app.touchUp()
        app.advance(by: 1)
        #expect(field.isFirstResponder)
        #expect(table.cellForRow(at: path(2)) === cell)
        app.type("x")
        #expect(field.text == "x")
    }

    @Test func aCellThatIsReconfiguredStaysInHand() throws {
        let (app, rows) = try MovableRows.open()
        app.dragGrip(rows.grip(1), by: 60)
        rows.tableView.reconfigureRows(at: [path(1)])
        app.advance(by: 0.3)
        #expect(rows.tableView.hasUncommittedUpdates)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.sections[0] == ["a", "c", "b", "d"] && isAtRest(rows))
    }

    @Test func theSectionOfTheTargetMayGo() throws {
        let (app, rows) = try MovableRows.open()
        app.dragGrip(rows.grip(3), by: 60)
        #expect(rows.tableView.frames.held?.row.target.section == 1)
        rows.sections.remove(at: 1)
        rows.tableView.deleteSections([1], with: .fade)
        app.advance(by: 1)
        #expect(rows.tableView.hasUncommittedUpdates)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.sections.map(\.count).reduce(0, +) == 6 && isAtRest(rows))
    }

    @Test func anotherDataSourceLetsTheRowGo() throws {
        let (app, rows) = try MovableRows.open()
        app.dragGrip(rows.grip(1), by: 60)
        rows.tableView.dataSource = nil
        app.advance(by: 0.3)
        #expect(!rows.tableView.hasUncommittedUpdates)
        rows.tableView.dataSource = rows
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.take().filter { $0.hasPrefix("move") } == [] && isAtRest(rows))
    }

    @Test func heightsThatChangeMakeTheGapFit() throws {
        let (app, rows) = try MovableRows.open()
        app.dragGrip(rows.grip(0), by: 44)
        rows.heights["b"] = 80
        rows.tableView.beginUpdates()
        rows.tableView.endUpdates()
        app.advance(by: 1)
        let cells = ["b", "c"].map { text in rows.tableView.visibleCells.first { $0.textLabel?.text == text }?.frame }
        #expect(cells[0]?.height == 80)
        // b is above the gap, which is as high as a.
        #expect(cells[1]?.minY == cells[0].map { $0.maxY + 44 } || cells[1]?.minY == cells[0]?.maxY)
        app.touchUp()
        app.advance(by: 1)
        #expect(isAtRest(rows))
    }

    // MARK: Windows and views

    @Test func leavingTheWindowPutsTheRowBackAtOnce() throws {
        let (app, rows) = try MovableRows.open()
        app.dragGrip(rows.grip(0), by: 100)
        let table: UITableView = rows.tableView
        table.removeFromSuperview()
        #expect(!table.hasUncommittedUpdates)
        app.touchUp()
        app.window.addSubview(table)
        app.advance(by: 1)
        #expect(rows.take().filter { $0.hasPrefix("move") } == [])
        #expect(rows.shown == "abcdxy" && isAtRest(rows))
    }

    @Test func aGripThatIsTakenAwayLetsTheRowGo() throws {
        let (app, rows) = try MovableRows.open()
        app.dragGrip(rows.grip(0), by: 100)
        rows.tableView.cellForRow(at: path(0))?.showsReorderControl = false
        #expect(!rows.tableView.hasUncommittedUpdates)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.shown == "abcdxy" && isAtRest(rows))
    }

    @Test func aTableThatIsReleasedInTheMiddleOfAMoveEnds() throws {
        let app = try TestApplication(showing: UIViewController())
        weak var released: UITableView?
        do {
            let rows = MovableRows(style: .plain)
            app.window.rootViewController = rows
            app.advance(by: 0.5)
            released = rows.tableView
            rows.onMove = { [weak app] in app?.window.rootViewController = UIViewController() }
            app.dragGrip(rows.grip(0), by: 100)
        }
        app.touchUp()
        app.advance(by: 2)
        #expect(released == nil)
    }

    @Test func aTableThatIsReleasedWhileARowIsHeldLeavesNoDisplayLink() throws {
        let app = try TestApplication(showing: UIViewController())
        do {
            let rows = MovableRows(style: .plain)
            app.window.rootViewController = rows
            app.advance(by: 0.5)
            app.dragGrip(rows.grip(0), by: 100)
        }
        app.window.rootViewController = UIViewController()
        app.touchUp()
        app.advance(by: 2)
        let frames = app.work { app.advance(by: 1) }
        #expect(frames.frames == 0 && frames.viewLayouts == 0)
    }

    // MARK: Other fingers, scrolling, selection, swipes

    @Test func aSecondFingerCannotHoldAnotherRow() throws {
        let (app, rows) = try MovableRows.open()
        app.dragGrip(rows.grip(0), by: 50)
        let second = rows.grip(3)
        func finger(_ phase: PointerEvent.Phase, _ distance: CGFloat) {
            app.hostWindow.post(
                .pointer(PointerEvent(phase, x: second.x, y: second.y + distance, time: app.time, id: 2)))
            app.advance(by: 0.2)
        }
        finger(.began, 0)
        finger(.moved, 80)
        #expect(rows.tableView.frames.held?.row.row.row == 0)
        finger(.ended, 80)
        #expect(rows.tableView.hasUncommittedUpdates)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.sections[0] == ["b", "a", "c", "d"] && isAtRest(rows))
    }

    @Test func theCellStaysAtTheFingerWhenTheContentScrolls() throws {
        let (app, rows) = try MovableRows.open { $0.sections = [(0..<60).map { "r\($0) " }] }
        app.dragGrip(rows.grip(4), by: 10)
        let cell = try #require(rows.tableView.cellForRow(at: path(4)))
        let place = cell.convert(cell.bounds, to: nil)
        rows.tableView.contentOffset.y += 500
        app.frame()
        #expect(cell.convert(cell.bounds, to: nil) == place)
        app.wheel(at: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -120))
        app.advance(by: 1)
        #expect(cell.convert(cell.bounds, to: nil) == place)
        #expect(rows.tableView.visibleCells.contains(cell))
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.take().last == "move 0-4 0-18" && isAtRest(rows))
    }

    @Test func theContentStaysWhereItIsWhenARowIsPutDownFarAway() throws {
        let (app, rows) = try MovableRows.open { $0.sections = [(0..<60).map { "r\($0) " }] }
        app.dragGrip(rows.grip(2), by: 10)
        rows.tableView.contentOffset.y += 800
        app.advance(by: 0.5)
        let offset = rows.tableView.contentOffset
        let places = rows.tableView.visibleCells.reduce(into: [String: CGFloat]()) {
            $0[$1.textLabel?.text ?? ""] = $1.frame.minY
        }
        app.touchUp()
        app.frame()
        #expect(rows.tableView.contentOffset == offset)
        for cell in rows.tableView.visibleCells where cell.textLabel?.text != "r2 " {
            #expect(cell.frame.minY == places[cell.textLabel?.text ?? ""])
        }
    }

    @Test func aFingerThatRestsOnAGripNearTheEdgeDoesNotScroll() throws {
        let (app, rows) = try MovableRows.open { $0.sections = [(0..<60).map { "r\($0) " }] }
        let last = rows.grip(17)
        #expect(last.y > 784)
        app.touchDown(at: last)
        app.advance(by: 2)
        #expect(rows.tableView.contentOffset.y == 0)
        app.touchMove(to: CGPoint(x: last.x, y: 843))
        app.advance(by: 0.5)
        #expect(rows.tableView.contentOffset.y > 0)
        app.touchUp()
    }

    @Test func aGripDoesNotScrollTheTableAndSelectsNothing() throws {
        let (app, rows) = try MovableRows.open { $0.sections = [(0..<60).map { "r\($0) " }] }
        rows.tableView.allowsSelectionDuringEditing = true
        app.dragGrip(rows.grip(4), by: -150)
        #expect(rows.tableView.contentOffset.y == 0 && !rows.tableView.isDragging)
        #expect(rows.tableView.visibleCells.allSatisfy { !$0.isHighlighted })
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.tableView.indexPathsForSelectedRows == nil)
    }

    @Test func aRowKeepsItsSelection() throws {
        let (app, rows) = try MovableRows.open()
        rows.tableView.allowsSelectionDuringEditing = true
        rows.tableView.selectRow(at: path(0), animated: false, scrollPosition: .none)
        app.dragGrip(rows.grip(0), by: 100)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.tableView.indexPathsForSelectedRows == [path(2)])
        #expect(rows.tableView.cellForRow(at: path(2))?.isSelected == true)
    }

    @Test func aConfirmationClosesWhenAnotherRowIsLifted() throws {
        let (app, rows) = try MovableRows.open()
        let control = try #require(
            rows.tableView.cellForRow(at: path(1))?.subviews.first { $0 is CellEditControl })
        try app.tap(control)
        app.advance(by: 0.5)
        #expect(rows.tableView.cellForRow(at: path(1))?.showingDeleteConfirmation == true)
        // The first touch only closes the confirmation.
        let start = rows.grip(3)
        app.tap(at: start)
        app.advance(by: 0.5)
        app.dragGrip(start, by: -50)
        #expect(rows.tableView.hasUncommittedUpdates)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.sections[0] == ["a", "b", "d", "c"])
    }

    @Test func aRowThatASwipeHasOpenedHasNoGrip() throws {
        let (app, rows) = try MovableRows.open()
        rows.setEditing(false, animated: false)
        app.advance(by: 0.5)
        #expect(rows.grip(0) == .zero)
        try app.swipeRow(at: path(0), by: -120)
        app.advance(by: 1)
        #expect(rows.grip(0) == .zero && !rows.tableView.hasUncommittedUpdates)
    }

    @Test func aGripThatIsHeldOpensNoMenu() throws {
        let (app, rows) = try MovableRows.open()
        var asked = 0
        rows.onMenu = { asked += 1 }
        app.touchDown(at: rows.grip(1))
        app.advance(by: 2)
        #expect(asked == 0 && rows.tableView.hasUncommittedUpdates)
        app.touchUp()
        app.advance(by: 1)
        app.longPress(at: CGPoint(x: 150, y: rows.grip(1).y))
        #expect(asked == 1)
    }

    @Test func heightsThatAreMeasuredAboveDoNotMoveWhatIsSeen() throws {
        let rows = MovableRows(style: .plain)
        rows.sizesThemselves = true
        rows.sections = [(0..<80).map { $0 % 3 == 0 ? "r\($0)\nsecond\nthird " : "r\($0) " }]
        let app = try TestApplication(showing: rows)
        app.advance(by: 0.5)
        rows.tableView.scrollToRow(at: path(60), at: .middle, animated: false)
        app.advance(by: 0.5)
        let row = try #require(rows.tableView.indexPathsForVisibleRows?.dropFirst(6).first)
        let start = rows.grip(row.row)
        app.touchDown(at: start)
        app.advance(by: 0.1)
        app.touchMove(to: CGPoint(x: start.x, y: start.y - 15))
        app.touchMove(to: CGPoint(x: start.x, y: 30))
        // Scrolling up brings rows whose heights are estimates; what was seen moves down by a step, no more.
        for _ in 0..<120 {
            let before = places(rows)
            app.frame()
            for (text, y) in places(rows) {
                guard let former = before[text], text != rows.sections[0][row.row] else { continue }
                #expect(y - former >= -0.01 && y - former <= 70, "\(text) moved from \(former) to \(y)")
            }
        }
        app.touchUp()
        app.advance(by: 1)
        #expect(isAtRest(rows))
    }

    /// The tops of the rows on the screen.
    private func places(_ rows: MovableRows) -> [String: CGFloat] {
        rows.tableView.visibleCells.reduce(into: [:]) {
            $0[$1.textLabel?.text ?? ""] = $1.convert($1.bounds, to: nil).minY
        }
    }

    // MARK: The end

    @Test func aRowThatGoesBackToAPlaceOffScreenIsRecycledThen() throws {
        let (app, rows) = try MovableRows.open { $0.sections = [(0..<60).map { "r\($0) " }] }
        app.dragGrip(rows.grip(0), by: 10)
        rows.tableView.contentOffset.y = 1000
        app.advance(by: 0.5)
        app.touchCancel()
        app.advance(by: 2)
        #expect(rows.tableView.cellForRow(at: path(0)) == nil)
        #expect(!rows.tableView.visibleCells.contains { $0.textLabel?.text == "r0 " } && isAtRest(rows))
    }

    @Test func aRowMayBeLiftedAgainWhileItComesDown() throws {
        let (app, rows) = try MovableRows.open()
        app.dragGrip(rows.grip(0), by: 44)
        app.touchUp()
        app.advance(by: 0.05)
        let start = rows.grip(1)
        app.dragGrip(start, by: 44)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.sections[0] == ["b", "c", "a", "d"] && isAtRest(rows))
    }

    @Test func aMoveThatTheDataSourceForgetsIsFoundByTheNextUpdate() throws {
        let (app, rows) = try MovableRows.open()
        rows.forgets = true
        app.dragGrip(rows.grip(3), by: 60)
        app.touchUp()
        app.advance(by: 1)
        let exceptions = raised {
            rows.tableView.beginUpdates()
            rows.tableView.endUpdates()
        }
        let reason = exceptions.first?.reason ?? ""
        #expect(reason.hasPrefix("Invalid batch updates detected"), "\(reason)")
    }

    @Test func anUpdateInsideTheMessageReloadsTheTable() throws {
        let (app, rows) = try MovableRows.open()
        rows.onMove = { [unowned rows] in
            rows.tableView.reloadRows(at: [IndexPath(row: 0, section: 1)], with: .none)
        }
        app.dragGrip(rows.grip(3), by: 60)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.sections == [["a", "b", "c"], ["d"], ["x", "y"]])
        #expect(rows.shown == "abcdxy" && isAtRest(rows))
    }

    // MARK: Directions and sizes

    @Test func fromRightToLeftTheGripIsAtTheLeft() throws {
        let rows = MovableRows(style: .plain)
        let app = try TestApplication(showing: rows, layoutDirection: .rightToLeft)
        app.advance(by: 0.5)
        #expect(rows.grip(0).x < 60)
        app.dragGrip(rows.grip(0), by: 44)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.sections[0] == ["b", "a", "c", "d"])
    }

    @Test func rowsThatSizeThemselvesKeepTheirHeights() throws {
        let rows = MovableRows(style: .insetGrouped)
        rows.sizesThemselves = true
        rows.sections = [["a", "b\nb\nb", "c", "d\nd"], ["x", "y\ny"]]
        let app = try TestApplication(showing: rows)
        app.advance(by: 0.5)
        app.dragGrip(rows.grip(1), by: 90)
        app.touchUp()
        app.advance(by: 1)
        #expect(rows.sections[0].prefix(2) == ["a", "c"])
        #expect(isAtRest(rows))
        for cell in rows.tableView.visibleCells {
            #expect(cell.frame.height == cell.sizeThatFits(CGSize(width: cell.bounds.width, height: 0)).height)
        }
    }
}
