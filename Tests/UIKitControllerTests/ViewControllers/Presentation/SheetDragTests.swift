import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct SheetDragTests {
    let transcript = Transcript()

    private func sheet(_ presented: UIViewController) throws -> TestApplication {
        let app = try TestApplication(showing: UIViewController(), size: CGSize(width: 390, height: 800))
        app.rootViewController?.present(presented, animated: false)
        app.frame()
        _ = transcript.take()
        return app
    }

    private func calls() -> [String] {
        transcript.take().filter { !$0.contains("Layout") }
    }

    @Test func aLongDragDismissesTheSheet() throws {
        let modal = RecordingController("b", transcript)
        let app = try sheet(modal)
        app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700), duration: 1, holding: 0.3)
        app.advance(by: 0.5)
        #expect(calls() == ["b viewWillDisappear (animated)", "b viewDidDisappear (animated)"])
        #expect(app.rootViewController?.presentedViewController == nil)
        app.end()
    }

    @Test func aFastFlickDismissesTheSheet() throws {
        let modal = UIViewController()
        let app = try sheet(modal)
        app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 300), duration: 0.1)
        app.advance(by: 0.5)
        #expect(app.rootViewController?.presentedViewController == nil)
        app.end()
    }

    @Test func aShortDragLetsTheSheetComeBackAndAppearAgain() throws {
        let modal = RecordingController("b", transcript)
        let app = try sheet(modal)
        app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 200), duration: 0.5, holding: 0.3)
        app.advance(by: 0.5)
        #expect(
            calls() == [
                "b viewWillDisappear (animated)", "b viewWillAppear (animated)", "b viewIsAppearing (animated)",
                "b viewDidAppear (animated)",
            ])
        #expect(app.rootViewController?.presentedViewController === modal)
        #expect(modal.view.convert(CGPoint.zero, to: nil).y == 10)
        app.end()
    }

    @Test func aModalSheetResistsAndStays() throws {
        let modal = RecordingController("b", transcript)
        modal.isModalInPresentation = true
        let app = try sheet(modal)
        app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700), duration: 0.2)
        app.advance(by: 0.5)
        #expect(calls() == [] && app.rootViewController?.presentedViewController === modal)
        app.end()
    }

    @Test func aScrolledViewInTheSheetScrollsInstead() throws {
        let modal = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        modal.view.addSubview(scrollView)
        let app = try sheet(modal)
        scrollView.contentOffset.y = 1000
        app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 500), duration: 0.5, holding: 0.3)
        #expect(scrollView.contentOffset.y < 1000)
        app.advance(by: 0.5)
        #expect(app.rootViewController?.presentedViewController === modal)
        app.end()
    }

    @Test func aCrossDissolveFadesInPlace() throws {
        let app = try TestApplication(showing: UIViewController())
        let modal = UIViewController()
        modal.modalPresentationStyle = .overFullScreen
        modal.modalTransitionStyle = .crossDissolve
        app.rootViewController?.present(modal, animated: true)
        app.advance(by: 0.25)
        let card = try #require(modal.view.superview?.layer.presentation())
        #expect(card.opacity > 0 && card.opacity < 1 && card.frame.minY == 0)
        app.advance(by: 0.5)
        #expect(modal.view.superview?.layer.presentation()?.opacity == 1)
        app.end()
    }
}
