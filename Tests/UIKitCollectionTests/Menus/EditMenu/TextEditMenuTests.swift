import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct TextEditMenuTests {
    private func shownField(_ text: String, _ make: () -> UITextField = { UITextField() }) throws
        -> (app: TestApplication, field: UITextField)
    {
        let controller = UIViewController()
        let field = make()
        field.frame = CGRect(x: 20, y: 300, width: 300, height: 34)
        field.text = text
        controller.view.addSubview(field)
        let app = try TestApplication(showing: controller)
        field.becomeFirstResponder()
        app.frame()
        UIPasteboard.general.string = ""
        UIPasteboard.general.items = []
        return (app, field)
    }

    private func menuTexts(_ app: TestApplication) -> [String] {
        app.advance(by: 0.3)
        return app.views(UILabel.self).compactMap(\.text)
    }

    private func doubleTap(_ app: TestApplication, _ x: CGFloat, _ y: CGFloat = 317) {
        app.tap(at: CGPoint(x: x, y: y))
        app.tap(at: CGPoint(x: x, y: y))
    }

    @Test func aDoubleTapSelectsTheWordAndOffersToCutAndCopyIt() throws {
        let (app, field) = try shownField("Lisbon Porto")
        doubleTap(app, 30)
        #expect(menuTexts(app) == ["Cut", "Copy"])
        try app.tap(text: "Cut")
        #expect(field.text == " Porto")
        #expect(UIPasteboard.general.string == "Lisbon")
    }

    @Test func pasteIsOfferedWhileThePasteboardHasText() throws {
        let (app, field) = try shownField("Lisbon")
        UIPasteboard.general.string = "Porto"
        doubleTap(app, 30)
        #expect(menuTexts(app) == ["Cut", "Copy", "Paste"])
        try app.tap(text: "Paste")
        #expect(field.text == "Porto")
        #expect(!UIMenuController.shared.isMenuVisible)
    }

    @Test func aTapOnTheCaretShowsTheMenuAndAnotherHidesIt() throws {
        let (app, _) = try shownField("Lisbon")
        app.tap(at: CGPoint(x: 200, y: 317))
        #expect(menuTexts(app) == ["Select", "Select All"])
        app.advance(by: 1)
        app.tap(at: CGPoint(x: 200, y: 317))
        #expect(menuTexts(app) == [])
    }

    @Test func selectAllFromTheMenuGoesOnWithTheMenuOfTheSelection() throws {
        let (app, field) = try shownField("Lisbon Porto")
        app.tap(at: CGPoint(x: 250, y: 317))
        try app.tap(text: "Select All")
        #expect(menuTexts(app) == ["Cut", "Copy"])
        try app.tap(text: "Copy")
        #expect(UIPasteboard.general.string == "Lisbon Porto")
        #expect(field.text == "Lisbon Porto")
    }

    @Test func selectTakesTheWordAtTheCaret() throws {
        let (app, _) = try shownField("Lisbon Porto")
        app.tap(at: CGPoint(x: 250, y: 317))
        try app.tap(text: "Select")
        app.advance(by: 0.3)
        try app.tap(text: "Copy")
        #expect(UIPasteboard.general.string == "Porto")
    }

    @Test func aFingerThatStaysPlacesTheCaretAndBringsTheMenuWhenItIsLifted() throws {
        let (app, field) = try shownField("Lisbon")
        field.resignFirstResponder()
        app.touchDown(at: CGPoint(x: 22, y: 317))
        app.advance(by: 0.7)
        #expect(field.isEditing)
        #expect(menuTexts(app) == [])
        app.touchUp()
        #expect(menuTexts(app) == ["Select", "Select All"])
        app.type("> ")
        #expect(field.text == "> Lisbon")
        #expect(!UIMenuController.shared.isMenuVisible)
    }

    @Test func aSecureTextIsNotCopied() throws {
        let (app, field) = try shownField("secret")
        field.isSecureTextEntry = true
        UIPasteboard.general.string = "x"
        app.tap(at: CGPoint(x: 250, y: 317))
        #expect(menuTexts(app) == ["Select All", "Paste"])
        try app.tap(text: "Select All")
        #expect(menuTexts(app) == ["Paste"])
    }

    @Test func whatASubclassForbidsIsNeitherShownNorDoneByKeys() throws {
        let (app, field) = try shownField("Lisbon") { NoPaste() }
        UIPasteboard.general.string = "Porto"
        doubleTap(app, 30)
        #expect(menuTexts(app) == ["Cut", "Copy"])
        app.press(.keyboardV, modifiers: .command)
        #expect(field.text == "Lisbon")
    }

    @Test func anOverriddenPasteIsWhatMenuAndKeysCall() throws {
        let (app, field) = try shownField("Lisbon") { Shouting() }
        UIPasteboard.general.string = "Porto"
        app.press(.keyboardV, modifiers: .control)
        #expect(field.text == "LisbonPorto!")
        doubleTap(app, 30)
        app.advance(by: 0.3)
        try app.tap(text: "Paste")
        // The word has no mark of exclamation.
        #expect(field.text == "Porto!!")
    }

    @Test func aTextViewShowsTheMenuToo() throws {
        let controller = UIViewController()
        let view = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.text = "Lisbon Porto"
        controller.view.addSubview(view)
        let app = try TestApplication(showing: controller)
        UIPasteboard.general.items = []
        view.becomeFirstResponder()
        doubleTap(app, 40)
        #expect(menuTexts(app) == ["Cut", "Copy"])
        #expect(UIMenuController.shared.menuFrame.maxY <= 312)
        try app.tap(text: "Cut")
        #expect(view.text == " Porto")
    }

    @Test func aTextThatIsOnlyReadIsCopied() throws {
        let controller = UIViewController()
        let view = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.text = "Lisbon Porto"
        view.isEditable = false
        controller.view.addSubview(view)
        let app = try TestApplication(showing: controller)
        app.longPress(at: CGPoint(x: 40, y: 317))
        #expect(menuTexts(app) == ["Copy", "Select All"])
        try app.tap(text: "Copy")
        #expect(UIPasteboard.general.string == "Lisbon")
    }

    @Test func theDelegateChangesTheMenuAndIsToldOfIt() throws {
        let controller = UIViewController()
        let view = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.text = "Lisbon Porto"
        let delegate = MenuDelegate()
        view.delegate = delegate
        controller.view.addSubview(view)
        let app = try TestApplication(showing: controller)
        UIPasteboard.general.items = []
        view.becomeFirstResponder()
        doubleTap(app, 40)
        #expect(menuTexts(app) == ["Cut", "Copy", "Bold"])
        #expect(delegate.calls == ["menu 0 6", "will present", "did present"])
        try app.tap(text: "Bold")
        app.advance(by: 0.5)
        #expect(delegate.calls.suffix(3) == ["will dismiss", "bold", "did dismiss"])
    }

    @Test func theDelegateOfAFieldChangesTheMenu() throws {
        let (app, field) = try shownField("Lisbon Porto")
        let delegate = MenuDelegate()
        field.delegate = delegate
        doubleTap(app, 30)
        #expect(menuTexts(app) == ["Only"])
        #expect(delegate.calls == ["field 0 6", "will present", "did present"])
    }
}

private final class MenuDelegate: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var calls: [String] = []

    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        calls.append("menu \(range.location) \(range.length)")
        let bold = UIAction(title: "Bold") { [weak self] _ in self?.calls.append("bold") }
        return UIMenu(children: suggestedActions + [bold])
    }

    func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        note("present", animator)
    }

    func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        note("dismiss", animator)
    }

    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        calls.append("field \(range.location) \(range.length)")
        return UIMenu(children: [UIAction(title: "Only") { _ in }])
    }

    func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        note("present", animator)
    }

    private func note(_ name: String, _ animator: any UIEditMenuInteractionAnimating) {
        calls.append("will \(name)")
        animator.addCompletion { [weak self] in self?.calls.append("did \(name)") }
    }
}

private final class NoPaste: UITextField {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action != Selector("paste:") && super.canPerformAction(action, withSender: sender)
    }
}

private final class Shouting: UITextField {
    override func paste(_ sender: Any?) {
        super.paste(sender)
        insertText("!")
    }
}
