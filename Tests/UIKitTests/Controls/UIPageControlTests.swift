import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct UIPageControlTests {
    private func stage(
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, _ setUp: (UIPageControl) -> Void = { _ in }
    ) throws -> ControlStage<UIPageControl, Int> {
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 2
        setUp(pages)
        pages.frame = CGRect(x: 100, y: 100, width: 200, height: 26)
        return try ControlStage(pages, layoutDirection: layoutDirection) { $0.currentPage }
    }

    @Test func thePageStaysInItsRange() {
        let pages = UIPageControl()
        pages.currentPage = 3
        #expect(pages.currentPage == 0)
        pages.numberOfPages = 4
        pages.currentPage = 9
        #expect(pages.currentPage == 3)
        pages.numberOfPages = 2
        #expect(pages.currentPage == 1)
        pages.currentPage = -1
        #expect(pages.currentPage == 0)
    }

    @Test func tapsGoToTheNextPageOnThatSide() throws {
        let stage = try stage()
        stage.tap(180, 13)
        stage.tap(20, 13)
        stage.tap(20, 13)
        #expect(stage.changes == [3, 2, 1])
        #expect(stage.control.interactionState == .discrete)
    }

    @Test func atTheLastPageATapTellsNothing() throws {
        let stage = try stage { $0.currentPage = 4 }
        stage.tap(180, 13)
        #expect(stage.changes.isEmpty)
    }

    @Test func slidingGoesThroughThePages() throws {
        let stage = try stage { $0.currentPage = 0 }
        stage.touchDown(66, 13)
        stage.touchMove(84, 13)
        #expect(stage.control.interactionState == .continuous)
        stage.touchMove(101, 13)
        stage.touchMove(190, 13)
        stage.touchUp()
        #expect(stage.changes == [1, 2, 4])
        #expect(stage.control.interactionState == .none)
    }

    @Test func withoutContinuousInteractionSlidingIsATap() throws {
        let stage = try stage {
            $0.currentPage = 0
            $0.allowsContinuousInteraction = false
        }
        stage.touchDown(66, 13)
        stage.touchMove(150, 13)
        stage.touchUp()
        #expect(stage.changes == [1])
    }

    @Test func pagesGoTheWayOfReading() throws {
        let stage = try stage(layoutDirection: .rightToLeft)
        stage.tap(20, 13)
        #expect(stage.changes == [3])
    }

    @Test func aDirectionOverridesTheWayOfReading() throws {
        let stage = try stage(layoutDirection: .rightToLeft) { $0.direction = .leftToRight }
        stage.tap(180, 13)
        #expect(stage.changes == [3])
    }

    @Test func aColumnIsHigherThanWide() {
        let pages = UIPageControl()
        pages.numberOfPages = 5
        let row = pages.intrinsicContentSize
        pages.direction = .topToBottom
        #expect(pages.intrinsicContentSize == CGSize(width: row.height, height: row.width))
        #expect(pages.size(forNumberOfPages: 0).height == 0)
    }

    @Test func aSinglePageCanHide() {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        pages.numberOfPages = 1
        pages.hidesForSinglePage = true
        pages.layoutIfNeeded()
        #expect(pages.subviews.filter(\.isHidden).count == 2)
        pages.numberOfPages = 2
        pages.layoutIfNeeded()
        #expect(pages.subviews.filter(\.isHidden).isEmpty)
    }
}
