import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct UISwitchTests {
    private func shownSwitch(
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> (app: TestApplication, control: UISwitch, changes: () -> [Bool]) {
        final class Log { var values: [Bool] = [] }
        let log = Log()
        let controller = UIViewController()
        let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 7, height: 7))
        control.addAction(UIAction { log.values.append(($0.sender as! UISwitch).isOn) }, for: .valueChanged)
        controller.view.addSubview(control)
        return (
            try TestApplication(showing: controller, layoutDirection: layoutDirection), control, { log.values }
        )
    }

    @Test func theSizeIsTheSystemsWhateverTheFrame() throws {
        let (_, control, _) = try shownSwitch()
        #expect(control.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
        control.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        #expect(control.bounds.size == CGSize(width: 51, height: 31))
        #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    }

    @Test func aTapTurnsItOnAndTellsOnce() throws {
        let (app, control, changes) = try shownSwitch()
        try app.tap(control)
        #expect(control.isOn)
        #expect(changes() == [true])
    }

    @Test func aSecondTapTurnsItOff() throws {
        let (app, control, changes) = try shownSwitch()
        try app.tap(control)
        try app.tap(control)
        #expect(!control.isOn)
        #expect(changes() == [true, false])
    }

    @Test func slidingOverTheMiddleTurnsItOnAndLiftingKeepsIt() throws {
        let (app, control, changes) = try shownSwitch()
        app.touchDown(at: CGPoint(x: 108, y: 115))
        app.touchMove(to: CGPoint(x: 145, y: 115))
        #expect(changes() == [true])
        app.touchUp()
        #expect(control.isOn)
        #expect(changes() == [true])
    }

    @Test func slidingBackTurnsItOffAgain() throws {
        let (app, control, changes) = try shownSwitch()
        app.touchDown(at: CGPoint(x: 108, y: 115))
        app.touchMove(to: CGPoint(x: 145, y: 115))
        app.touchMove(to: CGPoint(x: 105, y: 115))
        app.touchUp()
        #expect(!control.isOn)
        #expect(changes() == [true, false])
    }

    @Test func liftingTheFingerElsewhereChangesNothing() throws {
        let (app, control, changes) = try shownSwitch()
        app.touchDown(at: control.center)
        app.touchMove(to: CGPoint(x: 100, y: 400))
        app.touchUp()
        #expect(!control.isOn)
        #expect(changes().isEmpty)
    }

    @Test func codeChangesItWithoutTelling() throws {
        let (_, control, changes) = try shownSwitch()
        control.setOn(true, animated: true)
        #expect(control.isOn)
        #expect(changes().isEmpty)
    }

    @Test func fromRightToLeftTheLeftSideIsOn() throws {
        let (app, control, changes) = try shownSwitch(layoutDirection: .rightToLeft)
        app.touchDown(at: CGPoint(x: 145, y: 115))
        app.touchMove(to: CGPoint(x: 105, y: 115))
        app.touchUp()
        #expect(control.isOn)
        #expect(changes() == [true])
    }

    @Test func aDisabledSwitchStays() throws {
        let (app, control, changes) = try shownSwitch()
        control.isEnabled = false
        app.tap(at: control.center)
        #expect(!control.isOn)
        #expect(changes().isEmpty)
    }

    // MARK: In a table

    private func shownInTable() throws -> (app: TestApplication, control: UISwitch, table: UITableView) {
        final class Rows: UITableViewController {
            let control = UISwitch()
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                if indexPath.row == 3 { cell.accessoryView = control }
                return cell
            }
        }
        let controller = Rows(style: .plain)
        let app = try TestApplication(showing: controller)
        return (app, controller.control, controller.tableView)
    }

    @Test func inATableAQuickSlideTurnsItOnAndTheTableStays() throws {
        let (app, control, table) = try shownInTable()
        let start = control.convert(CGPoint(x: 12, y: 15), to: nil)
        app.drag(from: start, to: CGPoint(x: start.x + 30, y: start.y + 6), duration: 0.1)
        #expect(control.isOn)
        #expect(table.contentOffset.y == 0)
    }

    @Test func inATableAQuickSlideToTheSideThatItHasChangesNothing() throws {
        let (app, control, _) = try shownInTable()
        control.isOn = true
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        let start = control.convert(CGPoint(x: 12, y: 15), to: nil)
        app.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y + 4), duration: 0.1)
        #expect(control.isOn)
        #expect(changes == 0)
    }

    @Test func inATableAQuickDragUpwardsScrolls() throws {
        let (app, control, table) = try shownInTable()
        let start = control.convert(CGPoint(x: 25, y: 15), to: nil)
        app.drag(from: start, to: CGPoint(x: start.x + 5, y: start.y - 80), duration: 0.1)
        #expect(!control.isOn)
        #expect(table.contentOffset.y > 40)
    }

    @Test func inATableATapIsATap() throws {
        let (app, control, _) = try shownInTable()
        try app.tap(control)
        #expect(control.isOn)
    }
}
