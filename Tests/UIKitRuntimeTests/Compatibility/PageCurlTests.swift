import Testing
import UIKit

/// Page view controllers that ask for the pages of a book, which scroll here.
@MainActor @Suite(.serialized) struct PageCurlTests {
    private func book(_ options: [UIPageViewController.OptionsKey: Any]? = nil) -> UIPageViewController {
        UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: options)
    }

    @Test func theSpineIsAtTheFirstEdgeUnlessTheOptionSaysOtherwise() {
        #expect(book().spineLocation == .min)
        #expect(book([.spineLocation: UIPageViewController.SpineLocation.max]).spineLocation == .max)
        #expect(book([.spineLocation: NSNumber(value: 3)]).spineLocation == .max)
        #expect(book([.spineLocation: 1]).spineLocation == .min)
    }

    @Test func oneSideIsShownAlsoWhenTheSpineIsInTheMiddle() {
        #expect(book([.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]).spineLocation == .min)
    }

    @Test func pagesThatScrollHaveNoSpineAndNoRecognizers() {
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.spineLocation: 3])
        #expect(pages.spineLocation == .none)
        #expect(pages.gestureRecognizers.isEmpty)
        #expect(book().gestureRecognizers.count == 1)
    }

    @Test func theBackOfAPageIsTakenAndNotShown() {
        let pages = book()
        pages.isDoubleSided = true
        let (front, back) = (UIViewController(), UIViewController())
        pages.setViewControllers([front, back], direction: .forward, animated: false)
        #expect(pages.viewControllers == [front])
    }
}
