import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// When the delegate of a navigation controller hears of the controllers, also if they push others in their callbacks.
@MainActor @Suite(.serialized)
struct NavigationDelegateTests {
    private let transcript = Transcript()

    private final class Page: RecordingController {
        var onAppearing: () -> Void = {}
        var onAppeared: () -> Void = {}

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            onAppearing()
            onAppearing = {}
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            onAppeared()
            onAppeared = {}
        }
    }

    private final class Delegate: NSObject, UINavigationControllerDelegate {
        let transcript: Transcript
        init(_ transcript: Transcript) { self.transcript = transcript }

        private func name(_ controller: UIViewController) -> String { (controller as? Page)?.name ?? "" }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            transcript.add("willShow \(name(viewController))")
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            transcript.add("didShow \(name(viewController))")
        }
    }

    private func calls() -> [String] {
        transcript.take().filter { line in
            !["Layout", "viewDidLoad", "Parent", "viewIsAppearing"].contains { line.contains($0) }
        }
    }

    private func started(_ root: Page) throws -> (TestApplication, UINavigationController, Delegate) {
        let navigation = UINavigationController(rootViewController: root)
        let delegate = Delegate(transcript)
        navigation.delegate = delegate
        return (try TestApplication(showing: navigation), navigation, delegate)
    }

    @Test func theFirstControllerIsShownWhenTheNavigationControllerAppears() throws {
        let (app, _, delegate) = try started(Page("a", transcript))
        defer { withExtendedLifetime(delegate) { app.end() } }
        #expect(calls() == ["willShow a", "a viewWillAppear", "a viewDidAppear", "didShow a"])
    }

    @Test func aPushFromTheFirstViewWillAppearReplacesTheFirstController() throws {
        let (first, second) = (Page("a", transcript), Page("b", transcript))
        first.onAppearing = { [unowned first] in first.navigationController?.pushViewController(second, animated: true)
        }
        let (app, navigation, delegate) = try started(first)
        defer { withExtendedLifetime(delegate) { app.end() } }
        app.advance(by: 0.5)
        #expect(
            calls() == [
                "willShow a", "a viewWillAppear", "willShow b", "a viewWillDisappear", "b viewWillAppear",
                "a viewDidDisappear", "b viewDidAppear", "didShow b",
            ])
        #expect(second.view.window != nil && first.view.window == nil && navigation.topViewController === second)
    }

    @Test(arguments: [false, true])
    func aPushFromViewWillAppearFollowsThePushThatCausedIt(animated: Bool) throws {
        let (first, second, third) = (Page("a", transcript), Page("b", transcript), Page("c", transcript))
        let (app, navigation, delegate) = try started(first)
        defer { withExtendedLifetime(delegate) { app.end() } }
        _ = calls()
        second.onAppearing = { navigation.pushViewController(third, animated: animated) }
        navigation.pushViewController(second, animated: animated)
        app.advance(by: 1)
        #expect(
            calls().filter { $0.contains("Show") } == ["willShow b", "didShow b", "willShow c", "didShow c"])
        #expect(navigation.viewControllers.count == 3 && third.view.window != nil && second.view.window == nil)
    }

    @Test func aPushFromViewDidAppearComesAfterDidShow() throws {
        let (first, second) = (Page("a", transcript), Page("b", transcript))
        first.onAppeared = { [unowned first] in first.navigationController?.pushViewController(second, animated: false)
        }
        let (app, _, delegate) = try started(first)
        defer { withExtendedLifetime(delegate) { app.end() } }
        app.advance(by: 0.5)
        #expect(
            calls().filter { $0.contains("Show") } == ["willShow a", "didShow a", "willShow b", "didShow b"])
    }

    @Test func aPushBehindAFullScreenControllerIsToldWhenTheNavigationControllerAppearsAgain() throws {
        let (first, second) = (Page("a", transcript), Page("b", transcript))
        let (app, navigation, delegate) = try started(first)
        defer { withExtendedLifetime(delegate) { app.end() } }
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        navigation.present(cover, animated: false)
        app.frame()
        _ = calls()
        navigation.pushViewController(second, animated: true)
        #expect(calls() == [])
        cover.dismiss(animated: false)
        app.frame()
        #expect(calls() == ["willShow b", "b viewWillAppear", "b viewDidAppear", "didShow b"])
    }

    @Test func theDelegateHearsNothingAgainWhenTheNavigationControllerComesBack() throws {
        let (app, navigation, delegate) = try started(Page("a", transcript))
        defer { withExtendedLifetime(delegate) { app.end() } }
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        navigation.present(cover, animated: false)
        app.frame()
        _ = calls()
        cover.dismiss(animated: false)
        app.frame()
        #expect(calls() == ["a viewWillAppear", "a viewDidAppear"])
    }
}
