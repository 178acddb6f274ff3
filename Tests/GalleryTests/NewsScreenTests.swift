import FeedServer
import Testing
import UIKit
import UIKitTestDriver

@testable import GalleryScreens

@MainActor @Suite(.serialized)
struct NewsScreenTests {
    private let server: CannedFeed

    init() throws {
        server = try CannedFeed()
    }

    private func open() throws -> (TestApplication, UITableView) {
        let screen = NewsViewController(feed: NewsFeed(server))
        let app = try TestApplication(showing: UINavigationController(rootViewController: screen), scale: 1)
        return (app, try app.view(UITableView.self))
    }

    private func rowCount(_ table: UITableView) -> Int {
        table.numberOfSections == 0 ? 0 : table.numberOfRows(inSection: 0)
    }

    private func dragToTheEnd(_ app: TestApplication, _ table: UITableView) {
        table.setContentOffset(CGPoint(x: 0, y: table.contentSize.height - table.bounds.height - 20), animated: false)
        app.frame()
        app.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 640), duration: 0.3, holding: 0.2)
    }

    @Test func aWheelIsShownUntilTheFirstPageIsThere() async throws {
        server.hold("page=0")
        let (app, table) = try open()
        await app.advance(by: 0.2)
        #expect(app.shows(text: "Loading…"))
        server.release()
        try await app.wait(until: { rowCount(table) == 12 })
        try await app.settle()
        #expect(!app.shows(text: "Loading…"))
        #expect(app.shows(text: "Harbour ferries go electric, and nobody hears them come"))
    }

    @Test func aPictureIsShownInItsRowWhenItComes() async throws {
        server.hold("pictures")
        let (app, table) = try open()
        try await app.wait(until: { rowCount(table) == 12 })
        try await app.settle()
        func image() -> UIImage? {
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
            return (cell?.contentConfiguration as? UIListContentConfiguration)?.image
        }
        #expect(image() == nil)
        server.release()
        try await app.wait(until: { image() != nil })
        #expect(image()?.size == CGSize(width: 150, height: 150))
    }

    // Seeds 91.
    @Test func theFourthMediumIsThePictureIfItIsAnImage() async throws {
        let lists = [
            ["image", "image", "image", "image", "image"], ["video", "video", "video", "image"],
            ["image", "image", "image", "video"], ["image", "image", "image"],
        ]
        let stories = lists.enumerated().map { row, types in
            "{\"title\": \"Story \(row)\", \"multimedia\": \(CannedFeed.media(types))}"
        }
        server.answer("{\"results\": [\(stories.joined(separator: ","))]}")
        let (app, table) = try open()
        try await app.wait(until: { rowCount(table) == 4 })
        func image(_ row: Int) -> UIImage? {
            let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
            return (cell?.contentConfiguration as? UIListContentConfiguration)?.image
        }
        try await app.wait(until: { image(0) != nil && image(1) != nil })
        try await app.settle()
        #expect(image(2) == nil && image(3) == nil)
        #expect(Set(server.requests.filter { $0.contains("pictures") }) == ["/pictures/3.png"])
    }

    @Test func theEndOfTheListLoadsTheNextPageOnceAndStopsAtTheLast() async throws {
        let (app, table) = try open()
        for count in [12, 24, 36] {
            try await app.wait(until: { rowCount(table) == count })
            try await app.settle()
            dragToTheEnd(app, table)
        }
        try await app.wait(until: { server.requests.contains("/stories.json?page=3") })
        try await app.settle()
        dragToTheEnd(app, table)
        try await app.settle()
        let pages = server.requests.filter { $0.contains("stories.json") }
        #expect(pages == (0...3).map { "/stories.json?page=\($0)" })
    }

    @Test func aFailureIsExplainedAndTheButtonTriesAgain() async throws {
        server.fail(status: 503)
        let (app, table) = try open()
        try await app.wait(until: { app.shows(text: "No Connection") })
        #expect(app.shows(text: "The server answered with status 503."))
        server.fail(status: nil)
        try await app.settle()
        try app.tap(text: "Try Again")
        try await app.wait(until: { rowCount(table) == 12 })
    }

    @Test func aFeedWithoutStoriesSaysSo() async throws {
        server.answer("{\"results\": []}")
        let (app, _) = try open()
        try await app.wait(until: { app.shows(text: "No News") })
        try await app.settle()
        #expect(!app.shows(text: "Loading…"))
    }
}
