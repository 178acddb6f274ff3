import Testing
import UIKitTestDriver

@testable import UIKit

/// Presentations that turn the screen over.
@MainActor @Suite(.serialized) struct FlipTests {
    private func covering() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .red
        controller.modalPresentationStyle = .fullScreen
        controller.modalTransitionStyle = .flipHorizontal
        return controller
    }

    private func color(_ app: TestApplication, x: CGFloat) -> String {
        app.frame()
        let picture = app.screenshot()
        let color = picture.color(x: Int(x), y: picture.height / 2)
        return "\(color.red) \(color.green) \(color.blue)"
    }

    @Test func theScreenTurnsAroundItsMiddle() throws {
        let root = UIViewController()
        root.view.backgroundColor = .blue
        let app = try TestApplication(showing: root, scale: 1)
        let (blue, presented) = (color(app, x: 2), covering())
        var ended = false
        root.present(presented, animated: true) { ended = true }
        app.advance(by: 0.1)
        // The new screen is seen nearly from its edge.
        #expect(color(app, x: app.window.bounds.midX) != blue)
        #expect(color(app, x: 2) == blue)
        app.advance(by: 0.85)
        #expect(ended)
        let red = color(app, x: 2)
        #expect(red != blue)
        root.dismiss(animated: true)
        app.advance(by: 1)
        #expect(color(app, x: 2) == blue && root.presentedViewController == nil)
    }

    @Test func aPresenterProvidesTheStyleForItsContext() throws {
        let (root, controller) = (UIViewController(), UIViewController())
        root.definesPresentationContext = true
        root.modalTransitionStyle = .crossDissolve
        let app = try TestApplication(showing: root, scale: 1)
        controller.modalPresentationStyle = .overCurrentContext
        root.present(controller, animated: true)
        app.advance(by: 0.1)
        #expect(controller.view.alpha == 1)
        #expect(root.presentation?.transitionStyle == .coverVertical)
        root.providesPresentationContextTransitionStyle = true
        #expect(root.presentation?.transitionStyle == .crossDissolve)
        #expect(controller.activePresentationController === controller.presentationController)
        #expect(root.activePresentationController == nil)
    }
}
