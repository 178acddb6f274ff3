import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct KeyCommandTests {
    private func shown(_ commands: [UIKeyCommand]) throws -> (app: TestApplication, controller: CommandController) {
        let controller = CommandController()
        controller.commands = commands
        return (try TestApplication(showing: controller), controller)
    }

    private func command(_ input: String, _ flags: UIKeyModifierFlags = .command) -> UIKeyCommand {
        UIKeyCommand(input: input, modifierFlags: flags, action: CommandController.hear)
    }

    @Test func aKeyWithItsModifiersSendsTheAction() throws {
        let (app, controller) = try shown([command("n")])
        app.press(.keyboardN)
        #expect(controller.heard == [])
        app.press(.keyboardN, modifiers: .command)
        #expect(controller.heard == ["n"])
        app.press(.keyboardN, modifiers: [.command, .shift])
        #expect(controller.heard == ["n"])
    }

    @Test func aCommandWithoutAKeyIsNeverSent() throws {
        let (app, controller) = try shown([UIKeyCommand(), command("n")])
        #expect(UIKeyCommand().input == nil && UIKeyCommand().action == nil)
        app.press(.keyboardN, modifiers: .command)
        app.press(.keyboardM)
        #expect(controller.heard == ["n"])
    }

    @Test func aKeyThatIsACommandIsNoPress() throws {
        let (app, controller) = try shown([command("n")])
        app.press(.keyboardN, modifiers: .command)
        app.press(.keyboardM, modifiers: .command)
        #expect(controller.presses == ["m"])
    }

    @Test func keysThatTypeNothingHaveNames() throws {
        let (app, controller) = try shown([
            command(UIKeyCommand.inputUpArrow, []), command(UIKeyCommand.inputEscape, []),
            command(UIKeyCommand.f5, .shift), command("\r", []), command("+"),
        ])
        app.press(.keyboardUpArrow)
        app.press(.keyboardEscape)
        app.press(.keyboardF5, modifiers: .shift)
        app.press(.keyboardReturnOrEnter)
        app.press(.keyboardEqualSign, modifiers: [.command, .shift])
        #expect(controller.heard == ["UIKeyInputUpArrow", "UIKeyInputEscape", "UIKeyInputF5", "\r", "+"])
    }

    @Test func commandsOfTheFirstResponderComeBeforeThoseUpItsChain() throws {
        let (app, controller) = try shown([command("n")])
        let view = CommandView()
        controller.view.addSubview(view)
        view.becomeFirstResponder()
        app.press(.keyboardN, modifiers: .command)
        #expect(view.heard == 1)
        #expect(controller.heard == [])
        view.resignFirstResponder()
        app.press(.keyboardN, modifiers: .command)
        #expect(controller.heard == ["n"])
    }

    @Test func theControllerInFrontIsAskedFirst() throws {
        let (app, controller) = try shown([command("n")])
        let presented = CommandController()
        presented.commands = [command("n")]
        controller.present(presented, animated: false)
        app.frame()
        app.press(.keyboardN, modifiers: .command)
        #expect(presented.heard == ["n"])
        #expect(controller.heard == [])
    }

    @Test func controllersKeepTheCommandsThatAreAdded() throws {
        let controller = UIViewController()
        #expect(controller.keyCommands == nil)
        let added = command("k")
        controller.addKeyCommand(added)
        #expect(controller.keyCommands == [added])
        controller.removeKeyCommand(added)
        #expect(controller.keyCommands == nil)
    }

    @Test func textThatIsEditedKeepsItsKeysUnlessACommandWantsThem() throws {
        let plain = command(UIKeyCommand.inputLeftArrow, [])
        let (app, controller) = try shown([plain, command("n")])
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
        field.text = "ab"
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        app.press(.keyboardLeftArrow)
        app.type("n")
        #expect(field.text == "anb")
        #expect(controller.heard == [])
        app.press(.keyboardN, modifiers: .command)
        #expect(controller.heard == ["n"])
        plain.wantsPriorityOverSystemBehavior = true
        app.press(.keyboardLeftArrow)
        #expect(controller.heard == ["n", "UIKeyInputLeftArrow"])
        app.type("!")
        #expect(field.text == "an!b")
    }

    @Test func whoTakesACommandMayDisableIt() throws {
        let (app, controller) = try shown([command("n")])
        controller.isDisabling = true
        app.press(.keyboardN, modifiers: .command)
        #expect(controller.heard == [])
        #expect(controller.presses == ["n"])
    }

    @Test func alternatesAnswerToFurtherModifiers() throws {
        let command = UIKeyCommand(
            title: "Close", action: CommandController.hear, input: "w", modifierFlags: .command, propertyList: "one",
            alternates: [
                UICommandAlternate(title: "Close All", action: CommandController.hearAll, modifierFlags: .alternate)
            ])
        #expect(command.propertyList as? String == "one")
        let (app, controller) = try shown([command])
        app.press(.keyboardW, modifiers: [.command, .alternate])
        #expect(controller.heard == ["all"])
    }

    @Test func theEditMenusShortcutsGoToWhoeverTakesThem() throws {
        let (app, controller) = try shown([])
        let label = CopyableLabel()
        controller.view.addSubview(label)
        label.becomeFirstResponder()
        app.press(.keyboardC, modifiers: .command)
        app.press(.keyboardV, modifiers: .control)
        app.press(.keyboardX, modifiers: .command)
        #expect(label.log == ["copy from elsewhere", "paste"])
    }
}

final class CommandController: UIViewController {
    var commands: [UIKeyCommand] = []
    var heard: [String] = []
    var titles: [String] = []
    var presses: [String] = []
    var isDisabling = false

    static let hear = Selector("hear:", calling: CommandController.hear(_:))
    static let hearAll = Selector("hearAll:", calling: CommandController.hearAll(_:))

    override var keyCommands: [UIKeyCommand]? { commands }

    override func validate(_ command: UICommand) {
        if isDisabling { command.attributes = .disabled }
    }

    func hear(_ command: UIKeyCommand) {
        heard.append(command.input ?? "")
        titles.append(command.title)
    }

    func hearAll(_ command: UIKeyCommand) { heard.append("all") }

    override func pressesBegan(_ pressed: Set<UIPress>, with event: UIPressesEvent?) {
        presses += pressed.compactMap { $0.key?.charactersIgnoringModifiers }
        super.pressesBegan(pressed, with: event)
    }
}

private final class CommandView: UIView {
    var heard = 0

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                input: "n", modifierFlags: .command, action: Selector("hearHere:", calling: CommandView.hearHere(_:)))
        ]
    }

    func hearHere(_ command: UIKeyCommand) { heard += 1 }
}
