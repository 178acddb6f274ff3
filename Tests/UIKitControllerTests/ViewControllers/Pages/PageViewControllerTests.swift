import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Pages through which the user scrolls.
@MainActor @Suite(.serialized)
final class PageViewControllerTests {
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [UIViewController]
        var calls: [String] = []
        var hasDots = false

        init(_ pages: [UIViewController]) { self.pages = pages }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
        }

        func presentationCount(for pageViewController: UIPageViewController) -> Int { hasDots ? pages.count : 0 }

        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            calls.append("will \(names(pendingViewControllers))")
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            calls.append("did \(names(previousViewControllers)) \(completed)")
        }

        private func names(_ controllers: [UIViewController]) -> String {
            controllers.map { $0.title ?? "" }.joined()
        }

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private let transcript = Transcript()

    private func page(_ name: String) -> UIViewController {
        let page = RecordingController(name, transcript)
        page.title = name
        return page
    }

    private func shown(
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, hasDots: Bool = false
    ) throws -> (TestApplication, UIPageViewController, Book) {
        let book = Book(["a", "b", "c"].map(page))
        book.hasDots = hasDots
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let app = try TestApplication(
            showing: pages, size: CGSize(width: 400, height: 600), scale: 1, layoutDirection: direction)
        _ = transcript.take()
        return (app, pages, book)
    }

    private func appearances() -> [String] { transcript.take().filter { $0.contains("ppear") } }

    @Test func aSwipeShowsTheNextPage() throws {
        let (app, pages, book) = try shown()
        app.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 50, y: 300), duration: 0.3)
        app.advance(by: 1)
        #expect(pages.viewControllers == [book.pages[1]])
        #expect(book.take() == ["will b", "did a true"])
        #expect(
            appearances() == [
                "a viewWillDisappear (animated)", "b viewWillAppear (animated)", "b viewIsAppearing (animated)",
                "a viewDidDisappear (animated)", "b viewDidAppear (animated)",
            ])
        #expect(pages.children == [book.pages[1]])
        #expect(book.pages[1].view.convert(CGPoint.zero, to: pages.view) == .zero)
    }

    @Test func aShortDragReturnsToThePage() throws {
        let (app, pages, book) = try shown()
        app.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 250, y: 300), duration: 0.5, holding: 0.4)
        app.advance(by: 1)
        #expect(pages.viewControllers == [book.pages[0]])
        #expect(book.take() == ["will b", "did a false"])
        #expect(pages.children == [book.pages[0]])
        #expect(book.pages[1].view.superview == nil)
    }

    @Test func thereIsNoPageBeforeTheFirst() throws {
        let (app, pages, book) = try shown()
        app.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 350, y: 300), duration: 0.3)
        app.advance(by: 1)
        #expect(pages.viewControllers == [book.pages[0]])
        #expect(book.take().isEmpty)
    }

    @Test func codeMovesToAPageWithoutTheDelegate() throws {
        let (app, pages, book) = try shown()
        var finished: Bool?
        pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) { finished = $0 }
        #expect(finished == nil)
        app.advance(by: 1)
        #expect(finished == true)
        #expect(pages.viewControllers == [book.pages[2]])
        #expect(book.take().isEmpty)
        app.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 350, y: 300), duration: 0.3)
        app.advance(by: 1)
        #expect(pages.viewControllers == [book.pages[1]])
    }

    @Test func pagesFollowFromRightToLeft() throws {
        let (app, pages, book) = try shown(direction: .rightToLeft)
        app.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 350, y: 300), duration: 0.3)
        app.advance(by: 1)
        #expect(pages.viewControllers == [book.pages[1]])
    }

    @Test func pagesScrollVertically() throws {
        let (app, pages, book) = try shown(.vertical)
        app.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 100), duration: 0.3)
        app.advance(by: 1)
        #expect(pages.viewControllers == [book.pages[1]])
    }

    @Test func dotsFollowThePages() throws {
        let (app, pages, book) = try shown(hasDots: true)
        let dots = try app.view(UIPageControl.self)
        #expect(dots.numberOfPages == 3 && dots.currentPage == 0)
        #expect(abs(book.pages[0].view.bounds.height - (600 - 37)) < 0.001)
        app.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 50, y: 300), duration: 0.3)
        app.advance(by: 1)
        #expect(dots.currentPage == 1)
        pages.setViewControllers([book.pages[2]], direction: .forward, animated: false)
        #expect(dots.currentPage == 2)
    }

    @Test func aDataSourceThatTellsOnlyTheNumberOfPagesGetsNoDots() throws {
        final class Counted: NSObject, UIPageViewControllerDataSource {
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { nil }

            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { nil }

            func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
        }
        let (app, pages, book) = try shown(hasDots: true)
        let counted = Counted()
        pages.dataSource = counted
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        app.advance(by: 1)
        #expect(throws: DriverError.self) { try app.view(UIPageControl.self) }
    }

    @Test func withoutADataSourceTheUserCannotScroll() throws {
        let (app, pages, book) = try shown()
        pages.dataSource = nil
        app.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 50, y: 300), duration: 0.3)
        app.advance(by: 1)
        #expect(pages.viewControllers == [book.pages[0]])
    }

    @Test func pagesKeepTheirPlaceWhenTheWindowIsResized() throws {
        let (app, pages, book) = try shown()
        pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        app.resize(to: CGSize(width: 700, height: 500))
        app.frame()
        #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: pages.view) == pages.view.bounds)
    }

    @Test func aDelegateMayShowAnotherPageInEveryCall() throws {
        final class Restless: NSObject, UIPageViewControllerDelegate {
            let other = UIViewController()
            func pageViewController(
                _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
            ) {
                pageViewController.setViewControllers([other], direction: .reverse, animated: false)
            }
        }
        let (app, pages, _) = try shown()
        let restless = Restless()
        pages.delegate = restless
        app.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 50, y: 300), duration: 0.3)
        app.advance(by: 1)
        #expect(pages.viewControllers == [restless.other])
        #expect(pages.children == [restless.other])
    }
}
