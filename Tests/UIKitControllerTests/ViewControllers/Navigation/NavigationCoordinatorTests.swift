import Testing
import UIKit
import UIKitTestDriver

/// The transition coordinator of pushes and pops.
@MainActor @Suite(.serialized)
struct NavigationCoordinatorTests {
    private func started() throws -> (TestApplication, UINavigationController) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        return (try TestApplication(showing: navigation), navigation)
    }

    @Test func aCompletionThatIsAddedAfterAPushRunsAtItsEnd() throws {
        let (app, navigation) = try started()
        defer { app.end() }
        var isPushed = false
        navigation.pushViewController(UIViewController(), animated: true)
        let coordinator = try #require(navigation.transitionCoordinator)
        coordinator.animate(alongsideTransition: nil) { _ in isPushed = true }
        #expect(!isPushed && coordinator.isAnimated && !coordinator.isInteractive)
        app.advance(by: 0.2)
        #expect(!isPushed)
        app.advance(by: 0.3)
        #expect(isPushed && navigation.transitionCoordinator == nil)
    }

    @Test func aPopHasACoordinatorToo() throws {
        let (app, navigation) = try started()
        defer { app.end() }
        let second = UIViewController()
        navigation.pushViewController(second, animated: false)
        #expect(navigation.transitionCoordinator == nil, "there is none without animation")
        app.frame()
        var isPopped = false
        navigation.popViewController(animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            isPopped = context.viewController(forKey: .from) === second
        }
        app.advance(by: 0.5)
        #expect(isPopped)
    }

    @Test func anAnimationThatIsAddedAfterThePushRunsAlongsideIt() throws {
        let (app, navigation) = try started()
        defer { app.end() }
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        navigation.view.addSubview(square)
        app.frame()
        navigation.pushViewController(UIViewController(), animated: true)
        let isQueued = navigation.transitionCoordinator?.animate { _ in square.alpha = 0 }
        #expect(isQueued == true)
        app.advance(by: 0.1)
        let shown = try #require(square.layer.presentation()).opacity
        #expect(shown > 0 && shown < 1)
        #expect(navigation.transitionCoordinator?.animate { _ in square.alpha = 1 } == false, "it runs already")
        app.advance(by: 0.5)
        #expect(square.alpha == 0)
    }

    @Test func theControllersSeeTheCoordinatorInTheirCallbacks() throws {
        final class Page: UIViewController {
            var seen: [Bool] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                seen.append(transitionCoordinator != nil && navigationController?.transitionCoordinator != nil)
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                seen.append(transitionCoordinator != nil)
            }
        }
        let (app, navigation) = try started()
        defer { app.end() }
        let page = Page()
        navigation.pushViewController(page, animated: true)
        app.advance(by: 0.5)
        navigation.popViewController(animated: true)
        app.advance(by: 0.5)
        #expect(page.seen == [true, true])
    }
}
