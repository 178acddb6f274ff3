import Testing
import UIKit
import UIKitTestDriver

@MainActor
struct ContentAlignmentTests {
    private func makeView() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 100, height: 200)
        return view
    }

    @Test func smallContentLiesWhereThePointSays() {
        let view = makeView()
        #expect(view.adjustedContentInset == .zero)
        view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 200, left: 100, bottom: 0, right: 0))
        #expect(view.contentOffset == CGPoint(x: -100, y: -200))
    }

    @Test func onlyWhatIsSmallerThanItsRoomIsMoved() {
        let view = makeView()
        view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        view.contentSize = CGSize(width: 100, height: 900)
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0))
        #expect(view.contentOffset == CGPoint(x: -100, y: 0))
    }

    @Test func insetsOfTheApplicationMakeTheRoomSmaller() {
        let view = makeView()
        view.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
        view.contentAlignmentPoint = CGPoint(x: 0, y: 0.5)
        #expect(view.adjustedContentInset.top == 90)
        view.frame.size.height = 500
        #expect(view.adjustedContentInset.top == 140)
    }
}
