import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class PresentationTests {
    let transcript = Transcript()
    // Lazy, so that the clock is taken over inside the test and not before it.
    lazy var time = HandMovedTime()
    lazy var window = time.shownWindow(CGRect(x: 0, y: 0, width: 390, height: 844))

    private func shownRoot() -> RecordingController {
        let root = RecordingController("a", transcript)
        window.rootViewController = root
        time.frame()
        _ = transcript.take()
        return root
    }

    private func calls() -> [String] {
        transcript.take().filter { !$0.contains("Layout") }
    }

    @Test func aFullScreenControllerReplacesItsPresenterInUIKitsOrder() {
        let root = shownRoot()
        let modal = RecordingController("b", transcript)
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: true) { [transcript] in transcript.add("presented") }
        #expect(modal.isBeingPresented)
        #expect(
            calls() == [
                "b viewDidLoad", "a viewWillDisappear (animated)", "b viewWillAppear (animated)",
                "b viewIsAppearing (animated)",
            ])
        time.advance(by: 0.6)
        #expect(calls() == ["b viewDidAppear (animated)", "a viewDidDisappear (animated)", "presented"])
        #expect(root.view.window == nil && modal.view.window === window && !modal.isBeingPresented)
        #expect(root.presentedViewController === modal && modal.presentingViewController === root)

        modal.dismiss(animated: true) { [transcript] in transcript.add("dismissed") }
        #expect(modal.isBeingDismissed)
        #expect(
            calls() == [
                "b viewWillDisappear (animated)", "a viewWillAppear (animated)", "a viewIsAppearing (animated)",
            ])
        time.advance(by: 0.6)
        #expect(calls() == ["a viewDidAppear (animated)", "b viewDidDisappear (animated)", "dismissed"])
        #expect(root.view.window === window && modal.view.window == nil)
        #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
        time.stop()
    }

    @Test func aSheetLeavesItsPresenterAppeared() {
        let root = shownRoot()
        let sheet = RecordingController("b", transcript)
        root.present(sheet, animated: false) { [transcript] in transcript.add("presented") }
        time.frame()
        #expect(calls() == ["b viewDidLoad", "b viewWillAppear", "b viewIsAppearing", "b viewDidAppear", "presented"])
        #expect(root.view.window === window)
        #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
        let frame = sheet.view.convert(sheet.view.bounds, to: nil)
        #expect(frame == CGRect(x: 0, y: 10, width: 390, height: 834))
        root.dismiss(animated: false) { [transcript] in transcript.add("dismissed") }
        #expect(calls() == ["b viewWillDisappear", "b viewDidDisappear", "dismissed"])
        time.stop()
    }

    @Test func aSheetSlidesInFromTheBottom() throws {
        let root = shownRoot()
        let sheet = UIViewController()
        root.present(sheet, animated: true)
        time.frame()
        let card = try #require(sheet.view.superview)
        #expect(card.layer.presentation()!.frame.minY == 844)
        time.advance(by: 0.25)
        let middle = card.layer.presentation()!.frame.minY
        #expect(middle > 10 && middle < 844)
        time.advance(by: 0.3)
        #expect(card.layer.presentation()!.frame.minY == 10)
        time.stop()
    }

    @Test func childrenPresentFromTheirRoot() {
        let root = shownRoot()
        let child = UIViewController()
        root.addChild(child)
        root.view.addSubview(child.view)
        let modal = UIViewController()
        child.present(modal, animated: false)
        #expect(modal.presentingViewController === root)
        #expect(child.presentedViewController === modal)
        time.frame()
        child.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
        time.stop()
    }

    @Test func aSecondPresentationIsRefusedWithUIKitsMessage() {
        let root = shownRoot()
        let (first, second) = (UIViewController(), UIViewController())
        root.present(first, animated: false)
        time.frame()
        let said = Said()
        ConsoleLog.listening(to: { said.lines.append($0) }) { root.present(second, animated: false) }
        #expect(
            said.lines == [
                "Attempt to present \(second) on \(root) (from \(root)) which is already presenting \(first)."
            ])
        time.stop()
    }

    @Test func presentingWithoutAWindowIsRefusedWithUIKitsMessage() {
        let (lonely, modal) = (UIViewController(), UIViewController())
        let said = Said()
        ConsoleLog.listening(to: { said.lines.append($0) }) { lonely.present(modal, animated: false) }
        #expect(
            said.lines
                == [
                    "Attempt to present \(modal) on \(lonely) (from \(lonely)) whose view is not in the window hierarchy."
                ])
        time.stop()
    }

    @Test func dismissingTheLowestPresenterTakesEverythingAway() {
        let root = shownRoot()
        let (first, second) = (RecordingController("b", transcript), RecordingController("c", transcript))
        root.present(first, animated: false)
        time.frame()
        first.present(second, animated: false)
        time.frame()
        _ = transcript.take()
        #expect(second.presentingViewController === first)
        root.dismiss(animated: false)
        #expect(root.presentedViewController == nil && first.presentedViewController == nil)
        #expect(first.view.window == nil && second.view.window == nil)
        #expect(calls() == ["c viewWillDisappear", "b viewWillDisappear", "c viewDidDisappear", "b viewDidDisappear"])
        time.stop()
    }

    @Test func sheetsOfRegularWindowsAreCentredCards() {
        let form = PresentationLayout(.formSheet)
        let bounds = CGRect(x: 0, y: 0, width: 1024, height: 768)
        #expect(
            form.frame(in: bounds, safeArea: .zero, isCompact: false, depth: 0, preferred: .zero)
                == CGRect(x: 242, y: 74, width: 540, height: 620))
        #expect(
            form.frame(
                in: bounds, safeArea: .zero, isCompact: false, depth: 0, preferred: CGSize(width: 300, height: 200))
                == CGRect(x: 362, y: 284, width: 300, height: 200))
        #expect(
            form.frame(in: bounds, safeArea: .zero, isCompact: true, depth: 1, preferred: .zero)
                == CGRect(x: 0, y: 20, width: 1024, height: 748))
    }
}

/// Console messages of one test; filled on the test's own thread.
private final class Said: @unchecked Sendable {
    var lines: [String] = []
}
