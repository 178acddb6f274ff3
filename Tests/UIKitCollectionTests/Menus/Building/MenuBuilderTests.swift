import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct MenuBuilderTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        static var builds = 0

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            guard builder.system == .main else { return }
            Self.builds += 1
            let command = UIKeyCommand(title: "Star", action: Selector("star"), input: "j", modifierFlags: .command)
            builder.insertSibling(
                UIMenu(title: "Extra", identifier: .init("extra"), children: [command]), afterMenu: .edit)
            builder.remove(menu: .format)
        }

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow()
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    @Test func menusAreInsertedReplacedAndRemoved() {
        let tree = MenuTree(MainMenu.standard, of: .main)
        tree.insertSibling(UIMenu(title: "A", identifier: .init("a")), beforeMenu: .view)
        tree.insertChild(UIMenu(title: "B", identifier: .init("b")), atStartOfMenu: .init("a"))
        tree.insertChild(UIMenu(title: "C", identifier: .init("c")), atEndOfMenu: .init("a"))
        #expect(tree.menu(for: .init("a"))?.children.map(\.title) == ["B", "C"])
        let titles = tree.root.children.map(\.title)
        #expect(titles.firstIndex(of: "A")! + 1 == titles.firstIndex(of: "View")!)
        tree.remove(menu: .init("b"))
        tree.replace(menu: .help, with: UIMenu(title: "More", identifier: .init("more")))
        #expect(tree.menu(for: .init("a"))?.children.map(\.title) == ["C"])
        #expect(tree.root.children.last?.title == "More")
        tree.replaceChildren(ofMenu: .openRecent) { $0 + [UICommand(title: "D", action: Selector("open:"))] }
        #expect(tree.command(for: Selector("open:"))?.title == "D")
        tree.insertSibling(UIMenu(title: "E"), afterMenu: .init("missing"))
        #expect(tree.menu(for: .init("missing")) == nil)
    }

    @Test func theDelegateBuildsTheMainMenuOnce() throws {
        let app = try TestApplication(delegate: Delegate.self)
        Delegate.builds = 0
        app.frame()
        let root = UIMenuSystem.main.root(of: .shared)
        #expect(root.children.contains { $0.title == "Extra" })
        #expect(!root.children.contains { $0.title == "Format" })
        #expect(root.keyCommands.map(\.input) == ["j"])
        _ = UIMenuSystem.main.root(of: .shared)
        #expect(Delegate.builds == 1)
        UIMenuSystem.main.setNeedsRebuild()
        _ = UIMenuSystem.main.root(of: .shared)
        #expect(Delegate.builds == 2)
    }

    @Test func aResponderAddsToTheEditMenuOfItsViews() throws {
        final class Controller: UIViewController {
            override func buildMenu(with builder: any UIMenuBuilder) {
                super.buildMenu(with: builder)
                builder.insertChild(
                    UIMenu(title: "Own", identifier: .init("own"), children: []), atStartOfMenu: .root)
            }
        }
        let controller = Controller()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.text = "text"
        controller.view.addSubview(field)
        let app = try TestApplication(showing: controller)
        field.becomeFirstResponder()
        app.frame()
        let actions = EditMenuEntry.suggestedActions(for: field)
        #expect(actions.first?.title == "Own")
    }
}
