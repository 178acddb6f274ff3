import Testing
import UIKit
import UIKitTestDriver

/// The texts that debuggers and snapshot tests ask for by selector, and messages to classes.
@MainActor @Suite(.serialized) struct HierarchyMessageTests {
    private final class Page: UIViewController {}

    private func text(_ object: NSObject, _ selector: String) -> String? {
        object.perform(Selector(selector)).retain().takeUnretainedValue() as? String
    }

    /// A text without addresses, as snapshot tests compare it.
    private func withoutAddresses(_ text: String?) -> String? {
        text?.replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
    }

    @Test func aViewDescribesWhatIsInsideOfIt() throws {
        let (root, middle, leaf) = (UIView(), UIView(), UIView())
        root.frame = CGRect(x: 0, y: 0, width: 22, height: 20)
        root.addSubview(middle)
        middle.addSubview(leaf)
        root.addSubview(UIView())
        let lines = try #require(text(root, "recursiveDescription")).split(separator: "\n").map(String.init)
        #expect(lines == [root.description, "   | \(middle)", "   |    | \(leaf)", "   | \(root.subviews[1])"])
        #expect(
            withoutAddresses(lines.first)?.hasPrefix("<UIView; frame = (0 0; 22 20);") == true)
    }

    @Test func aControllerDescribesItsChildrenAndTheirStates() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        _ = try TestApplication(showing: tabs)
        let lines = try #require(withoutAddresses(text(tabs, "_printHierarchy"))).split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("<UITabBarController>, state: appeared, view: <"))
        #expect(lines[1].hasPrefix("   | <UINavigationController>, state: appeared, view: <"))
        #expect(lines[2] == "   |    | <UIViewController>, state: appeared, view: <UIView>")
        #expect(lines[3] == "   | <UIViewController>, state: disappeared, view: (view not loaded)")
    }

    @Test func aViewOutsideOfTheWindowIsSaidToBe() {
        let controller = UIViewController()
        controller.loadViewIfNeeded()
        #expect(
            withoutAddresses(text(controller, "_printHierarchy"))
                == "<UIViewController>, state: disappeared, view: <UIView> not in the window")
    }

    @Test func aPresentedControllerHasAPlusSign() throws {
        let (root, presented) = (UIViewController(), Page())
        let app = try TestApplication(showing: root)
        root.present(presented, animated: false)
        app.advance(by: 0.1)
        let lines = try #require(withoutAddresses(text(root, "_printHierarchy"))).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[1].hasPrefix("   + <") && lines[1].contains("Page>, state: appeared, view: <UIView>"))
    }

    @Test func aClassAnswersMessages() throws {
        let app = try TestApplication(showing: UIViewController())
        let shared = NSSelectorFromString("sharedApplication")
        #expect(UIApplication.responds(to: shared))
        #expect(!UIView.responds(to: shared))
        #expect(UIApplication.perform(shared)?.takeUnretainedValue() === UIApplication.shared)
        #expect(!UIApplication.responds(to: Selector("noSuchMethod")))
        app.frame()
    }

    @Test func aClassWithoutTheMethodRaises() throws {
        try expectException(named: .invalidArgumentException, containing: "noSuchMethod") {
            UIView.perform(Selector("noSuchMethod"))
        }
    }
}
