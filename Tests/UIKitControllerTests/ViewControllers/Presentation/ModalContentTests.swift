import Testing
import UIKitTestDriver

@testable import UIKit

/// `isModalInPresentation` of a controller inside of the presented one.
@MainActor @Suite(.serialized)
final class ModalContentTests: NSObject, UIAdaptivePresentationControllerDelegate {
    private var attempts = 0

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        attempts += 1
    }

    private func dragAway(_ presented: UIViewController) throws -> Bool {
        let app = try TestApplication(showing: UIViewController(), size: CGSize(width: 390, height: 800))
        defer { app.end() }
        app.rootViewController?.present(presented, animated: false)
        presented.presentationController?.delegate = self
        app.frame()
        app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700), duration: 0.2)
        app.advance(by: 1)
        return app.rootViewController?.presentedViewController == nil
    }

    @Test func theControllerInANavigationControllerKeepsItsSheet() throws {
        let editor = UIViewController()
        editor.isModalInPresentation = true
        #expect(try !dragAway(UINavigationController(rootViewController: editor)))
        #expect(attempts == 1)
    }

    @Test func aControllerBelowTheTopOneDoesNot() throws {
        let editor = UIViewController()
        editor.isModalInPresentation = true
        let navigation = UINavigationController(rootViewController: editor)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(try dragAway(navigation))
        #expect(attempts == 0)
    }

    @Test func theControllerOfASelectedTabKeepsItsSheet() throws {
        let editor = UIViewController()
        editor.isModalInPresentation = true
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: editor), UIViewController()]
        #expect(try !dragAway(tabs))
        #expect(attempts == 1)
    }
}
