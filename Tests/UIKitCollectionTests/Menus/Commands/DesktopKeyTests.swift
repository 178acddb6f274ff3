import Synchronization
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct DesktopKeyTests {
    private final class Heard: Sendable {
        let isTerminated = Mutex(false)
    }

    private func command(_ input: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand {
        UIKeyCommand(input: input, modifierFlags: flags, action: CommandController.hear)
    }

    private func pushed() throws -> (app: TestApplication, navigation: UINavigationController) {
        let navigation = UINavigationController(rootViewController: UITableViewController())
        navigation.pushViewController(UITableViewController(), animated: false)
        return (try TestApplication(showing: navigation), navigation)
    }

    @Test func controlStandsForCommand() throws {
        let controller = CommandController()
        controller.commands = [command("n", .command), command("p", [.command, .shift])]
        let app = try TestApplication(showing: controller)
        app.press(.keyboardN, modifiers: .control)
        app.press(.keyboardP, modifiers: [.control, .shift])
        app.press(.keyboardP, modifiers: .control)
        #expect(controller.heard == ["n", "p"])
    }

    @Test func aCommandWithControlComesBeforeOneWithCommand() throws {
        let controller = CommandController()
        let other = command("n", .control)
        other.title = "with control"
        controller.commands = [command("n", .command), other]
        let app = try TestApplication(showing: controller)
        app.press(.keyboardN, modifiers: .control)
        #expect(controller.titles == ["with control"])
    }

    @Test(arguments: [UIKeyModifierFlags.control, .command])
    func wClosesTheWindowAndQTheApplication(modifiers: UIKeyModifierFlags) throws {
        for key in [UIKeyboardHIDUsage.keyboardW, .keyboardQ] {
            let app = try TestApplication(showing: UIViewController())
            let heard = Heard()
            let observer = NotificationCenter.default.addObserver(
                forName: UIApplication.willTerminateNotification, object: nil, queue: nil
            ) { _ in heard.isTerminated.withLock { $0 = true } }
            defer { NotificationCenter.default.removeObserver(observer) }
            app.press(key)
            #expect(!heard.isTerminated.withLock { $0 })
            app.press(key, modifiers: modifiers)
            #expect(heard.isTerminated.withLock { $0 })
        }
    }

    @Test func aCommandOfTheApplicationComesBeforeClosing() throws {
        let controller = CommandController()
        controller.commands = [command("w", .command)]
        let app = try TestApplication(showing: controller)
        app.press(.keyboardW, modifiers: .control)
        #expect(controller.heard == ["w"])
        #expect(app.window.rootViewController === controller)
    }

    @Test func escapeEndsASearch() throws {
        let search = UISearchController(searchResultsController: nil)
        let list = UITableViewController()
        list.navigationItem.searchController = search
        let app = try TestApplication(showing: UINavigationController(rootViewController: list))
        search.isActive = true
        app.advance(by: 1)
        app.type("a")
        app.press(.keyboardEscape)
        app.advance(by: 1)
        #expect(!search.isActive)
        #expect(search.searchBar.text == "")
        // The field is not edited any more, but the search is active.
        search.isActive = true
        app.advance(by: 1)
        search.searchBar.resignFirstResponder()
        app.press(.keyboardEscape)
        #expect(!search.isActive)
    }

    @Test func altAndAnArrowGoBack() throws {
        let (app, navigation) = try pushed()
        app.press(.keyboardRightArrow, modifiers: .alternate)
        app.advance(by: 1)
        #expect(navigation.viewControllers.count == 2)
        app.press(.keyboardLeftArrow, modifiers: .alternate)
        app.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
        app.press(.keyboardLeftArrow, modifiers: .alternate)
        app.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func withoutABackButtonAltAndAnArrowDoNothing() throws {
        let (app, navigation) = try pushed()
        navigation.topViewController?.navigationItem.hidesBackButton = true
        app.frame()
        app.press(.keyboardLeftArrow, modifiers: .alternate)
        app.advance(by: 1)
        #expect(navigation.viewControllers.count == 2)
    }
}
