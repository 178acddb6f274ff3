import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Changes that controllers make in the callbacks of another change.
@MainActor @Suite(.serialized)
struct ControllerReentrancyTests {
    enum Container: String, CaseIterable, CustomTestStringConvertible {
        case root, child, navigation, tabs, presented, fullScreen

        var testDescription: String { rawValue }
    }

    enum Change: String, CaseIterable, CustomTestStringConvertible {
        case removeView, removeFromParent, changeRoot, present, dismiss, push, pop, selectOther, changeFrame, layOut

        var testDescription: String { rawValue }
    }

    @MainActor
    private final class Stage {
        let app: TestApplication
        let root = UIViewController()
        let first = ClientController()
        let second = ClientController()
        let other = ClientController()
        let navigation = UINavigationController()
        let tabs = UITabBarController()

        init() throws {
            app = try TestApplication(showing: root, size: CGSize(width: 60, height: 90), scale: 1)
        }

        /// Has the first controller appear in the container, gives the second its place, and takes everything away.
        func run(in container: Container) {
            let window = app.window
            switch container {
            case .root:
                window.rootViewController = first
                app.advance(by: 0.6)
                window.rootViewController = second
            case .child:
                for controller in [first, second] {
                    root.addChild(controller)
                    root.view.addSubview(controller.view)
                    controller.didMove(toParent: root)
                    app.advance(by: 0.6)
                    controller.willMove(toParent: nil)
                    controller.view.removeFromSuperview()
                    controller.removeFromParent()
                }
            case .navigation:
                window.rootViewController = navigation
                navigation.setViewControllers([first], animated: false)
                app.advance(by: 0.6)
                if !navigation.viewControllers.contains(second) {
                    navigation.pushViewController(second, animated: true)
                }
                app.advance(by: 0.6)
                navigation.popViewController(animated: true)
            case .tabs:
                window.rootViewController = tabs
                tabs.viewControllers = [first, second]
                app.advance(by: 0.6)
                tabs.selectedIndex = 1
                app.advance(by: 0.6)
                tabs.viewControllers = [second]
            case .presented, .fullScreen:
                for controller in [first, second] where controller.presentingViewController == nil {
                    controller.modalPresentationStyle = container == .presented ? .automatic : .fullScreen
                    root.present(controller, animated: controller === first)
                    app.advance(by: 0.6)
                    if root.presentedViewController != nil { root.dismiss(animated: true) }
                    app.advance(by: 0.6)
                }
            }
            app.advance(by: 1)
        }

        func make(_ change: Change, by controller: ClientController) {
            switch change {
            case .removeView: controller.viewIfLoaded?.removeFromSuperview()
            case .removeFromParent: controller.removeFromParent()
            case .changeRoot: app.window.rootViewController = other
            case .present: controller.present(other, animated: true)
            case .dismiss: controller.dismiss(animated: false)
            case .push:
                if !navigation.viewControllers.contains(other) { navigation.pushViewController(other, animated: true) }
            case .pop: navigation.popViewController(animated: false)
            case .selectOther: tabs.selectedIndex = tabs.selectedIndex == 0 ? 1 : 0
            case .changeFrame: controller.viewIfLoaded?.frame.size.height -= 3
            case .layOut: controller.viewIfLoaded?.layoutIfNeeded()
            }
        }

        var controllers: [ClientController] { [first, second, other] }

        /// Every controller has come to the end of its transitions, and has heard of them in order.
        var faults: [String] {
            var found: [String] = []
            for (name, controller) in zip(["first", "second", "other"], controllers) {
                let phase = controller.appearance.phase
                if phase == .appearing || phase == .disappearing { found.append("\(name) is still \(phase)") }
                let moves = controller.calls.filter { ClientController.appearanceCalls.contains($0) }
                for (before, after) in zip(moves, moves.dropFirst()) where before == after {
                    found.append("\(name) hears \(after) twice")
                }
            }
            var views: [UIView] = []
            func collect(_ view: UIView) {
                views.append(view)
                for subview in view.subviews { collect(subview) }
            }
            collect(app.window)
            return found + HierarchyFaults.faults(in: views + controllers.compactMap(\.viewIfLoaded))
        }
    }

    @Test(arguments: Container.allCases, Change.allCases)
    func aChangeInACallbackLeavesNoTransitionOpen(container: Container, change: Change) throws {
        let before = Trestle.exceptionPolicy
        Trestle.exceptionPolicy = .report { _ in }
        defer { Trestle.exceptionPolicy = before }
        for callback in ClientController.Callback.allCases {
            let stage = try Stage()
            var rest = 2
            let act: (ClientController, ClientController.Callback) -> Void = { controller, called in
                guard called == callback, rest > 0 else { return }
                rest -= 1
                stage.make(change, by: controller)
            }
            for controller in stage.controllers { controller.on = act }
            stage.run(in: container)
            for controller in stage.controllers { controller.on = nil }
            stage.app.advance(by: 1)
            let faults = stage.faults
            #expect(faults == [], "\(change) in \(callback) of \(container)")
            stage.app.end()
        }
    }

    // MARK: Single cases

    @Test func aTabThatIsSelectedBeforeTheRootAppearsAppearsAfterTheRoot() throws {
        let transcript = Transcript()
        final class Tabs: UITabBarController {
            var onAppear: () -> Void = {}
            override func viewDidAppear(_ animated: Bool) {
                onAppear()
                super.viewDidAppear(animated)
            }
        }
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        let (first, second) = (ClientController(), ClientController())
        let tabs = Tabs()
        tabs.viewControllers = [first, second]
        tabs.onAppear = { transcript.add("root") }
        second.on = { _, callback in if callback == .viewDidAppear { transcript.add("second") } }
        first.on = { _, callback in if callback == .viewDidAppear { transcript.add("first") } }
        app.window.rootViewController = tabs
        tabs.selectedIndex = 1
        #expect(transcript.take() == [])
        app.frame()
        #expect(transcript.take() == ["root", "second"])
    }

    @Test func aControllerMayPresentAgainWhenItAppearsAfterADismissal() throws {
        let root = ClientController()
        let app = try TestApplication(showing: root)
        defer { app.end() }
        let (first, second) = (UIViewController(), UIViewController())
        first.modalPresentationStyle = .fullScreen
        root.present(first, animated: false)
        app.advance(by: 0.5)
        root.on = { root, callback in
            if callback == .viewDidAppear, root.presentedViewController == nil { root.present(second, animated: false) }
        }
        root.dismiss(animated: false)
        app.advance(by: 0.5)
        #expect(root.presentedViewController === second && second.view.window != nil)
        root.on = nil
    }

    @Test func aPushFromViewWillAppearComesAfterThePushThatCausedIt() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try TestApplication(showing: navigation)
        defer { app.end() }
        let (first, second) = (ClientController(), ClientController())
        first.on = { _, callback in
            if callback == .viewWillAppear, !navigation.viewControllers.contains(second) {
                navigation.pushViewController(second, animated: false)
            }
        }
        navigation.pushViewController(first, animated: false)
        app.advance(by: 0.5)
        #expect(navigation.viewControllers.count == 3 && second.view.window != nil && first.view.window == nil)
        #expect(
            first.calls.filter { ClientController.appearanceCalls.contains($0) } == [
                .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
            ])
        first.on = nil
    }

    @Test func aControllerThatPresentsItselfRaises() throws {
        let (root, other) = (UIViewController(), UIViewController())
        let app = try TestApplication(showing: root)
        defer { app.end() }
        #expect(
            raised { root.present(root, animated: false) }.map(\.reason) == [
                "Application tried to present modal view controller on itself. Presenting controller is \(root)."
            ])
        root.present(other, animated: false)
        app.advance(by: 0.1)
        #expect(
            raised { other.present(root, animated: false) }.map(\.reason) == [
                "Application tried to present modally an active controller \(root)."
            ])
    }

    @Test func aControllerThatPresentsItselfRaisesWhateverItPresentsAlready() throws {
        let (root, child, other) = (UIViewController(), UIViewController(), UIViewController())
        let reason = "Application tried to present modal view controller on itself. Presenting controller is"
        #expect(raised { root.present(root, animated: false) }.map(\.reason) == ["\(reason) \(root)."])
        let app = try TestApplication(showing: root)
        defer { app.end() }
        root.addChild(child)
        root.view.addSubview(child.view)
        #expect(raised { child.present(child, animated: false) }.map(\.reason) == ["\(reason) \(child)."])
        root.present(other, animated: false)
        #expect(raised { root.present(root, animated: false) }.map(\.reason) == ["\(reason) \(root)."])
    }

    @Test func presentingAChildRaises() throws {
        let (root, child) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: child)
        let app = try TestApplication(showing: root)
        defer { app.end() }
        #expect(
            raised { root.present(child, animated: false) }.map(\.reason) == [
                "Application tried to present modally a view controller \(child) that has a parent view controller "
                    + "\(navigation)."
            ])
        #expect(root.presentedViewController == nil && child.parent === navigation)
    }

    @Test func pushingANavigationControllerRaises() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        #expect(
            raised { navigation.pushViewController(UINavigationController(), animated: false) }.map(\.reason)
                == ["Pushing a navigation controller is not supported"])
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func aControllerIsNoChildOfItsOwnChild() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        #expect(
            raisedNames { child.addChild(parent) } == [UIViewController.hierarchyInconsistencyException])
        #expect(parent.parent == nil)
    }

    @Test func aChildThatIsAddedAgainInWillMoveIsAChildOnce() {
        let parent = UIViewController()
        let child = ClientController()
        child.on = { child, callback in
            if callback == .willMoveToParent, child.parent == nil, child.calls.count < 3 { parent.addChild(child) }
        }
        parent.addChild(child)
        #expect(parent.children == [child])
    }

    @Test(arguments: [nil, Bundle.main])
    func aControllerWithTheNameOfAMissingNibRaises(bundle: Bundle?) {
        let controllers = [
            UIViewController(nibName: "Missing", bundle: bundle),
            UITableViewController(nibName: "Missing", bundle: bundle),
        ]
        for controller in controllers {
            let raised = raised { controller.loadViewIfNeeded() }
            #expect(raised.map(\.name) == [.internalInconsistencyException])
            #expect(
                raised.first?.reason
                    == "Could not load NIB in bundle: 'NSBundle <\(Bundle.main.bundlePath)> (loaded)' with name 'Missing'"
            )
            #expect(controller.isViewLoaded)
        }
    }

    @Test func aControllerThatMakesItsViewNeedsNoNib() {
        final class Own: UIViewController {
            override func loadView() { view = UIView() }
        }
        #expect(raised { Own(nibName: "Missing", bundle: nil).loadViewIfNeeded() }.isEmpty)
    }
}

extension ClientController {
    static let appearanceCalls: Set<Callback> = [
        .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
}
