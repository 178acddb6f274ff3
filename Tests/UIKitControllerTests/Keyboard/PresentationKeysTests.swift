import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// The keys stay inside of what is presented, and the focus goes back afterwards.
@MainActor @Suite(.serialized)
struct PresentationKeysTests {
    private func present(_ style: UIModalPresentationStyle, on stage: KeyStage) -> UIViewController {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = style
        let button = UIButton(type: .system)
        button.setTitle("Inside", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        sheet.view.addSubview(button)
        sheet.preferredContentSize = CGSize(width: 200, height: 200)
        sheet.popoverPresentationController?.sourceView = stage.controller.view
        stage.controller.present(sheet, animated: true)
        stage.app.advance(by: 1)
        return sheet
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .popover])
    func tabStaysInsideOfWhatIsPresented(style: UIModalPresentationStyle) throws {
        let stage = try KeyStage()
        stage.addButton("Behind")
        _ = present(style, on: stage)
        for _ in 0..<3 {
            stage.press(.keyboardTab)
            #expect(stage.spoken == "Inside")
        }
    }

    @Test func escapeDismissesASheetAndTheFocusGoesBack() throws {
        let stage = try KeyStage()
        stage.addButton("First")
        stage.addButton("Behind")
        stage.press(.keyboardTab, .keyboardTab)
        _ = present(.pageSheet, on: stage)
        stage.press(.keyboardTab)
        #expect(stage.spoken == "Inside")
        stage.press(.keyboardEscape)
        stage.app.advance(by: 1)
        #expect(stage.controller.presentedViewController == nil)
        #expect(stage.spoken == "Behind")
    }

    @Test func escapeLeavesASheetThatIsModal() throws {
        let stage = try KeyStage()
        let sheet = present(.pageSheet, on: stage)
        sheet.isModalInPresentation = true
        stage.press(.keyboardEscape)
        stage.app.advance(by: 1)
        #expect(stage.controller.presentedViewController === sheet)
    }

    @Test func escapeLeavesAFullScreen() throws {
        let stage = try KeyStage()
        let screen = present(.fullScreen, on: stage)
        stage.press(.keyboardEscape)
        stage.app.advance(by: 1)
        #expect(stage.controller.presentedViewController === screen)
    }

    private func alert(_ style: UIAlertController.Style, on stage: KeyStage, _ chosen: @escaping (String) -> Void) {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
        for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("One", .default), ("Two", .default)] {
            alert.addAction(UIAlertAction(title: title, style: style) { _ in chosen(title) })
        }
        stage.controller.present(alert, animated: true)
        stage.app.advance(by: 1)
    }

    @Test func tabAndSpaceChooseAnActionOfAnAlert() throws {
        let stage = try KeyStage()
        stage.addButton("Behind")
        stage.press(.keyboardTab)
        var chosen: [String] = []
        alert(.alert, on: stage) { chosen.append($0) }
        stage.press(.keyboardTab, .keyboardTab)
        #expect(stage.spoken == "Two")
        stage.press(.keyboardSpacebar)
        stage.app.advance(by: 1)
        #expect(chosen == ["Two"])
        #expect(stage.spoken == "Behind")
    }

    @Test func keysDoNotScrollWhatIsBehindAnAlert() throws {
        let list = UITableViewController(style: .plain)
        let rows = Plain()
        list.tableView.dataSource = rows
        let stage = try KeyStage(list)
        stage.press(.keyboardDownArrow)
        let offset = list.tableView.contentOffset
        alert(.alert, on: stage) { _ in }
        stage.press(.keyboardPageDown, .keyboardDownArrow)
        #expect(list.tableView.contentOffset == offset)
        #expect(stage.spoken == "One")
    }

    @Test func returnChoosesTheActionWithTheFocusBeforeThePreferredOne() throws {
        let stage = try KeyStage()
        var chosen: [String] = []
        alert(.alert, on: stage) { chosen.append($0) }
        stage.press(.keyboardTab, .keyboardReturnOrEnter)
        stage.app.advance(by: 1)
        #expect(chosen == ["One"])
    }

    @Test func arrowsMoveInAnActionSheetAndEscapeCancels() throws {
        let stage = try KeyStage()
        var chosen: [String] = []
        alert(.actionSheet, on: stage) { chosen.append($0) }
        stage.press(.keyboardDownArrow, .keyboardDownArrow)
        #expect(stage.spoken == "Two")
        stage.press(.keyboardEscape)
        stage.app.advance(by: 1)
        #expect(chosen == ["Cancel"])
    }
}

@MainActor
private final class Plain: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
