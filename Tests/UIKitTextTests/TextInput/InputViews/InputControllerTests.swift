import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Controllers of input views.
@MainActor @Suite(.serialized)
final class InputControllerTests {
    private lazy var stage = TouchStage(size: CGSize(width: 400, height: 800))
    private lazy var field = FieldWithController(frame: CGRect(x: 0, y: 0, width: 200, height: 30))

    private func begin() {
        stage.window.addSubview(field)
        field.text = "ab cd"
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
    }

    @Test func theViewsOfControllersAreShownWithTheirAppearanceCalls() {
        begin()
        #expect(field.accessory.calls == ["will", "did"])
        let frame = field.accessory.view.convert(field.accessory.view.bounds, to: stage.window)
        #expect(frame == CGRect(x: 0, y: 760, width: 400, height: 40))
        field.resignFirstResponder()
        stage.advance(by: 0.5)
        #expect(field.accessory.calls == ["will", "did", "gone"] && field.accessory.view.window == nil)
    }

    @Test func theProxyWritesIntoTheFirstResponder() {
        begin()
        let proxy = field.accessory.textDocumentProxy
        #expect(proxy.documentContextBeforeInput == "ab cd" && proxy.documentContextAfterInput == nil)
        proxy.adjustTextPosition(byCharacterOffset: -3)
        #expect(proxy.documentContextBeforeInput == "ab" && proxy.documentContextAfterInput == " cd")
        proxy.insertText("X")
        proxy.deleteBackward()
        proxy.deleteBackward()
        #expect(field.text == "a cd" && proxy.hasText && proxy.selectedText == nil)
        #expect(proxy.documentIdentifier == proxy.documentIdentifier)
    }

    @Test func theControllerIsInformedAboutTheTextWhileItIsShown() {
        begin()
        field.insertText("e")
        #expect(field.accessory.calls.contains("text"))
        field.accessory.dismissKeyboard()
        stage.advance(by: 0.5)
        #expect(!field.isFirstResponder && field.inputDelegate == nil)
    }

    @Test func constraintsDecideTheHeightOfASelfSizingView() {
        let content = UIView()
        let view = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 90), inputViewStyle: .keyboard)
        view.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        content.heightAnchor.constraint(equalToConstant: 55).isActive = true
        content.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        let plain = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        plain.inputView = view
        stage.window.addSubview(plain)
        plain.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(view.frame.height == 90)
        view.allowsSelfSizing = true
        stage.advance(by: 0.1)
        #expect(view.frame.height == 55 && view.inputViewStyle == .keyboard)
    }
}

private final class FieldWithController: UITextField {
    let accessory = AccessoryController()
    override var inputAccessoryViewController: UIInputViewController? { accessory }
}

private final class AccessoryController: UIInputViewController {
    var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        inputView?.frame.size.height = 40
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("will")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("did")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("gone")
    }

    override func textDidChange(_ textInput: (any UITextInput)?) { calls.append("text") }
}
