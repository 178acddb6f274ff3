import Testing
import UIKitTestDriver

@testable import UIKit

/// Navigation bars whose title and items ask for more space than there is.
@MainActor @Suite(.serialized)
struct CrowdedBarTests {
    private func bar(
        title: String, back: String? = nil, left: [String] = [], right: [String] = [], width: CGFloat = 390,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> TestApplication {
        let page = UIViewController()
        page.title = title
        func items(_ titles: [String]) -> [UIBarButtonItem]? {
            titles.isEmpty ? nil : titles.map { UIBarButtonItem(title: $0, primaryAction: UIAction { _ in }) }
        }
        page.navigationItem.leftBarButtonItems = items(left)
        page.navigationItem.rightBarButtonItems = items(right)
        page.navigationItem.leftItemsSupplementBackButton = true
        let navigation = UINavigationController()
        let app = try TestApplication(
            showing: navigation, size: CGSize(width: width, height: 600), layoutDirection: direction)
        let below = UIViewController()
        below.title = back
        navigation.viewControllers = back == nil ? [page] : [below, page]
        app.frame()
        return app
    }

    /// The frames in the bar, from the left.
    private func frames(_ app: TestApplication) throws -> [CGRect] {
        let content = try #require(app.views(NavigationBarContent.self).last)
        return content.subviews.filter { !$0.isHidden && $0.frame.width > 0 }.map(\.frame).sorted { $0.minX < $1.minX }
    }

    private func gaps(_ frames: [CGRect]) -> [CGFloat] {
        zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func longItemsKeepAGapBetweenThem(direction: UITraitEnvironmentLayoutDirection) throws {
        let app = try bar(
            title: "Title", left: ["A long title at the left"], right: ["And a long one at the right"],
            direction: direction)
        defer { app.end() }
        let frames = try frames(app)
        #expect(gaps(frames).allSatisfy { $0 >= 8 })
        #expect(try #require(frames.first).minX >= 16 && (try #require(frames.last)).maxX <= 390 - 16)
    }

    @Test func manyItemsKeepTheirGaps() throws {
        let app = try bar(title: "Title", left: ["Cancel", "Select all"], right: ["Done", "Share", "Archive"])
        defer { app.end() }
        #expect(gaps(try frames(app)).allSatisfy { $0 >= 8 })
    }

    @Test func aShortSideLeavesItsSpaceToTheOther() throws {
        let app = try bar(title: "", left: ["Ok"], right: ["A title of a button beyond the middle of the bar"])
        defer { app.end() }
        let frames = try frames(app)
        #expect(try #require(frames.last).width > 195 && gaps(frames).allSatisfy { $0 >= 16 })
    }

    @Test func theBackTitleGivesWayToTheTitle() throws {
        for (title, shown) in [
            ("Short", "All my mailboxes"), ("A title of quite some length", "Back"),
            ("A title that leaves nothing at all beside it", nil),
        ] {
            let app = try bar(title: title, back: "All my mailboxes")
            #expect(app.visibleTexts.sorted() == [title, shown].compactMap { $0 }.sorted())
            let back = try app.view(identifier: "BackButton")
            #expect(back.accessibilityLabel == "All my mailboxes")
            #expect(gaps(try frames(app)).allSatisfy { $0 >= 8 })
            app.end()
        }
    }

    @Test func theBackTitleComesBackWithTheSpace() throws {
        let app = try bar(title: "A title of quite some length", back: "All my mailboxes")
        defer { app.end() }
        #expect(app.shows(text: "Back"))
        app.resize(to: CGSize(width: 800, height: 600))
        #expect(app.shows(text: "All my mailboxes"))
    }

    @Test func aTitleViewKeepsItsDistanceToo() throws {
        let app = try bar(title: "", back: "Mailboxes", right: ["Edit"])
        defer { app.end() }
        let navigation = try #require(app.rootViewController as? UINavigationController)
        let titleView = UIView(frame: CGRect(x: 0, y: 0, width: 330, height: 30))
        navigation.topViewController?.navigationItem.titleView = titleView
        app.frame()
        let frames = try frames(app)
        #expect(gaps(frames).allSatisfy { $0 >= 7.5 }, "one pixel may be lost to rounding")
        app.resize(to: CGSize(width: 800, height: 600))
        app.frame()
        #expect(titleView.frame.width == 330)
    }
}
