import FeedServer
import Testing
import UIKit
import UIKitTestDriver

@testable import Stories

@MainActor @Suite(.serialized)
struct StoriesTests {
    private let feed: CannedFeed

    init() throws {
        feed = try CannedFeed()
        AppDelegate.feedAddress = feed.address
    }

    private func launch() async throws -> TestApplication {
        let app = try TestApplication(delegate: AppDelegate.self)
        try await app.wait(until: { self.rowCount(app) > 0 })
        try await app.settle()
        return app
    }

    private func table(_ app: TestApplication) throws -> UITableView {
        try app.view(UITableView.self)
    }

    private func rowCount(_ app: TestApplication) -> Int {
        (try? table(app).numberOfRows(inSection: 0)) ?? 0
    }

    private func headlines(_ app: TestApplication) throws -> [String] {
        try table(app).visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap {
            ($0 as? StoryCell)?.headlineLabel.text
        }
    }

    private func storyRequests() -> [String] {
        feed.requests.filter { $0.contains("stories.json") }
    }

    /// Drags the finger, and lifts it at rest.
    private func drag(_ app: TestApplication, by distance: CGFloat) {
        let start = CGPoint(x: 195, y: distance < 0 ? 700 : 150)
        app.drag(from: start, to: CGPoint(x: start.x, y: start.y + distance), duration: 0.4, holding: 0.2)
    }

    private func dragToTheEnd(_ app: TestApplication) throws {
        let table = try table(app)
        let bottom = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
        table.setContentOffset(CGPoint(x: 0, y: bottom - 20), animated: false)
        app.frame()
        drag(app, by: -80)
    }

    private func showTheTop(_ app: TestApplication) async throws {
        let table = try table(app)
        table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: false)
        await app.advance(by: 1)
    }

    private func openArchive(_ app: TestApplication) async throws {
        try app.tap(text: "Archive")
        try await app.wait(until: { self.rowCount(app) == 12 && app.shows(text: Self.archiveStart) })
        try await app.settle()
    }

    private static let archiveStart = "The clock tower is six minutes late, and the town votes to keep it so"

    // MARK: The first page

    // Seeds 87.
    @Test func headlinesComeFromTheNetwork() async throws {
        let app = try await launch()
        #expect(rowCount(app) == 12)
        #expect(try headlines(app).first == "Harbour ferries go electric, and nobody hears them come")
        #expect(storyRequests() == ["/stories.json?page=0"])
    }

    // Seeds 89.
    @Test func aWheelIsShownUntilTheFirstPageIsThere() async throws {
        feed.hold("page=0")
        let app = try TestApplication(delegate: AppDelegate.self)
        await app.advance(by: 0.2)
        #expect(app.views(UIActivityIndicatorView.self).contains { $0.isAnimating })
        feed.release()
        try await app.wait(until: { self.rowCount(app) == 12 })
        #expect(!app.views(UIActivityIndicatorView.self).contains { $0.isAnimating })
    }

    // Seeds 91.
    @Test func anEmptyTextInsteadOfTheListMeansNoThumbnail() async throws {
        let app = try await launch()
        let table = try table(app)
        let hidden = (0..<6).map { row in
            (table.cellForRow(at: IndexPath(row: row, section: 0)) as? StoryCell)?.thumbnailView.isHidden
        }
        #expect(hidden == [false, false, true, false, false, true])
    }

    // Seeds 91.
    /// The fourth medium is the thumbnail if it is an image; fewer media, or another type there, mean none.
    @Test func theFourthMediumIsTheThumbnailIfItIsAnImage() async throws {
        let lists = [
            ["image", "image", "image", "image", "image"], ["video", "video", "video", "image"],
            ["image", "image", "image", "video"], ["image", "image", "image"],
        ]
        let stories = lists.enumerated().map { row, types in
            "{\"title\": \"Story \(row)\", \"multimedia\": \(CannedFeed.media(types))}"
        }
        feed.answer("{\"results\": [\(stories.joined(separator: ","))]}")
        let app = try await launch()
        let table = try table(app)
        let cells = try (0..<4).map { row in
            try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? StoryCell)
        }
        #expect(cells.map(\.headlineLabel.text) == ["Story 0", "Story 1", "Story 2", "Story 3"])
        #expect(cells.map(\.thumbnailView.isHidden) == [false, false, true, true])
        try await app.wait(until: { cells[0].thumbnailView.image != nil && cells[1].thumbnailView.image != nil })
        #expect(Set(feed.requests.filter { $0.contains("pictures") }) == ["/pictures/3.png"])
    }

    // Seeds 93.
    @Test func thumbnailsComeAfterTheHeadlines() async throws {
        feed.hold("pictures")
        let app = try await launch()
        let cell = try #require(try table(app).cellForRow(at: IndexPath(row: 0, section: 0)) as? StoryCell)
        #expect(cell.thumbnailView.image == nil)
        feed.release()
        try await app.wait(until: { cell.thumbnailView.image != nil })
        #expect(cell.thumbnailView.image?.size == CGSize(width: 150, height: 150))
    }

    // Seeds 93.
    /// The first row's picture comes when its cell shows another story.
    @Test func aLateThumbnailIsNotShownInAReusedCell() async throws {
        feed.hold("pictures/0.png")
        let app = try await launch()
        try dragToTheEnd(app)
        try await app.wait(until: { self.rowCount(app) == 24 })
        try await showTheTop(app)
        let table = try table(app)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? StoryCell)
        try await app.wait(until: { self.feed.requests.contains("/pictures/0.png") })
        var row = 0
        while row == 0, table.contentOffset.y < table.contentSize.height {
            // Three rows at a time, so that the cells change their order.
            table.contentOffset.y += 240
            app.frame()
            row = table.indexPath(for: cell)?.row ?? 0
            print("ROW", table.contentOffset.y, row)
        }
        try #require(row > 0 && row % 6 != 0, "the cell is used again, for another picture")
        feed.release()
        let hasPicture = row % 3 != 2
        try await app.wait(until: { (cell.thumbnailView.image != nil) == hasPicture })
        await app.advance(by: 0.5)
        #expect((cell.thumbnailView.image != nil) == hasPicture)
        #expect(cell.thumbnailView.isHidden == !hasPicture)
    }

    // MARK: Errors

    // Seeds 90.
    @Test func anErrorIsShownInPlaceOfTheRows() async throws {
        feed.fail(status: 503)
        let app = try TestApplication(delegate: AppDelegate.self)
        let message = Self.message("The server answered with status 503.")
        try await app.wait(until: { app.shows(text: message) })
        #expect(rowCount(app) == 0)
    }

    // Seeds 90.
    @Test(arguments: ["", "{}", "[1, 2]", "<html>"])
    func anUnexpectedAnswerIsAnErrorToo(answer: String) async throws {
        feed.answer(answer)
        let app = try TestApplication(delegate: AppDelegate.self)
        let message = Self.message("The server sent something that is not a list of stories.")
        try await app.wait(until: { app.shows(text: message) })
    }

    @Test func aServerThatIsNotThereIsAnError() async throws {
        AppDelegate.feedAddress = URL(string: "http://127.0.0.1:1/stories.json")
        let app = try TestApplication(delegate: AppDelegate.self)
        try await app.wait(until: { app.visibleTexts.contains { $0.hasPrefix("The stories could not be loaded.") } })
    }

    private static func message(_ reason: String) -> String {
        "The stories could not be loaded.\n\(reason)\n\nPull down to try again."
    }

    @Test(arguments: ["Latest", "Archive"])
    func aPullTriesTheFirstPageAgain(tab: String) async throws {
        feed.fail(status: 503)
        let app = try TestApplication(delegate: AppDelegate.self)
        try app.tap(text: tab)
        try await app.wait(until: { app.shows(text: Self.message("The server answered with status 503.")) })
        feed.fail(status: nil)
        drag(app, by: 300)
        // The archive may load newer stories too while the pull springs back.
        try await app.wait(until: { self.rowCount(app) >= 12 })
        #expect(!app.visibleTexts.contains { $0.hasPrefix("The stories could not be loaded.") })
    }

    // MARK: Pull to refresh

    // Seeds 98.
    @Test func aPullLoadsTheFirstPageAgain() async throws {
        let app = try await launch()
        drag(app, by: 400)
        #expect(try table(app).refreshControl?.isRefreshing == true)
        try await app.wait(until: { self.storyRequests().count == 2 })
        try await app.wait(until: { (try? self.table(app).refreshControl?.isRefreshing) == false })
        try await app.settle()
        #expect(rowCount(app) == 12)
        let table = try table(app)
        #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    }

    // Seeds 102.
    @Test func theRefreshControlShowsANewspaperThatTurns() async throws {
        let app = try await launch()
        feed.hold("page=0")
        drag(app, by: 400)
        let control = try #require(try table(app).refreshControl)
        let paper = try #require(control.subviews.first { $0 is UIImageView })
        #expect(paper.layer.animationKeys() == ["turn"])
        feed.release()
        try await app.wait(until: { !control.isRefreshing })
        #expect(paper.layer.animationKeys() == nil)
    }

    @Test func aFailedRefreshKeepsTheStoriesAndSaysSo() async throws {
        let app = try await launch()
        feed.fail(status: 500)
        drag(app, by: 400)
        try await app.wait(until: { app.shows(text: "The server answered with status 500.") })
        #expect(rowCount(app) == 12)
    }

    // MARK: More at the end

    // Seeds 115.
    @Test func theEndOfTheListLoadsTheNextPage() async throws {
        let app = try await launch()
        try dragToTheEnd(app)
        try await app.wait(until: { self.rowCount(app) == 24 })
        #expect(storyRequests().last == "/stories.json?page=1")
    }

    // Seeds 112.
    @Test func aRunningRequestIsTheOnlyOne() async throws {
        let app = try await launch()
        feed.hold("page=1")
        for _ in 0..<3 { try dragToTheEnd(app) }
        await app.advance(by: 1)
        #expect(storyRequests() == ["/stories.json?page=0", "/stories.json?page=1"])
        feed.release()
        try await app.wait(until: { self.rowCount(app) == 24 })
    }

    // Seeds 116, 119, 121.
    @Test func theWheelIsBelowTheLastRowWhileAPageIsLoading() async throws {
        let app = try await launch()
        let table = try table(app)
        feed.hold("page=1")
        try dragToTheEnd(app)
        let view = try #require(app.views(InfiniteScrollActivityView.self).first { $0.isAnimating })
        #expect(view.frame == CGRect(x: 0, y: table.contentSize.height, width: 390, height: 60))
        feed.release()
        try await app.wait(until: { self.rowCount(app) == 24 })
        #expect(!view.isAnimating && view.isHidden)
        try dragToTheEnd(app)
        #expect(view.isAnimating)
        #expect(view.frame.minY == table.contentSize.height)
    }

    @Test func thePositionStaysWhenAPageIsAppended() async throws {
        let app = try await launch()
        feed.hold("page=1")
        try dragToTheEnd(app)
        await app.advance(by: 1)
        let (before, offset) = (try headlines(app), try table(app).contentOffset.y)
        feed.release()
        try await app.wait(until: { self.rowCount(app) == 24 })
        #expect(try table(app).contentOffset.y == offset)
        #expect(try headlines(app).starts(with: before))
    }

    // Seeds 123.
    @Test func afterAnEmptyPageNothingIsRequestedAnyMore() async throws {
        let app = try await launch()
        for count in [24, 36] {
            try dragToTheEnd(app)
            try await app.wait(until: { self.rowCount(app) == count })
        }
        try dragToTheEnd(app)
        try await app.wait(until: { app.shows(text: "No more stories") })
        try dragToTheEnd(app)
        await app.advance(by: 1)
        #expect(rowCount(app) == 36)
        #expect(storyRequests().count == 4)
    }

    // Seeds 123.
    @Test func aFailedPageIsTriedAgainByTheNextScroll() async throws {
        let app = try await launch()
        feed.fail(status: 500)
        try dragToTheEnd(app)
        try await app.wait(until: { app.visibleTexts.contains { $0.hasSuffix("Scroll to try again.") } })
        feed.fail(status: nil)
        try dragToTheEnd(app)
        try await app.wait(until: { self.rowCount(app) == 24 })
    }

    // Seeds 123.
    /// The page that was requested before the refresh does not follow the new first page.
    @Test func aPageThatComesAfterARefreshIsDropped() async throws {
        let app = try await launch()
        feed.hold("page=1")
        try dragToTheEnd(app)
        try await showTheTop(app)
        drag(app, by: 400)
        try await app.wait(until: { self.storyRequests().count == 3 })
        try await app.wait(until: { (try? self.table(app).refreshControl?.isRefreshing) == false })
        feed.release()
        await app.advance(by: 1)
        #expect(rowCount(app) == 12)
    }

    // MARK: More at the beginning

    @Test func theArchiveGrowsAtBothEnds() async throws {
        let app = try await launch()
        try await openArchive(app)
        try dragToTheEnd(app)
        try await app.wait(until: { self.rowCount(app) == 24 })
        try await showTheTop(app)
        drag(app, by: 150)
        try await app.wait(until: { self.rowCount(app) == 36 })
        #expect(storyRequests() == [0, 1, 2, 0].map { "/stories.json?page=\($0)" })
    }

    @Test func rowsThatAreInsertedAboveDoNotMoveTheOthers() async throws {
        let app = try await launch()
        try await openArchive(app)
        feed.hold("page=0")
        drag(app, by: 150)
        await app.advance(by: 1)
        let table = try table(app)
        let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let place = first.convert(first.bounds, to: nil).minY
        feed.release()
        try await app.wait(until: { self.rowCount(app) == 24 })
        try await app.settle()
        let same = try #require(table.cellForRow(at: IndexPath(row: 12, section: 0)) as? StoryCell)
        #expect(same.headlineLabel.text == Self.archiveStart)
        #expect(abs(same.convert(same.bounds, to: nil).minY - place) < 1)
    }

    @Test func beforeTheNewestPageThereIsNothing() async throws {
        let app = try await launch()
        try await openArchive(app)
        drag(app, by: 150)
        try await app.wait(until: { self.rowCount(app) == 24 })
        try await showTheTop(app)
        drag(app, by: 150)
        await app.advance(by: 1)
        #expect(storyRequests().count == 3)
    }
}
