import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Changes of the hierarchy that are made in the callbacks of another change.
@MainActor @Suite(.serialized)
struct HierarchyReentrancyTests {
    private static func makeWindow() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        return window
    }

    @Test func aSuperviewThatLeavesItsWindowWhileASubviewJoinsLeavesNoLinkToTheWindow() {
        let (parent, child) = (UIView(), ClientView())
        weak var released: UIWindow?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            released = window
            window.addSubview(parent)
            child.on = { [unowned parent] _, callback in
                if callback == .willMoveToWindow { parent.removeFromSuperview() }
            }
            parent.addSubview(child)
            child.on = nil
        }
        AutoreleasedWindows.drain()
        #expect(released == nil)
        #expect(child.superview === parent && child.window == nil)
        #expect(HierarchyFaults.faults(in: [parent, child]) == [])
    }

    // MARK: Every callback, every change

    enum Change: String, CaseIterable, CustomTestStringConvertible {
        case removeFromSuperview, removeSuperview, moveToOtherWindow, addAgain, bringToFront, changeFrame
        case releaseSuperview, releaseWindow, changeTint, changeStyle, changeMargins, layOut, removeSubviews

        var testDescription: String { rawValue }
    }

    /// What the changes are made to.
    @MainActor
    private final class Stage {
        var window: UIWindow? = makeWindow()
        let otherWindow = makeWindow()
        var parent: UIView? = ClientView()
        let view = ClientView()
        let subview = UIView()

        init() {
            window?.addSubview(parent!)
            view.addSubview(subview)
        }

        func make(_ change: Change) {
            switch change {
            case .removeFromSuperview: view.removeFromSuperview()
            case .removeSuperview: parent?.removeFromSuperview()
            case .moveToOtherWindow: otherWindow.addSubview(view)
            case .addAgain: parent?.addSubview(view)
            case .bringToFront: parent?.bringSubviewToFront(view)
            case .changeFrame: view.frame.size.width += 1
            case .releaseSuperview:
                parent?.removeFromSuperview()
                parent = nil
            case .releaseWindow:
                window = nil
                AutoreleasedWindows.drain()
            case .changeTint: view.tintColor = .red
            case .changeStyle: view.overrideUserInterfaceStyle = .dark
            case .changeMargins: view.layoutMargins.left += 1
            case .layOut:
                view.setNeedsLayout()
                view.layoutIfNeeded()
            case .removeSubviews: for subview in view.subviews { subview.removeFromSuperview() }
            }
        }
    }

    @Test(arguments: ClientView.Callback.allCases, Change.allCases)
    func aChangeInACallbackKeepsTheHierarchyTogether(callback: ClientView.Callback, change: Change) {
        let stage = Stage()
        var depth = 0
        let act: (ClientView, ClientView.Callback) -> Void = { _, called in
            guard called == callback, depth < 2 else { return }
            depth += 1
            stage.make(change)
            depth -= 1
        }
        stage.view.on = act
        (stage.parent as? ClientView)?.on = act
        stage.parent?.addSubview(stage.view)
        stage.view.frame = CGRect(x: 1, y: 1, width: 20, height: 20)
        stage.view.tintColor = .green
        stage.view.overrideUserInterfaceStyle = .light
        stage.view.overrideUserInterfaceStyle = .dark
        stage.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stage.window?.layoutIfNeeded()
        stage.otherWindow.addSubview(stage.view)
        stage.parent?.insertSubview(stage.view, at: 0)
        stage.view.removeFromSuperview()
        AutoreleasedWindows.drain()
        let views: [UIView?] = [stage.window, stage.otherWindow, stage.parent, stage.view, stage.subview]
        #expect(HierarchyFaults.faults(in: views.compactMap { $0 }) == [])
        stage.view.on = nil
        (stage.parent as? ClientView)?.on = nil
    }

    // MARK: Single cases

    @Test func aViewIsInTheWindowThatItsSuperviewWasMovedToWhileItJoined() {
        let (first, second) = (Self.makeWindow(), Self.makeWindow())
        let (parent, child) = (UIView(), ClientView())
        first.addSubview(parent)
        var told: [String] = []
        child.on = { view, callback in
            switch callback {
            case .willMoveToSuperview: second.addSubview(parent)
            case .didMoveToWindow: told.append(view.window === second ? "second" : "another")
            default: break
            }
        }
        parent.addSubview(child)
        #expect(child.window === second && told == ["second"])
    }

    @Test func aViewThatIsRemovedWhileItsSuperviewIsBeingRemovedHearsOfItsWindowOnce() {
        let window = Self.makeWindow()
        let (parent, child) = (ClientView(), ClientView())
        parent.addSubview(child)
        window.addSubview(parent)
        var moves = 0
        child.on = { _, callback in if callback == .didMoveToWindow { moves += 1 } }
        parent.on = { [unowned child] _, callback in
            if callback == .willMoveToSuperview { child.removeFromSuperview() }
        }
        parent.removeFromSuperview()
        #expect(child.superview == nil && child.window == nil && moves == 1)
    }

    @Test func addingAViewToItsDescendantRaisesAndChangesNothing() {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        #expect(raisedNames { child.addSubview(parent) } == [NSExceptionName("CALayerInvalid")])
        #expect(parent.superview == nil && child.superview === parent)
    }

    @Test func aViewThatACallbackMakesTheDescendantOfAnotherIsNotAddedAboveIt() {
        let (parent, child) = (UIView(), ClientView())
        child.on = { view, callback in
            if callback == .willMoveToSuperview, parent.superview == nil { view.addSubview(parent) }
        }
        #expect(raisedNames { parent.addSubview(child) } == [NSExceptionName("CALayerInvalid")])
        #expect(parent.superview === child && child.superview == nil)
    }

    @Test func anInteractionMayRemoveOthersWhenItIsRemoved() {
        final class Interaction: NSObject, UIInteraction {
            weak var view: UIView?
            var onWillMove: (UIView?) -> Void = { _ in }
            func willMove(to view: UIView?) { onWillMove(view) }
            func didMove(to view: UIView?) { self.view = view }
        }
        let view = UIView()
        let (first, second) = (Interaction(), Interaction())
        view.addInteraction(first)
        view.addInteraction(second)
        second.onWillMove = { if $0 == nil { view.removeInteraction(first) } }
        view.removeInteraction(second)
        #expect(view.interactions.isEmpty && first.view == nil && second.view == nil)
    }

    // MARK: Windows

    @Test func aWindowThatALocalVariableHeldLivesUntilTheEndOfTheTurn() throws {
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        let view = UIView()
        weak var window: UIWindow?
        do {
            let local = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            local.addSubview(view)
            window = local
        }
        #expect(window != nil && view.window === window)
        app.advance(by: 0.1)
        #expect(window == nil && view.window == nil && view.superview == nil)
    }

    @Test func aVisibleWindowThatNobodyHoldsIsGoneAfterTheTurn() throws {
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        let controller = UIViewController()
        weak var window: UIWindow?
        do {
            let local = UIWindow(frame: app.window.bounds)
            local.rootViewController = controller
            local.makeKeyAndVisible()
            window = local
        }
        #expect(controller.view.window === window && window != nil)
        app.advance(by: 0.1)
        #expect(window == nil)
    }

    @Test func theMainQueueEndsTheTurnWithoutAnApplication() async {
        weak var window: UIWindow?
        do {
            let local = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            local.isHidden = false
            window = local
        }
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(window == nil)
    }

    @Test func aWindowThatBecomesKeyInResignKeyStaysKey() throws {
        final class Window: UIWindow {
            var onResign: () -> Void = {}
            var isToldKey = false
            override func becomeKey() { isToldKey = true }
            override func resignKey() {
                isToldKey = false
                onResign()
            }
        }
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        let windows = (0..<3).map { _ in Window(frame: app.window.bounds) }
        windows[0].makeKeyAndVisible()
        windows[0].onResign = { windows[2].makeKeyAndVisible() }
        windows[1].makeKeyAndVisible()
        #expect(windows[2].isKeyWindow && windows.map(\.isToldKey) == [false, false, true])
    }

    @Test func aRootControllerThatSetsAnotherRootWhileItsViewLoadsIsNotShown() throws {
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        let (first, second) = (ClientController(), UIViewController())
        first.on = { [unowned app] _, callback in
            if callback == .viewDidLoad { app.window.rootViewController = second }
        }
        app.window.rootViewController = first
        app.advance(by: 0.1)
        #expect(first.view.window == nil && second.view.superview === app.window)
    }

    @Test func theDelegateIsNoLongerKnownAfterTheEnd() throws {
        final class Delegate: NSObject, UIApplicationDelegate {}
        let app = try TestApplication(delegate: Delegate.self)
        let application = app.application
        #expect(application.delegate != nil)
        app.end()
        #expect(application.delegate == nil)
    }
}
