import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// The list of key commands that is shown while control is held down.
@MainActor @Suite(.serialized)
struct CommandListTests {
    private func list(_ stage: KeyStage) -> CommandListView? {
        stage.app.window.subviews.lazy.compactMap { $0 as? CommandListView }.first
    }

    /// The texts of the list, in its order.
    private func texts(_ stage: KeyStage) -> [String] {
        guard let list = list(stage) else { return [] }
        return AccessibilityTree.elements(in: list).map { element in
            [element.accessibilityLabel, element.accessibilityValue].compactMap(\.self).joined(separator: ": ")
        }
    }

    @Test func theListAppearsWhileControlIsHeldAndLeavesWithIt() throws {
        let stage = try KeyStage(Commanding())
        stage.app.holding(.keyboardLeftControl) {
            stage.app.advance(by: 0.9)
            #expect(list(stage) == nil)
            stage.app.advance(by: 0.5)
            #expect(list(stage) != nil)
        }
        stage.app.advance(by: 0.5)
        #expect(list(stage) == nil)
    }

    @Test func theSuperKeyShowsItToo() throws {
        let stage = try KeyStage(Commanding())
        stage.app.holding(.keyboardRightGUI) {
            stage.app.advance(by: 1.5)
            #expect(list(stage) != nil)
        }
    }

    @Test func anotherKeyEndsIt() throws {
        let stage = try KeyStage(Commanding())
        stage.app.holding(.keyboardLeftControl) {
            stage.app.advance(by: 1.5)
            stage.app.press(.keyboardX, modifiers: .control)
            stage.app.advance(by: 2)
            #expect(list(stage) == nil)
        }
    }

    @Test func aKeyBeforeItAppearsEndsTheWait() throws {
        let stage = try KeyStage(Commanding())
        stage.app.holding(.keyboardLeftControl) {
            stage.app.press(.keyboardX, modifiers: .control)
            stage.app.advance(by: 2)
            #expect(list(stage) == nil)
        }
    }

    @Test func aTapBesideItEndsIt() throws {
        let stage = try KeyStage(Commanding())
        stage.app.holding(.keyboardLeftControl) {
            stage.app.advance(by: 1.5)
            stage.app.tap(at: CGPoint(x: 10, y: 10))
            stage.app.advance(by: 0.5)
            #expect(list(stage) == nil)
        }
    }

    @Test func theCommandsOfRespondersAndOfTheSystemAreListed() throws {
        let stage = try KeyStage(Commanding())
        stage.app.holding(.keyboardLeftControl) {
            stage.app.advance(by: 1.5)
            let texts = texts(stage)
            #expect(texts.contains("Add a stop: Ctrl+N"))
            #expect(texts.contains("Zoom: Ctrl+Alt+\u{2191}"))
            #expect(texts.contains("File"))
            #expect(texts.contains("Close: Ctrl+W"))
            // Commands without a title, without a responder that takes them, and those that are disabled are not.
            #expect(!texts.contains { $0.contains("Ctrl+U") || $0.contains("Nobody") || $0.contains("Disabled") })
        }
    }

    @Test func aTextThatIsEditedAddsTheCommandsOfTheEditMenu() throws {
        let stage = try KeyStage(Commanding())
        let field = stage.add(UITextField())
        field.text = "abc"
        field.becomeFirstResponder()
        field.selectAll(nil)
        stage.app.holding(.keyboardLeftControl) {
            stage.app.advance(by: 1.5)
            #expect(texts(stage).contains("Copy: Ctrl+C"))
        }
    }

    @Test func aListThatIsTooWideTurnsItsPages() throws {
        let controller = Commanding()
        controller.extra = 60
        let stage = try KeyStage(controller)
        stage.app.holding(.keyboardLeftControl) {
            stage.app.advance(by: 1.5)
            let former = list(stage)?.subviews.first?.bounds.minX
            stage.app.press(.keyboardRightArrow)
            stage.app.advance(by: 1)
            #expect(list(stage) != nil)
            #expect(list(stage)?.subviews.first?.bounds.minX != former)
        }
    }

    @Test func theListKeepsInsideOfTheWindow() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let stage = try KeyStage(Commanding(), layoutDirection: direction)
            stage.app.holding(.keyboardLeftControl) {
                stage.app.advance(by: 1.5)
                #expect(list(stage).map { stage.app.window.bounds.contains($0.frame) } == true)
            }
            stage.app.end()
        }
    }
}

@MainActor
private final class Commanding: UIViewController {
    /// The number of further commands.
    var extra = 0

    override var keyCommands: [UIKeyCommand]? {
        let add = UIKeyCommand(
            title: "Add", action: Selector("add:", calling: Commanding.add(_:)), input: "n", modifierFlags: .command,
            discoverabilityTitle: "Add a stop")
        let zoom = UIKeyCommand(
            title: "Zoom", action: Selector("add:", calling: Commanding.add(_:)), input: UIKeyCommand.inputUpArrow,
            modifierFlags: [.command, .alternate])
        let untitled = UIKeyCommand(
            input: "u", modifierFlags: .command, action: Selector("add:", calling: Commanding.add(_:)))
        let nobody = UIKeyCommand(title: "Nobody", action: "nobodyTakesThis:", input: "y", modifierFlags: .command)
        let disabled = UIKeyCommand(
            title: "Disabled", action: Selector("add:", calling: Commanding.add(_:)), input: "k",
            modifierFlags: .command, attributes: .disabled)
        let others = (0..<extra).map { number in
            UIKeyCommand(
                title: "Command \(number)", action: Selector("add:", calling: Commanding.add(_:)),
                input: String(UnicodeScalar(UInt8(33 + number))), modifierFlags: [.command, .shift])
        }
        return [add, zoom, untitled, nobody, disabled] + others
    }

    func add(_ sender: Any?) {}
}
