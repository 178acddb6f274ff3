@testable import UIKit
@testable import UIKitTestSupport

/// A delegate that writes down every call.
@MainActor
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
    let transcript = Transcript()
    /// One for each scrollViewDidScroll.
    private(set) var offsets: [CGPoint] = []
    private(set) var velocity = CGPoint.zero
    private(set) var target = CGPoint.zero
    /// What scrollViewWillEndDragging puts in place of the target.
    var chosenTarget: CGPoint?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
        if transcript.lines.last != "didScroll" { transcript.add("didScroll") }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        transcript.add("willBeginDragging \(scrollView.contentOffset.y)")
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity
        target = targetContentOffset.pointee
        if let chosenTarget { targetContentOffset.pointee = chosenTarget }
        transcript.add("willEndDragging")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        transcript.add("didEndDragging \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        transcript.add("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        transcript.add("didEndDecelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        transcript.add("didEndScrollingAnimation")
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        transcript.add("didChangeAdjustedContentInset")
    }
}

/// A scroll view as large as the stage, with content that is longer.
@MainActor
func makeScrollView(
    on stage: TouchStage, content: CGSize = CGSize(width: 393, height: 40000), offset: CGFloat = 0,
    delegate: ScrollRecorder? = nil
) -> UIScrollView {
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = content
    scrollView.contentOffset.y = offset
    stage.window.addSubview(scrollView)
    stage.advance(by: 0.1)
    scrollView.delegate = delegate
    return scrollView
}
