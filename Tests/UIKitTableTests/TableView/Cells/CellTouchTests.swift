import Testing
@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct CellTouchTests {
    private final class Screen: NSObject, UITableViewDataSource, UITableViewDelegate {
        var calls: [String] = []
        var accessory = UITableViewCell.AccessoryType.detailDisclosureButton

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.accessoryType = accessory
            return cell
        }

        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            calls.append("accessory \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("select \(indexPath.row)")
        }
    }

    private func tap(
        atX x: CGFloat, row: Int, accessory: UITableViewCell.AccessoryType = .detailDisclosureButton
    ) -> [String] {
        let screen = Screen()
        screen.accessory = accessory
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        table.dataSource = screen
        table.delegate = screen
        let stage = TouchStage(showing: table)
        let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
        stage.tap(x, frame.midY)
        stage.advance(by: 0.5)
        return screen.calls
    }

    // Seeds 65, 222.
    @Test func theDetailButtonTellsTheDelegateAndSelectsNothing() {
        #expect(tap(atX: 393 - 20 - 8 - 12 - 11, row: 1) == ["accessory 1"])
    }

    // Seeds 65.
    @Test func theDetailButtonAloneTellsTheDelegateToo() {
        #expect(tap(atX: 393 - 20 - 11, row: 1, accessory: .detailButton) == ["accessory 1"])
    }

    // Seeds 65.
    @Test(arguments: [UITableViewCell.AccessoryType.none, .disclosureIndicator, .checkmark])
    func anAccessoryThatIsNoButtonSelectsTheRow(accessory: UITableViewCell.AccessoryType) {
        #expect(tap(atX: 393 - 20 - 11, row: 1, accessory: accessory) == ["select 1"])
    }

    @Test func theChevronBesideItSelectsTheRow() {
        #expect(tap(atX: 393 - 10, row: 2) == ["select 2"])
    }

    /// Drags a finger along a row without actions, after a rest.
    private func dragAlong(by distance: CGFloat, resting seconds: Double) -> (calls: [String], highlighted: Bool) {
        let screen = Screen()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        table.dataSource = screen
        table.delegate = screen
        let stage = TouchStage(showing: table)
        let y = table.rectForRow(at: IndexPath(row: 1, section: 0)).midY
        stage.down(60, y)
        stage.advance(by: seconds)
        for _ in 0..<10 {
            stage.move(distance / 10, 0)
            stage.advance(by: 1 / 60)
        }
        let isHighlighted = table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == true
        stage.up()
        stage.advance(by: 0.5)
        return (screen.calls, isHighlighted)
    }

    @Test(arguments: [0, 0.3])
    func aDragAlongARowSelectsNothing(rest: Double) {
        let drag = dragAlong(by: 120, resting: rest)
        #expect(drag.calls == [] && !drag.highlighted)
    }

    @Test func aShortMovementStillSelectsTheRow() {
        #expect(dragAlong(by: 8, resting: 0.3).calls == ["select 1"])
    }

    // Seeds 220.
    @Test func theTextSelectsTheRow() {
        #expect(tap(atX: 60, row: 0) == ["select 0"])
    }

    @Test func anAnimatedDeselectionFadesTheBackground() {
        let time = HandMovedTime()
        defer { time.stop() }
        let window = time.shownWindow(CGRect(x: 0, y: 0, width: 320, height: 480))
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let background = UIView()
        cell.selectedBackgroundView = background
        window.addSubview(cell)
        cell.setSelected(true, animated: false)
        #expect(background.alpha == 1)
        time.advance()
        cell.setSelected(false, animated: true)
        #expect(background.superview === cell)
        time.advance(by: 0.15)
        let shown = background.layer.presentation()?.opacity ?? 0
        #expect(shown > 0.05 && shown < 0.95)
        time.advance(by: 0.2)
        #expect(background.superview == nil)
        #expect(background.alpha == 1)
    }
}
