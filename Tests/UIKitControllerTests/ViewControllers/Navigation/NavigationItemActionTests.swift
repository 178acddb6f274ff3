import Testing
import UIKitTestDriver

@testable import UIKit

/// What an item does with the back button and the title of its bar.
@MainActor @Suite(.serialized) struct NavigationItemActionTests {
    private func open(_ controllers: UIViewController...) throws -> (TestApplication, UINavigationController) {
        let navigation = UINavigationController()
        navigation.viewControllers = controllers
        let app = try TestApplication(showing: navigation, scale: 1)
        app.advance(by: 0.5)
        return (app, navigation)
    }

    @Test func aBackActionReplacesTheReturn() throws {
        let (below, top) = (UIViewController(), UIViewController())
        below.title = "Below"
        var taps = 0
        top.navigationItem.backAction = UIAction(title: "Ignored") { _ in taps += 1 }
        let (app, navigation) = try open(below, top)
        try app.tap(text: "Below")
        #expect(taps == 1 && navigation.topViewController === top)
        top.navigationItem.backAction = nil
        app.frame()
        try app.tap(text: "Below")
        app.advance(by: 1)
        #expect(taps == 1 && navigation.topViewController === below)
    }

    @Test func aBackActionMakesABackButtonWhereThereIsNone() throws {
        let root = UIViewController()
        var taps = 0
        root.navigationItem.backAction = UIAction(title: "Close") { _ in taps += 1 }
        let (app, _) = try open(root)
        try app.tap(text: "Close")
        #expect(taps == 1)
        root.navigationItem.hidesBackButton = true
        app.frame()
        #expect(throws: (any Error).self) { try app.view(text: "Close") }
    }

    @Test func aTitleOpensItsMenu() throws {
        let root = UIViewController()
        root.title = "Document"
        var chosen = false
        root.navigationItem.titleMenuProvider = { suggested in
            UIMenu(children: suggested + [UIAction(title: "Rename") { _ in chosen = true }])
        }
        let (app, _) = try open(root)
        try app.tap(text: "Document")
        app.advance(by: 1)
        try app.tap(text: "Rename")
        app.advance(by: 1)
        #expect(chosen)
    }
}
