import Testing
import UIKitTestDriver

@testable import UIKit

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

    private func shownDots(_ pages: UIPageControl) -> [UIView] {
        pages.layoutIfNeeded()
        return pages.dots.subviews.filter { !$0.isHidden }
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func dotsThatFindNoRoomAreLeftOut(direction: UITraitEnvironmentLayoutDirection) throws {
        let stage = try stage(layoutDirection: direction) {
            $0.numberOfPages = 20
            $0.currentPage = 0
        }
        let pages = stage.control
        for page in [0, 9, 10, 11, 19, 5] {
            pages.currentPage = page
            let dots = shownDots(pages)
            let places = dots.map { $0.convert(CGPoint(x: 4, y: 4), to: pages).x }
            #expect(dots.count == 11, "of 200 points")
            #expect(places.allSatisfy { $0 > 4 && $0 < 196 })
            #expect(dots.contains(pages.dots.subviews[page]))
            #expect(pages.dots.subviews[page].transform.isIdentity, "the present page's dot is never a small one")
            // Small at an end where more follow.
            let (first, last) = (try #require(dots.first), try #require(dots.last))
            #expect(first.transform.isIdentity == (first === pages.dots.subviews.first))
            #expect(last.transform.isIdentity == (last === pages.dots.subviews.last))
            #expect(dots.dropFirst().dropLast().allSatisfy { $0.transform.isIdentity })
        }
    }

    @Test func imagesLongerThanDotsKeepOffEachOther() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        var width: CGFloat { pages.intrinsicContentSize.width }
        let size = CGSize(width: 20, height: 8)
        pages.preferredIndicatorImage = UIGraphicsImageRenderer(size: size).image { _ in }
        #expect(width == 96)
        pages.preferredIndicatorImage = UIImage(systemName: "star.fill")
        #expect(width < 78, "symbols are made small")
        pages.preferredIndicatorImage = nil
        #expect(width == 60)
    }
}
