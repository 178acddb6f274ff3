import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class InsetAdjustmentTests {
    private lazy var stage = TouchStage(safeArea: Self.safeArea)
    private let recorder = ScrollRecorder()
    private static let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

    @Test func contentThatScrollsKeepsOutOfTheSafeArea() {
        let scrollView = makeScrollView(on: stage)
        #expect(scrollView.adjustedContentInset == Self.safeArea)
        #expect(scrollView.contentInset == .zero)
        #expect(scrollView.contentOffset.y == -59)
    }

    @Test func contentThatFitsIsNotAdjusted() {
        let scrollView = makeScrollView(on: stage, content: CGSize(width: 393, height: 100))
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.alwaysBounceVertical = true
        #expect(scrollView.adjustedContentInset == Self.safeArea)
        #expect(scrollView.contentOffset.y == -59)
    }

    @Test func alwaysAdjustsAndNeverDoesNot() {
        let scrollView = makeScrollView(on: stage, content: CGSize(width: 393, height: 100))
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset == Self.safeArea)
        scrollView.contentSize.height = 4000
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == .zero)
        #expect(scrollView.contentOffset.y == 0)
    }

    // Seeds 120.
    @Test func theContentInsetIsAddedToTheSafeArea() {
        let scrollView = makeScrollView(on: stage, delegate: recorder)
        scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 69, left: 0, bottom: 39, right: 0))
        #expect(scrollView.contentOffset.y == -59)
        #expect(recorder.transcript.take().contains("didChangeAdjustedContentInset"))
    }

    @Test func aContentInsetMovesTheContentOnlyAsFarAsTheEdgesRequire() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
        for height in stride(from: CGFloat(0), through: 60, by: 1) {
            scrollView.contentInset = .zero
            scrollView.contentOffset = .zero
            scrollView.contentSize = CGSize(width: 0, height: height)
            scrollView.contentInset = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
            #expect(scrollView.contentOffset.y == max(-6, min(0, height + 6 - 20)), "\(height)")
            scrollView.contentInset = .zero
            #expect(scrollView.contentOffset.y == 0)
        }
    }

    @Test func scrolledContentStaysWhereItIs() {
        let scrollView = makeScrollView(on: stage)
        scrollView.contentOffset.y = 500
        scrollView.contentInset.top = 40
        #expect(scrollView.contentOffset.y == 500)
    }

    @Test func theSafeAreaThatTheInsetCoversIsNoneForTheContent() {
        let scrollView = makeScrollView(on: stage)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))
        scrollView.addSubview(content)
        stage.advance(by: 0.1)
        #expect(content.safeAreaInsets == .zero)
    }

    @Test func aScrollViewAwayFromTheEdgesIsNotAdjusted() {
        let scrollView = makeScrollView(on: stage)
        scrollView.frame = CGRect(x: 0, y: 100, width: 393, height: 400)
        stage.advance(by: 0.1)
        #expect(scrollView.adjustedContentInset == .zero)
    }

    @Test func dragsReachTheAdjustedEdges() {
        let scrollView = makeScrollView(on: stage)
        scrollView.contentOffset.y = 0
        stage.down(196, 300)
        stage.move(0, 50)
        #expect(scrollView.contentOffset.y == -40)
        stage.up()
    }

    @Test func aSubclassHearsOfTheAdjustment() {
        let scrollView = HearingScrollView(frame: stage.window.bounds)
        scrollView.contentSize = CGSize(width: 393, height: 4000)
        stage.window.addSubview(scrollView)
        stage.advance(by: 0.1)
        #expect(scrollView.heard == [Self.safeArea])
    }
}

private final class HearingScrollView: UIScrollView {
    var heard: [UIEdgeInsets] = []

    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        heard.append(adjustedContentInset)
    }
}
