import EditMenus
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct EditMenuTests {
    private func shownLabel() throws -> (app: TestApplication, label: CopyableLabel) {
        let controller = UIViewController()
        let label = CopyableLabel(frame: CGRect(x: 100, y: 300, width: 190, height: 30))
        label.text = "Lisbon"
        controller.view.addSubview(label)
        return (try TestApplication(showing: controller), label)
    }

    @Test func aLabelShowsItsMenuAndTakesWhatIsChosen() throws {
        let (app, label) = try shownLabel()
        label.showMenu()
        app.advance(by: 0.5)
        #expect(app.visibleTexts == ["Copy", "Star", "Lisbon"])
        try app.tap(text: "Star")
        #expect(label.stars == 1)
        label.showMenu()
        app.advance(by: 0.5)
        try app.tap(text: "Copy")
        #expect(UIPasteboard.general.string == "Lisbon")
    }

    @Test func keysAreCommands() throws {
        let (app, label) = try shownLabel()
        label.becomeFirstResponder()
        app.press(.keyboardS, modifiers: .command)
        #expect(label.stars == 1)
        app.press(.keyboardEscape)
        #expect(label.text == nil)
    }

    @Test func rowsHaveMenus() throws {
        let controller = NotesViewController()
        let app = try TestApplication(showing: controller)
        try app.longPress(text: "Note 1")
        app.advance(by: 0.5)
        try app.tap(text: "Copy")
        #expect(controller.copied == [1])
        app.advance(by: 0.5)
        try app.longPress(text: "Note 2")
        app.advance(by: 0.5)
        try app.tap(text: "Star Row")
        let cell = controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) as? StarCell
        #expect(cell?.starred == true)
    }
}
