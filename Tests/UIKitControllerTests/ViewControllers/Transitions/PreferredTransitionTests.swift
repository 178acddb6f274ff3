import Testing
import UIKitTestDriver

@testable import UIKit

/// Controllers that choose their transition.
@MainActor @Suite(.serialized) final class PreferredTransitionTests {
    private let root = UIViewController()
    private let next = UIViewController()
    private let tile = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))

    init() {
        root.view.backgroundColor = .white
        tile.backgroundColor = .blue
        root.view.addSubview(tile)
        next.view.backgroundColor = .red
    }

    /// Where the next controller's view is seen. That of a presented one is in a card, which moves.
    private var frame: CGRect {
        let moving = next.presentingViewController == nil ? next.view : next.view.superview
        return moving?.layer.presentation()?.frame ?? .null
    }

    @Test func aZoomBeginsAtTheViewAndEndsWithTheController() throws {
        next.modalPresentationStyle = .fullScreen
        next.preferredTransition = .zoom { [tile] _ in tile }
        let app = try TestApplication(showing: root, scale: 1)
        root.present(next, animated: true)
        app.advance(by: 0.05)
        #expect((95..<250).contains(frame.width) && frame.midX < 185 && tile.alpha == 0)
        app.advance(by: 1)
        #expect(next.view.frame == app.window.bounds && next.view.transform == .identity && tile.alpha == 1)
        next.dismiss(animated: true)
        app.advance(by: 1)
        #expect(root.presentedViewController == nil && tile.alpha == 1 && tile.window != nil)
    }

    @Test func aZoomIsPushedAndPopped() throws {
        var contexts: [String] = []
        let navigation = UINavigationController(rootViewController: root)
        next.preferredTransition = .zoom { [tile, root, next] context in
            contexts.append("\(context.sourceViewController === root) \(context.zoomedViewController === next)")
            return tile
        }
        let app = try TestApplication(showing: navigation, scale: 1)
        navigation.pushViewController(next, animated: true)
        app.frame()
        #expect(navigation.transitionCoordinator != nil && (95..<250).contains(frame.width))
        app.advance(by: 1)
        #expect(next.view.window != nil && next.view.frame.width == app.window.bounds.width)
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        #expect(root.view.window != nil && next.view.window == nil)
        #expect(contexts == ["true true", "true true"])
    }

    @Test func theAlignmentRectangleLiesOverTheView() throws {
        let options = UIViewController.Transition.ZoomOptions()
        options.alignmentRectProvider = { _ in CGRect(x: 0, y: 0, width: 195, height: 195) }
        options.dimmingColor = .black
        next.modalPresentationStyle = .fullScreen
        next.preferredTransition = .zoom(options: options) { [tile] _ in tile }
        let app = try TestApplication(showing: root, scale: 1)
        root.present(next, animated: true)
        app.advance(by: 0.05)
        // Half of the 390 points is as wide as the tile.
        #expect((195..<300).contains(frame.width) && frame.minX > 40 && frame.minY > 80)
        app.advance(by: 1)
        #expect(next.view.superview?.subviews.count == 1)
    }

    @Test func aPreferredTransitionReplacesTheStyleAndTheSlideOfAPush() throws {
        let navigation = UINavigationController(rootViewController: root)
        next.preferredTransition = .crossDissolve
        let app = try TestApplication(showing: navigation, scale: 1)
        navigation.pushViewController(next, animated: true)
        app.frame()
        #expect(next.view.frame.minX == 0 && next.view.layer.presentation()?.opacity ?? 1 < 1)
        app.advance(by: 1)
        #expect(next.view.alpha == 1 && next.view.window != nil)

        let covering = UIViewController()
        covering.modalPresentationStyle = .fullScreen
        covering.preferredTransition = .crossDissolve
        navigation.present(covering, animated: true)
        app.advance(by: 0.05)
        let card = try #require(covering.view.superview)
        #expect(card.frame.minY == 0 && card.layer.presentation()?.opacity ?? 1 < 1)
        app.advance(by: 1)
        #expect(covering.view.alpha == 1)
    }
}
