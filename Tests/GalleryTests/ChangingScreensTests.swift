import Testing
import UIKit
import UIKitTestDriver

@testable import GalleryScreens

/// The screens whose tables change while they are shown.
@MainActor @Suite(.serialized)
struct ChangingScreensTests {
    private func open(_ identifier: String) throws -> TestApplication {
        let app = try TestApplication(showing: GalleryScreen.navigationController(showing: nil), scale: 1)
        let table = try app.view(UITableView.self)
        let place = try #require(GallerySection.indexPath(of: identifier))
        table.scrollToRow(at: place, at: .middle, animated: false)
        app.frame()
        try app.tap(identifier: identifier)
        app.advance(by: 1)
        return app
    }

    private func table(_ app: TestApplication) throws -> UITableView {
        try app.view(UITableView.self)
    }

    /// What stands where on the screen: texts of the cells' first labels with their tops.
    private func places(_ table: UITableView) -> [String: CGFloat] {
        table.visibleCells.reduce(into: [:]) { places, cell in
            let label = cell.detailTextLabel?.text ?? cell.textLabel?.text ?? ""
            places[label] = cell.convert(cell.bounds, to: nil).minY
        }
    }

    // MARK: Live log

    @Test func linesThatArriveLeaveWhatIsReadInItsPlace() throws {
        let app = try open("log")
        let table = try table(app)
        let controller = try #require(table.delegate as? LiveLogViewController)
        var before = places(table)
        for round in 0..<20 {
            controller.receive()
            app.advance(by: 0.05)
            let after = places(table)
            for (text, y) in before {
                #expect(after[text] == nil || after[text] == y, "round \(round): \(text)")
            }
            #expect(!Set(before.keys).isDisjoint(with: after.keys))
            before = after
        }
        #expect(table.numberOfRows(inSection: 0) == 120)
    }

    @Test func theReaderCanScrollWhileLinesArrive() throws {
        let app = try open("log")
        let table = try table(app)
        let controller = try #require(table.delegate as? LiveLogViewController)
        app.touchDown(at: CGPoint(x: 200, y: 600))
        app.touchMove(to: CGPoint(x: 200, y: 560))
        app.frame()
        let start = places(table)
        controller.receive()
        app.touchMove(to: CGPoint(x: 200, y: 500))
        app.frame()
        for (text, y) in places(table) {
            if let before = start[text] { #expect(abs(before - y - 60) < 0.01, "\(text)") }
        }
        app.touchUp()
    }

    // MARK: Shuffle

    @Test(arguments: 0..<8)
    func everyAnimationEndsWithTheDeckAsItIs(taps: Int) throws {
        let app = try open("shuffle")
        for _ in 0..<taps {
            app.tap(at: CGPoint(x: 100, y: 90))
            app.advance(by: 0.6)
        }
        for button in ["Cards", "Stacks", "Cards", "Stacks", "Stacks"] {
            try app.tap(text: button)
            app.advance(by: 0.2)
        }
        app.advance(by: 2)
        let table = try table(app)
        let source = try #require(table.dataSource)
        #expect(table.numberOfSections == source.numberOfSections(in: table))
        for cell in table.visibleCells {
            let path = try #require(table.indexPath(for: cell))
            #expect(table.convert(cell.bounds, from: cell) == table.rectForRow(at: path))
            let fresh = source.tableView(table, cellForRowAt: path)
            #expect(cell.textLabel?.text == fresh.textLabel?.text)
            #expect(cell.alpha == 1)
        }
    }

    @Test func slowMotionTakesTenTimesAsLong() throws {
        let app = try open("shuffle")
        let slow = try app.view(UISwitch.self)
        try app.tap(slow)
        app.advance(by: 5)
        try app.tap(text: "Stacks")
        app.advance(by: 2)
        let underWay = try app.screenshotPNG()
        app.advance(by: 1)
        #expect(try app.screenshotPNG() != underWay)
        app.advance(by: 20)
        let done = try app.screenshotPNG()
        app.advance(by: 1)
        #expect(try app.screenshotPNG() == done)
    }

    // MARK: Filter

    @Test func typingLeavesTheLanguagesThatMatch() throws {
        let app = try open("filter")
        let field = try app.view(UITextField.self)
        try app.tap(field)
        app.type("portug")
        app.advance(by: 1)
        let table = try table(app)
        #expect(app.shows(text: "Portuguese"))
        #expect(table.visibleCells.allSatisfy { ($0.textLabel?.text ?? "").lowercased().contains("portug") })
        for _ in 0..<6 { app.press(.keyboardDeleteOrBackspace) }
        app.advance(by: 1)
        #expect((0..<table.numberOfSections).map(table.numberOfRows).reduce(0, +) == Language.all.count)
    }

    @Test func aTextThatNothingMatchesLeavesAnEmptyTable() throws {
        let app = try open("filter")
        try app.tap(try app.view(UITextField.self))
        app.type("xyzxyz")
        app.advance(by: 1)
        #expect(try table(app).visibleCells.isEmpty)
        app.press(.keyboardA, modifiers: .control)
        app.type("waama")
        app.advance(by: 1)
        #expect(app.shows(text: "Waama"))
    }

    // MARK: Thumbnails

    @Test func rowsAheadOfTheScrollingAreReadBeforeTheyAreShown() async throws {
        let app = try open("thumbnails")
        let controller = try #require(try table(app).delegate as? ThumbnailsViewController)
        app.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), holding: 0.2)
        app.frame()
        let last = try #require(try table(app).indexPathsForVisibleRows?.last)
        let next = Picture.flags[last.row + 1]
        try await app.wait(until: { controller.store.thumbnail(of: next.file) != nil }, timeout: 20)
        #expect(try table(app).cellForRow(at: IndexPath(row: last.row + 1, section: 0)) == nil)
    }

    @Test func aThumbnailAppearsInItsRowWhenItHasBeenRead() async throws {
        let app = try open("thumbnails")
        let controller = try #require(try table(app).delegate as? ThumbnailsViewController)
        let picture = Picture.flags[2]
        try await app.wait(until: { controller.store.thumbnail(of: picture.file) != nil }, timeout: 20)
        let cell = try #require(try table(app).cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(cell.imageView?.image === controller.store.thumbnail(of: picture.file))
    }
}
