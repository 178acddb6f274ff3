import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// The dismissal of several presentations at once.
@MainActor @Suite(.serialized)
struct DismissalTests {
    private let transcript = Transcript()

    /// Presents a controller for each style, each over the one before.
    private func stack(
        _ styles: [UIModalPresentationStyle]
    ) throws -> (app: TestApplication, root: UIViewController, presented: [UIViewController]) {
        let root = RecordingController("a", transcript)
        let app = try TestApplication(showing: root)
        var presented: [UIViewController] = []
        for (name, style) in zip(["b", "c", "d"], styles) {
            let next = RecordingController(name, transcript)
            next.modalPresentationStyle = style
            (presented.last ?? root).present(next, animated: false)
            app.frame()
            presented.append(next)
        }
        _ = transcript.take()
        return (app, root, presented)
    }

    private func calls() -> [String] {
        transcript.take().filter { !$0.contains("Layout") }
    }

    private func presentationViews(in app: TestApplication) -> [UIView] {
        app.window.subviews.filter { $0 is PresentationContainerView }
    }

    @Test func onlyTheTopmostOfThreeSheetsIsAnimated() throws {
        let (app, root, presented) = try stack([.automatic, .automatic, .automatic])
        defer { app.end() }
        root.dismiss(animated: true) { [transcript] in transcript.add("dismissed") }
        #expect(calls() == ["d viewWillDisappear (animated)", "c viewWillDisappear", "b viewWillDisappear"])
        #expect(presented.allSatisfy { $0.isBeingDismissed })
        app.advance(by: 0.2)
        #expect(presented.map { $0.view.window != nil } == [false, false, true])
        let card = try #require(presented[2].view.superview?.layer.presentation())
        #expect(card.frame.minY > 30)
        app.advance(by: 0.5)
        #expect(
            calls() == ["d viewDidDisappear (animated)", "c viewDidDisappear", "b viewDidDisappear", "dismissed"])
        #expect(presentationViews(in: app).isEmpty && root.presentedViewController == nil)
        #expect(presented.allSatisfy { $0.presentingViewController == nil && !$0.isBeingDismissed })
        #expect(presented.allSatisfy { $0.view.window == nil && $0.presentedViewController == nil })
        #expect(app.window.hitTest(CGPoint(x: 200, y: 600), with: nil) === root.view)
    }

    @Test func withoutAnimationEverythingEndsAtOnce() throws {
        let (app, root, presented) = try stack([.automatic, .automatic, .automatic])
        defer { app.end() }
        root.dismiss(animated: false) { [transcript] in transcript.add("dismissed") }
        #expect(
            calls() == [
                "d viewWillDisappear", "c viewWillDisappear", "b viewWillDisappear", "d viewDidDisappear",
                "c viewDidDisappear", "b viewDidDisappear", "dismissed",
            ])
        #expect(presentationViews(in: app).isEmpty && presented.allSatisfy { $0.view.window == nil })
    }

    @Test func aDismissalInTheMiddleLeavesWhatIsBelow() throws {
        let (app, root, presented) = try stack([.automatic, .automatic, .automatic])
        defer { app.end() }
        presented[0].dismiss(animated: true)
        app.advance(by: 0.6)
        #expect(root.presentedViewController === presented[0] && presented[0].presentedViewController == nil)
        #expect(presentationViews(in: app).count == 1)
        #expect(calls().filter { $0.hasPrefix("b") } == [])
    }

    @Test func coveredControllersGetNoCallsAndThePresenterAppears() throws {
        let (app, root, presented) = try stack([.fullScreen, .fullScreen, .fullScreen])
        defer { app.end() }
        root.dismiss(animated: true)
        app.advance(by: 0.6)
        #expect(
            calls() == [
                "d viewWillDisappear (animated)", "a viewWillAppear (animated)", "a viewIsAppearing (animated)",
                "a viewDidAppear (animated)", "d viewDidDisappear (animated)",
            ])
        #expect(root.view.window != nil && presented.allSatisfy { $0.view.window == nil && !$0.isBeingDismissed })
    }

    @Test func aDismissalWaitsForAPresentationAboveThatIsStillAnimated() throws {
        let (app, root, presented) = try stack([.automatic, .automatic])
        defer { app.end() }
        let top = RecordingController("d", transcript)
        presented[1].present(top, animated: true)
        app.advance(by: 0.1)
        root.dismiss(animated: true) { [transcript] in transcript.add("dismissed") }
        app.advance(by: 1.2)
        #expect(presentationViews(in: app).isEmpty && transcript.take().last == "dismissed")
        #expect(top.view.window == nil && root.presentedViewController == nil)
    }

    @Test func aDismissalWaitsForADismissalAbove() throws {
        let (app, root, presented) = try stack([.automatic, .automatic, .automatic])
        defer { app.end() }
        presented[1].dismiss(animated: true) { [transcript] in transcript.add("d dismissed") }
        root.dismiss(animated: true) { [transcript] in transcript.add("all dismissed") }
        app.advance(by: 1.2)
        #expect(presentationViews(in: app).isEmpty)
        #expect(calls().filter { $0.hasSuffix("ed") && !$0.contains("view") } == ["d dismissed", "all dismissed"])
    }

    @Test func aControllerThatAChildPresentedInItsContextGoesToo() throws {
        let (app, root, presented) = try stack([.automatic])
        defer { app.end() }
        let (child, inContext) = (UIViewController(), RecordingController("x", transcript))
        child.definesPresentationContext = true
        presented[0].addChild(child)
        presented[0].view.addSubview(child.view)
        inContext.modalPresentationStyle = .overCurrentContext
        child.present(inContext, animated: false)
        app.frame()
        _ = transcript.take()
        root.dismiss(animated: true)
        app.advance(by: 0.6)
        #expect(presentationViews(in: app).isEmpty && inContext.view.window == nil)
        #expect(calls().filter { $0.hasPrefix("x") }.count == 2)
    }

    @Test func theCoordinatorLeadsFromTheTopmostControllerToThePresenter() throws {
        let (app, root, presented) = try stack([.automatic, .automatic])
        defer { app.end() }
        root.dismiss(animated: true)
        let coordinator = try #require(root.transitionCoordinator)
        #expect(coordinator.viewController(forKey: .from) === presented[1])
        #expect(coordinator.viewController(forKey: .to) === root)
        var completions = 0
        coordinator.animate(alongsideTransition: nil) { _ in completions += 1 }
        app.advance(by: 0.6)
        #expect(completions == 1 && root.transitionCoordinator == nil)
    }

    @Test func anAnimationAlongsideACancelledDragIsNotRun() throws {
        final class Fading: UIViewController {
            let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                view.addSubview(square)
                transitionCoordinator?.animate { _ in self.square.alpha = 0 }
            }
        }
        let sheet = Fading()
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        app.rootViewController?.present(sheet, animated: false)
        app.frame()
        app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 200), duration: 0.5, holding: 0.3)
        app.advance(by: 0.5)
        #expect(sheet.square.superview != nil && sheet.square.alpha == 1)
    }
}
