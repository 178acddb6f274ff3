import Testing
import UIKitTestDriver

@testable import UIKit

/// Changes of a scroll view that its delegate makes in its callbacks.
@MainActor @Suite(.serialized)
struct ScrollReentrancyTests {
    enum Callback: String, CaseIterable, CustomTestStringConvertible {
        case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating
        case didEndDecelerating, didEndScrollingAnimation, didChangeAdjustedContentInset

        var testDescription: String { rawValue }
    }

    enum Change: String, CaseIterable, CustomTestStringConvertible {
        case changeFrame, shrinkContent, growContent, clearDelegate, exchangeDelegate, removeFromSuperview
        case removeAndRelease, setOffset, scrollAnimated, changeInset, stop, disable, removePan, layOut

        var testDescription: String { rawValue }
    }

    @MainActor
    private final class Client: NSObject, UIScrollViewDelegate {
        var on: (Callback) -> Void = { _ in }
        private var isActing = false

        private func called(_ callback: Callback) {
            guard !isActing else { return }
            isActing = true
            on(callback)
            isActing = false
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { called(.didScroll) }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { called(.willBeginDragging) }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { called(.willEndDragging) }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            called(.didEndDragging)
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { called(.willBeginDecelerating) }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { called(.didEndDecelerating) }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { called(.didEndScrollingAnimation) }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
            called(.didChangeAdjustedContentInset)
        }
    }

    @MainActor
    private final class Stage {
        let app: TestApplication
        let client = Client()
        let otherClient = Client()
        /// Nil once the client has released it.
        var scrollView: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

        init() throws {
            let root = UIViewController()
            app = try TestApplication(showing: root)
            scrollView?.contentSize = CGSize(width: 300, height: 4000)
            scrollView?.delegate = client
            root.view.addSubview(scrollView!)
            app.frame()
        }

        func make(_ change: Change) {
            switch change {
            case .changeFrame: scrollView?.frame.size.height -= 7
            case .shrinkContent: scrollView?.contentSize.height = 500
            case .growContent: scrollView?.contentSize.height += 100
            case .clearDelegate: scrollView?.delegate = nil
            case .exchangeDelegate: scrollView?.delegate = otherClient
            case .removeFromSuperview: scrollView?.removeFromSuperview()
            case .removeAndRelease:
                scrollView?.removeFromSuperview()
                scrollView = nil
            case .setOffset: scrollView?.contentOffset.y += 3
            case .scrollAnimated: scrollView?.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
            case .changeInset: scrollView?.contentInset.top = (scrollView?.contentInset.top ?? 0) == 9 ? 4 : 9
            case .stop: scrollView?.stopScrollingAndZooming()
            case .disable: scrollView?.isScrollEnabled = false
            case .removePan: scrollView.map { $0.removeGestureRecognizer($0.panGestureRecognizer) }
            case .layOut: scrollView?.layoutIfNeeded()
            }
        }

        private func comeToRest() {
            for _ in 0..<50 {
                app.advance(by: 0.1)
                guard let scrollView else { return }
                if !scrollView.isDecelerating && !scrollView.isScrollAnimating { return }
            }
        }

        /// Client code refers to the stage.
        func end() {
            client.on = { _ in }
            app.end()
        }

        /// Scrolls in every way, so that every callback comes.
        func scroll() {
            let (low, high) = (CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 100))
            app.drag(from: low, to: high, duration: 0.1)
            app.advance(by: 0.3)
            app.touchDown(at: low)
            app.touchUp()
            app.drag(from: low, to: high, duration: 0.5, holding: 0.3)
            app.drag(from: high, to: low, duration: 0.1)
            comeToRest()
            scrollView?.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
            app.advance(by: 1)
            for precise in [false, true] {
                app.wheel(at: high, by: CGVector(dx: 0, dy: -40), precise: precise)
                app.advance(by: 1)
            }
            scrollView?.contentInset.top += 20
            comeToRest()
        }
    }

    @Test(arguments: Callback.allCases, Change.allCases)
    func aChangeInACallbackLeavesTheContentAtRestInsideItsEdges(callback: Callback, change: Change) throws {
        let stage = try Stage()
        defer { stage.end() }
        var rest = 5
        stage.client.on = { called in
            guard called == callback, rest > 0 else { return }
            rest -= 1
            stage.make(change)
        }
        stage.scroll()
        guard let scrollView = stage.scrollView else { return }
        #expect(!scrollView.isDragging && !scrollView.isDecelerating && !scrollView.isScrollAnimating)
        #expect(scrollView.wheelSession == nil)
        if scrollView.window != nil { #expect(scrollView.offsetEdges.contains(scrollView.contentOffset)) }
    }

    @Test func anInsetThatTheDelegateSetsInItsNoticeTakesEffect() throws {
        let stage = try Stage()
        defer { stage.end() }
        stage.client.on = { _ in stage.scrollView?.contentInset.bottom = 30 }
        stage.scrollView?.contentInset.top = 10
        #expect(stage.scrollView?.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0))
    }

    @Test func anAnimationThatTheDelegateStartsAtTheEndOfADragTakesThePlaceOfTheDeceleration() throws {
        let stage = try Stage()
        defer { stage.end() }
        stage.client.on = { callback in
            if callback == .didEndDragging { stage.scrollView?.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
        }
        stage.app.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), duration: 0.1)
        #expect(stage.scrollView?.isDecelerating == false)
        stage.app.advance(by: 3)
        #expect(stage.scrollView?.contentOffset.y == 50)
    }

    @Test func aWheelSessionThatTheDelegateEndsAtItsBeginningDoesNotMoveTheContent() throws {
        let stage = try Stage()
        defer { stage.end() }
        stage.client.on = { callback in
            if callback == .willBeginDragging {
                stage.scrollView?.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
            }
        }
        stage.app.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -40))
        stage.app.advance(by: 1)
        #expect(stage.scrollView?.contentOffset.y == 7 && stage.scrollView?.isDragging == false)
    }

    // MARK: Touches

    @Test func aRecognizerThatIsRemovedWhereItIsAskedDoesNotAct() throws {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
                return true
            }
        }
        let root = UIViewController()
        let app = try TestApplication(showing: root)
        defer { app.end() }
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in taps += 1 }
        let delegate = Delegate()
        tap.delegate = delegate
        root.view.addGestureRecognizer(tap)
        app.tap(at: CGPoint(x: 50, y: 50))
        #expect(taps == 0 && tap.state == .possible)
    }

    @Test func aViewThatIsReleasedInTouchesBeganLeavesTheNextTouchToOthers() throws {
        final class Fading: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { removeFromSuperview() }
        }
        let root = UIViewController()
        let app = try TestApplication(showing: root)
        defer { app.end() }
        weak var released: UIView?
        do {
            let view = Fading(frame: root.view.bounds)
            released = view
            root.view.addSubview(view)
        }
        app.tap(at: CGPoint(x: 50, y: 50))
        app.tap(at: CGPoint(x: 50, y: 50))
        #expect(released == nil && root.view.subviews.isEmpty)
    }
}
