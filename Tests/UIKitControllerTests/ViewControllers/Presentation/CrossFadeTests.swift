import Testing
import UIKitTestDriver

@testable import UIKit

/// Transitions for users who have turned animations off: views fade where they would slide.
@MainActor @Suite(.serialized)
struct CrossFadeTests {
    private func navigation() throws -> (app: TestApplication, controller: UINavigationController) {
        let controller = UINavigationController(rootViewController: UIViewController())
        return (try TestApplication(showing: controller), controller)
    }

    @Test func aPushedViewFadesInWithoutMoving() throws {
        let (app, navigation) = try navigation()
        defer { app.end() }
        app.setReduceMotion(true)
        let next = UIViewController()
        navigation.pushViewController(next, animated: true)
        app.advance(by: 0.1)
        let shown = try #require(next.view.layer.presentation())
        #expect(shown.affineTransform() == .identity && shown.opacity > 0 && shown.opacity < 1)
        app.advance(by: 1)
        #expect(next.view.alpha == 1 && next.view.layer.presentation()?.opacity ?? 1 == 1)
        #expect(navigation.view.subviews.allSatisfy { $0.transform == .identity })
    }

    @Test func aPoppedViewKeepsTheAlphaOfTheApplication() throws {
        let (app, navigation) = try navigation()
        defer { app.end() }
        app.setReduceMotion(true)
        let next = UIViewController()
        next.view.alpha = 0.5
        navigation.pushViewController(next, animated: true)
        app.advance(by: 1)
        #expect(next.view.alpha == 0.5)
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        #expect(next.view.alpha == 0.5)
    }

    @Test func withoutTheSettingViewsSlide() throws {
        let (app, navigation) = try navigation()
        defer { app.end() }
        let next = UIViewController()
        navigation.pushViewController(next, animated: true)
        app.advance(by: 0.1)
        #expect(next.view.layer.presentation()?.affineTransform() != .identity)
        #expect(next.view.alpha == 1)
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
    func aPresentedViewFadesInAndOut(style: UIModalPresentationStyle) throws {
        let root = UIViewController()
        let app = try TestApplication(showing: root)
        defer { app.end() }
        app.setReduceMotion(true)
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        root.present(presented, animated: true)
        app.advance(by: 0.1)
        let card = try #require(presented.view.superview)
        let shown = try #require(card.layer.presentation())
        #expect(shown.affineTransform() == .identity && shown.opacity > 0 && shown.opacity < 1)
        app.advance(by: 1)
        root.dismiss(animated: true)
        app.advance(by: 0.1)
        let leaving = try #require(card.layer.presentation())
        #expect(leaving.affineTransform() == .identity && leaving.opacity > 0 && leaving.opacity < 1)
        app.advance(by: 1)
        #expect(presented.view.window == nil)
    }

    @Test func anActionSheetFadesAndAnAlertDoesNotShrink() throws {
        let root = UIViewController()
        let app = try TestApplication(showing: root)
        defer { app.end() }
        app.setReduceMotion(true)
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
            alert.addAction(UIAlertAction(title: "OK", style: .cancel))
            root.present(alert, animated: true)
            app.advance(by: 0.05)
            let shown = try #require(alert.view.superview?.layer.presentation())
            #expect(shown.affineTransform() == .identity && shown.opacity < 1)
            app.advance(by: 1)
            root.dismiss(animated: false)
            app.advance(by: 0.1)
        }
    }
}
