import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct ScrollToTopTests {
    @Test func aTapOnTheStatusBarScrollsToTheTop() throws {
        let stage = try ZoomStage()
        stage.scrollView.contentOffset.y = 300
        let calls = stage.writes {
            stage.app.tapStatusBar()
            stage.app.advance(by: 0.5)
        }
        #expect(calls == ["should scroll to top", "did scroll to top"])
        #expect(stage.scrollView.contentOffset.y == 0)
    }

    @Test func contentAtItsTopIsThereAtOnce() throws {
        let stage = try ZoomStage()
        #expect(stage.writes { stage.app.tapStatusBar() } == ["should scroll to top", "did scroll to top"])
    }

    @Test func theDelegateMayRefuse() throws {
        let stage = try ZoomStage()
        stage.allowsTop = false
        stage.scrollView.contentOffset.y = 300
        stage.app.tapStatusBar()
        stage.app.advance(by: 0.5)
        #expect(stage.scrollView.contentOffset.y == 300)
    }

    @Test func ofSeveralScrollViewsNoneScrolls() throws {
        let stage = try ZoomStage()
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.scrollView.superview?.addSubview(other)
        stage.scrollView.contentOffset.y = 300
        #expect(stage.writes { stage.app.tapStatusBar() } == [])
        other.scrollsToTop = false
        stage.app.tapStatusBar()
        stage.app.advance(by: 0.5)
        #expect(stage.scrollView.contentOffset.y == 0)
    }

    @Test func aTouchOnTheWayEndsIt() throws {
        let stage = try ZoomStage()
        stage.scrollView.contentOffset.y = 300
        let calls = stage.writes {
            stage.app.tapStatusBar()
            stage.app.advance(by: 0.1)
            stage.app.tap(at: CGPoint(x: 100, y: 100))
            stage.app.advance(by: 0.5)
        }
        #expect(calls == ["should scroll to top"])
        #expect(stage.scrollView.contentOffset.y > 0)
    }
}
