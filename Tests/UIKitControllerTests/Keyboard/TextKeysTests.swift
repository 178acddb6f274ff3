import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// How the keys get into texts and out of them.
@MainActor @Suite(.serialized)
struct TextKeysTests {
    @Test func tabLeadsFromAButtonIntoATextFieldAndOn() throws {
        let stage = try KeyStage()
        stage.addButton("Before")
        let field = stage.add(UITextField())
        stage.addButton("After")
        stage.press(.keyboardTab, .keyboardTab)
        #expect(field.isEditing)
        stage.app.type("abc")
        #expect(field.text == "abc")
        stage.press(.keyboardTab)
        #expect(stage.spoken == "After")
        #expect(!field.isEditing)
        stage.press(.keyboardTab, modifiers: .shift)
        #expect(field.isEditing)
    }

    @Test func aFieldThatDoesNotEndItsEditingKeepsTheFocus() throws {
        let stage = try KeyStage()
        let field = stage.add(UITextField())
        let delegate = Stubborn()
        field.delegate = delegate
        stage.addButton("After")
        field.becomeFirstResponder()
        stage.press(.keyboardTab)
        #expect(field.isEditing)
        #expect(stage.spoken != "After")
    }

    @Test func aTextViewTypesTabAndControlTabLeavesIt() throws {
        let stage = try KeyStage()
        let text = stage.add(UITextView(), height: 80)
        stage.addButton("After")
        text.becomeFirstResponder()
        stage.press(.keyboardTab)
        #expect(text.text == "\t")
        stage.press(.keyboardTab, modifiers: .control)
        #expect(stage.spoken == "After")
        #expect(!text.isFirstResponder)
    }

    @Test func tabLeavesATextThatIsNotEdited() throws {
        let stage = try KeyStage()
        let text = stage.add(UITextView(), height: 80)
        text.isEditable = false
        stage.addButton("After")
        text.becomeFirstResponder()
        stage.press(.keyboardTab)
        #expect(stage.spoken == "After")
    }

    @Test func tabLeadsToTheButtonAboveTheKeyboardAndTheTextStaysEdited() throws {
        let stage = try KeyStage()
        let field = stage.add(UITextField())
        var count = 0
        let done = UIButton(type: .system, primaryAction: UIAction(title: "Done") { _ in count += 1 })
        done.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        field.inputAccessoryView = done
        field.becomeFirstResponder()
        stage.app.advance(by: 1)
        stage.press(.keyboardTab)
        #expect(stage.focused === done)
        stage.press(.keyboardSpacebar)
        #expect(count == 1)
        #expect(field.isEditing && field.text == "")
        stage.press(.keyboardTab)
        stage.app.type("a")
        #expect(field.text == "a")
    }

    @Test func theMenuKeyOpensTheEditMenu() throws {
        let stage = try KeyStage()
        let field = stage.add(UITextField())
        field.text = "abc"
        field.becomeFirstResponder()
        field.selectAll(nil)
        stage.press(.keyboardApplication)
        #expect(stage.app.window.openMenu != nil)
        stage.press(.keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(stage.app.window.openMenu == nil)
        #expect(field.text == "")
    }

    @Test func escapeDismissesASheetWhoseTextIsEdited() throws {
        let stage = try KeyStage()
        let sheet = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
        sheet.view.addSubview(field)
        stage.controller.present(sheet, animated: true)
        stage.app.advance(by: 1)
        field.becomeFirstResponder()
        stage.press(.keyboardEscape)
        stage.app.advance(by: 1)
        #expect(stage.controller.presentedViewController == nil)
    }
}

@MainActor
private final class Stubborn: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}
