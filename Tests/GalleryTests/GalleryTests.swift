import GalleryScreens
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct GalleryTests {
    private func open(_ identifier: String) throws -> TestApplication {
        let app = try TestApplication(showing: GalleryScreen.navigationController(showing: nil), scale: 1)
        let place = try #require(GallerySection.indexPath(of: identifier))
        try table(app).scrollToRow(at: place, at: .middle, animated: false)
        app.frame()
        try app.tap(identifier: identifier)
        app.advance(by: 1)
        return app
    }

    private func table(_ app: TestApplication) throws -> UITableView {
        try app.view(UITableView.self)
    }

    @Test(arguments: [
        "cities", "mail", "languages", "contacts", "states", "countries", "dictionary", "stories", "chat", "catalogue",
        "configurations", "cells", "handmade", "separators", "look", "inspector", "settings", "drawing", "pages",
        "checklist", "hotlist",
        "recover", "basket", "reorder", "playlists", "billion", "log", "shuffle", "filter", "thumbnails", "grid",
        "outline", "controls", "text", "keyboard", "alerts", "bars",
    ])
    func aTapInTheListOpensTheScreen(identifier: String) throws {
        let screen = try #require(GalleryScreen.all.first { $0.identifier == identifier })
        let app = try open(identifier)
        let navigation = try #require(app.rootViewController as? UINavigationController)
        #expect(navigation.viewControllers.count == 2)
        #expect(type(of: try #require(navigation.topViewController)) == type(of: screen.make()))
        try app.tap(identifier: "BackButton")
        app.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }

    // Seeds 63.
    @Test(arguments: [
        "cities", "mail", "languages", "contacts", "states", "countries", "dictionary", "stories", "chat", "catalogue",
        "cells", "separators", "settings", "drawing", "pages", "checklist", "hotlist", "recover", "basket", "reorder",
        "playlists", "billion", "log", "shuffle", "filter", "thumbnails", "grid", "outline", "keyboard",
    ])
    func theTreeOfTheScreenIsTheStoredOne(identifier: String) throws {
        let app = try TestApplication(
            showing: GalleryScreen.navigationController(
                showing: GalleryScreen.all.first { $0.identifier == identifier }))
        try assertText(app.dumpTree(), named: identifier)
    }

    /// In a window that is high enough for all of it.
    @Test(arguments: ["configurations", "handmade", "controls", "text", "alerts", "bars"])
    func theTreeOfTheWholeScreenIsTheStoredOne(identifier: String) throws {
        let app = try TestApplication(
            showing: GalleryScreen.navigationController(
                showing: GalleryScreen.all.first { $0.identifier == identifier }),
            size: CGSize(width: 390, height: 3_200))
        try assertText(app.dumpTree(), named: identifier)
    }

    // MARK: Cities

    // Seeds 64.
    @Test func theDetailButtonOfACityShowsWhatIsKnownOfIt() throws {
        let app = try open("cities")
        let cell = try #require(try table(app).cellForRow(at: IndexPath(row: 4, section: 0)))
        app.tap(at: cell.convert(CGPoint(x: cell.bounds.width - 30, y: cell.bounds.midY), to: nil))
        app.advance(by: 1)
        #expect(app.shows(text: "1,608,139"))
        #expect(app.shows(text: "Arizona"))
    }

    // Seeds 78.
    @Test func aTapOnACityLeavesNothingSelected() throws {
        let app = try open("cities")
        try app.tap(text: "New York")
        app.advance(by: 1)
        #expect(try table(app).indexPathForSelectedRow == nil)
    }

    // MARK: Languages

    @Test func everyLanguageHasARowUnderItsLetter() throws {
        let table = try table(open("languages"))
        #expect(table.numberOfSections == 27)
        #expect((0..<table.numberOfSections).map(table.numberOfRows(inSection:)).reduce(0, +) == Language.all.count)
        #expect(Language.all.count > 7_000)
    }

    @Test func theLetterOfTheTopmostRowFloatsUnderTheBar() throws {
        let app = try open("languages")
        let table = try table(app)
        table.scrollToRow(at: IndexPath(row: 40, section: 2), at: .top, animated: false)
        app.frame()
        let header = try #require(table.headerView(forSection: 2))
        #expect(header.textLabel?.text == "C")
        #expect(header.convert(header.bounds, to: nil).minY == 44)
    }

    @Test func lastScrollsToTheLastLetter() throws {
        let app = try open("languages")
        try app.tap(text: "Last")
        app.advance(by: 2)
        let visible = try #require(try table(app).indexPathsForVisibleRows)
        #expect(visible.last?.section == 26)
    }

    @Test func aTouchOnTheIndexShowsTheLetter() throws {
        let app = try open("languages")
        let index = try #require(try table(app).subviews.last { "\(type(of: $0))" == "SectionIndexBar" })
        let frame = index.convert(index.bounds, to: nil)
        // 27 entries of 13.8 points, in the middle.
        app.tap(at: CGPoint(x: frame.midX, y: frame.midY + (12.5 - 13.5) * 13.8))
        app.frame()
        let header = try #require(try table(app).headerView(forSection: 12))
        #expect(header.textLabel?.text == "M")
        #expect(header.convert(header.bounds, to: nil).minY == 44)
    }

    // MARK: Contacts

    @Test func aSearchInTheContactsHidesTheIndex() throws {
        let app = try open("contacts")
        func hasIndex() throws -> Bool { try table(app).subviews.contains { "\(type(of: $0))" == "SectionIndexBar" } }
        #expect(try hasIndex())
        try app.tap(try app.view(UISearchTextField.self))
        app.type("novak")
        app.advance(by: 1)
        #expect(app.shows(text: "Vera Novak"))
        #expect(try table(app).visibleCells.count == 1)
        #expect(try !hasIndex())
    }

    // Seeds 329.
    @Test func theGlassOfTheIndexShowsTheTopOfTheContacts() throws {
        let app = try open("contacts")
        let table = try table(app)
        table.scrollToRow(at: IndexPath(row: 0, section: 20), at: .top, animated: false)
        app.advance(by: 0.1)
        let index = try #require(table.subviews.last { "\(type(of: $0))" == "SectionIndexBar" })
        let frame = index.convert(index.bounds, to: nil)
        app.tap(at: CGPoint(x: frame.midX, y: frame.midY - 13.5 * 13.8))
        app.advance(by: 0.5)
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 0))
        app.tap(at: CGPoint(x: frame.midX, y: frame.midY + 9 * 13.8))
        app.advance(by: 0.5)
        #expect((table.indexPathsForVisibleRows?.first?.section ?? 0) > 15)
    }

    // MARK: Countries

    // Seeds 4, 133.
    @Test func theStyleButtonMakesANewTableAtTheSameRow() throws {
        let app = try open("countries")
        let inset = try table(app)
        inset.scrollToRow(at: IndexPath(row: 3, section: 50), at: .top, animated: false)
        app.frame()
        try app.tap(text: "Inset")
        app.advance(by: 0.5)
        let grouped = try table(app)
        #expect(grouped !== inset && grouped.style == .grouped)
        #expect(grouped.indexPathsForVisibleRows?.contains(IndexPath(row: 3, section: 50)) == true)
        try app.tap(text: "Grouped")
        app.advance(by: 0.5)
        #expect(try table(app).style == .plain)
    }

    // Seeds 68, 218.
    @Test func everySubdivisionHasARow() throws {
        let table = try table(open("countries"))
        #expect(table.numberOfSections == Country.all.count)
        let rows = (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
        #expect(rows == Country.all.map(\.subdivisions.count))
        #expect(Country.all.count > 150)
    }

    // MARK: Dictionary

    @Test func rowsOfTheDictionaryAreAsHighAsTheirMeanings() throws {
        let app = try open("dictionary")
        try app.tap(text: "Middle")
        app.advance(by: 2)
        let table = try table(app)
        #expect(table.indexPathsForVisibleRows?.contains(IndexPath(row: 0, section: 13)) == true)
        for cell in table.visibleCells {
            let meaning = try #require(cell.detailTextLabel)
            #expect(
                meaning.frame.height == meaning.sizeThatFits(CGSize(width: meaning.frame.width, height: 10_000)).height)
        }
        #expect(Set(table.visibleCells.map(\.frame.height)).count > 1)
    }

    // MARK: Cell catalog

    @Test func theSizeButtonChangesTheTextOfTheWholeTable() throws {
        let app = try open("catalogue")
        let table = try table(app)
        func height() throws -> CGFloat {
            try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))).frame.height
        }
        let large = try height()
        try app.tap(text: "Size L")
        app.advance(by: 0.5)
        #expect(try height() > large)
        try app.tap(text: "Size XXXL")
        app.advance(by: 0.5)
        #expect(try height() > 1.5 * large)
        #expect(table.traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
        try app.tap(text: "Size AX5")
        app.advance(by: 0.5)
        #expect(try height() <= large)
    }

    // MARK: Custom drawing

    // Seeds 159.
    @Test func aTapSetsTheRingInMotion() throws {
        let app = try open("drawing")
        let cell = try #require(try table(app).cellForRow(at: IndexPath(row: 0, section: 0)))
        try app.tap(text: "Move")
        app.advance(by: 0.1)
        let moving = cell.contentView.subviews.filter { $0.layer.animation(forKey: "transform") != nil }
        #expect(moving.count == 1)
        app.advance(by: 1)
        #expect(moving.first?.layer.animationKeys() == nil && moving.first?.transform.isIdentity == true)
    }

    // Seeds 356.
    @Test func rowsOfASectionContinueOneGradient() throws {
        let app = try open("drawing")
        let table = try table(app)
        let ends = try (0..<3).map { row -> (CGColor, CGColor) in
            let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
            let layers = try #require(cell.backgroundView?.subviews.first?.layer as? CAGradientLayer)
            let colors = try #require(layers.colors as? [CGColor])
            return (colors[0], colors[1])
        }
        #expect(ends[0].1 == ends[1].0 && ends[1].1 == ends[2].0 && ends[0].0 != ends[2].1)
    }

    @Test func theStyleButtonDissolvesIntoThePlainTable() throws {
        let app = try open("drawing")
        try app.tap(text: "Grouped")
        app.advance(by: 1)
        #expect(try table(app).style == .plain)
        #expect(
            try #require(app.rootViewController as? UINavigationController).topViewController?.view.subviews.count == 1)
    }

    // Seeds 230.
    @Test func everyRowOfTheScreenCanBePlayed() throws {
        let app = try open("drawing")
        let table = try table(app)
        for section in 0..<table.numberOfSections {
            for row in 0..<table.numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                table.scrollToRow(at: path, at: .middle, animated: false)
                app.frame()
                let cell = try #require(table.cellForRow(at: path))
                app.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
                app.advance(by: 1.6)
                #expect(cell.contentView.subviews.allSatisfy { $0.transform.isIdentity && $0.alpha == 1 })
            }
        }
    }

    // MARK: Checklist

    // Seeds 79.
    @Test func aTapTicksTheItemAndCountsItInTheFooter() throws {
        let app = try open("checklist")
        try app.tap(text: "Train tickets")
        app.advance(by: 1)
        let cell = try #require(try table(app).cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.accessoryType == .checkmark)
        #expect(app.shows(text: "1 of 3 packed"))
        try app.tap(text: "Train tickets")
        app.advance(by: 1)
        #expect(!app.shows(text: "1 of 3 packed"))
    }

    // Seeds 226.
    @Test func itemsAreDeletedAndAddedWhileTheListIsEdited() throws {
        let app = try open("checklist")
        try app.tap(text: "Edit")
        app.advance(by: 1)
        let table = try table(app)
        #expect(app.shows(text: "Add an item"))
        #expect(table.numberOfRows(inSection: 0) == 4)
        let tickets = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        app.tap(at: tickets.convert(CGPoint(x: 20, y: tickets.bounds.midY), to: nil))
        app.advance(by: 0.5)
        try app.tap(text: "Delete")
        app.advance(by: 1)
        #expect(!app.shows(text: "Train tickets"))
        #expect(app.shows(text: "0 of 2 packed"))
        let add = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        app.tap(at: add.convert(CGPoint(x: 20, y: add.bounds.midY), to: nil))
        app.advance(by: 1)
        #expect(app.shows(text: "New item"))
        try app.tap(text: "Done")
        app.advance(by: 1)
        #expect(!app.shows(text: "Add an item"))
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test func itemsAreMovedToOtherGroupsAndBack() throws {
        let app = try open("checklist")
        try app.tap(text: "Train tickets")
        app.advance(by: 1)
        try app.tap(text: "Edit")
        app.advance(by: 1)
        let table = try table(app)
        let tickets = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let grip = tickets.convert(CGPoint(x: tickets.bounds.maxX - 30, y: tickets.bounds.midY), to: nil)
        let below = try #require(table.cellForRow(at: IndexPath(row: 3, section: 1)))
        #expect(below.textLabel?.text == "Add an item")
        app.drag(
            from: grip, to: below.convert(CGPoint(x: grip.x, y: below.bounds.maxY), to: nil), duration: 0.5,
            holding: 0.3)
        app.advance(by: 1)
        #expect(app.shows(text: "0 of 2 packed") && app.shows(text: "1 of 4 packed"))
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 1))?.textLabel?.text == "Train tickets")
        #expect(table.cellForRow(at: IndexPath(row: 4, section: 1))?.textLabel?.text == "Add an item")
        try app.tap(label: "Undo")
        app.advance(by: 1)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Train tickets")
        #expect(app.shows(text: "1 of 3 packed"))
    }

    @Test func aDeletionInTheChecklistCanBeUndone() throws {
        let app = try open("checklist")
        try app.tap(text: "Edit")
        app.advance(by: 1)
        let cell = try #require(try table(app).cellForRow(at: IndexPath(row: 0, section: 1)))
        app.tap(at: cell.convert(CGPoint(x: 20, y: cell.bounds.midY), to: nil))
        app.advance(by: 0.5)
        try app.tap(text: "Delete")
        app.advance(by: 1)
        #expect(!app.shows(text: "Rain jacket"))
        try app.tap(label: "Undo")
        app.advance(by: 1)
        #expect(app.shows(text: "Rain jacket"))
        #expect(app.shows(text: "0 of 3 packed"))
    }

    // MARK: Reorder

    /// The texts of the rows, section by section, from top to bottom of the screen.
    private func stops(_ app: TestApplication) throws -> String {
        let table = try table(app)
        let cells = table.visibleCells.sorted { $0.frame.midY < $1.frame.midY }
        return (0..<3).map { section in
            let texts = cells.filter { table.indexPath(for: $0)?.section == section }.compactMap { $0.textLabel?.text }
            return ([table.headerView(forSection: section)?.textLabel?.text ?? ""] + texts.map { "    \($0)" })
                .joined(separator: "\n")
        }
        .joined(separator: "\n")
    }

    private func drag(_ app: TestApplication, _ path: IndexPath, by distance: CGFloat) throws {
        let cell = try #require(try table(app).cellForRow(at: path))
        let grip = cell.convert(CGPoint(x: cell.bounds.maxX - 30, y: cell.bounds.midY), to: nil)
        app.drag(from: grip, to: CGPoint(x: grip.x, y: grip.y + distance), duration: 0.5, holding: 0.3)
        app.advance(by: 1)
    }

    @Test func stopsAreMovedToOtherDays() throws {
        let app = try open("reorder")
        try drag(app, IndexPath(row: 2, section: 0), by: 170)
        try assertText(try stops(app), named: "reorder-moved")
        try drag(app, IndexPath(row: 0, section: 1), by: 400)
        try assertText(try stops(app), named: "reorder-moved-into-an-empty-day")
    }

    @Test func ticketsStayInTheirDayAndTheBeginningStaysWhereItIs() throws {
        let app = try open("reorder")
        try drag(app, IndexPath(row: 1, section: 0), by: 400)
        try drag(app, IndexPath(row: 2, section: 0), by: -300)
        try assertText(try stops(app), named: "reorder-refused")
        let home = try #require(try table(app).cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(!home.showsReorderControl)
    }

    @Test func stopsAreMovedByKeys() throws {
        let app = try open("reorder")
        app.press(.keyboardDownArrow)
        app.press(.keyboardDownArrow)
        for _ in 0..<4 { app.press(.keyboardDownArrow, modifiers: .alternate) }
        app.advance(by: 1)
        try assertText(try stops(app), named: "reorder-keys")
    }

    // MARK: A billion rows

    @Test func anyOfABillionRowsCanBeReached() throws {
        let app = try open("billion")
        try app.tap(text: "Go To")
        app.advance(by: 1)
        try app.tap(text: "Last")
        app.advance(by: 1)
        #expect(app.shows(text: "Row 999,999,999"))
        #expect(try table(app).contentSize.height == 44_000_000_000)
    }

    @Test func theTenthsLeadToASingleRow() throws {
        let app = try open("billion")
        try app.tap(text: "Go To")
        app.advance(by: 1)
        for start in ["300,000,000", "320,000,000", "324,000,000"] {
            try app.tap(text: start)
            app.advance(by: 1)
        }
        try app.tap(text: "Middle")
        app.advance(by: 1)
        #expect(app.shows(text: "Row 324,500,000"))
    }
}
