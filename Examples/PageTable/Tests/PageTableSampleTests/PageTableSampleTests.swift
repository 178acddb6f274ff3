import PageTable
import Testing
import UIKit
import UIKitTestDriver

@testable import PageTableSample
@testable import PageTableScreens

@MainActor @Suite(.serialized)
struct PageTableSampleTests {
    private let app: TestApplication

    init() throws {
        app = try TestApplication(delegate: AppDelegate.self)
        app.advance(by: 1)
    }

    private var table: UITableView {
        get throws { try app.view(UITableView.self) }
    }

    private func cell<Cell: UITableViewCell>(_ row: Int, _ section: Int, as type: Cell.Type = Cell.self) throws -> Cell
    {
        try #require(try table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell)
    }

    // Seeds 338, 342, 343, 376.
    @Test func threeSectionsHaveRowsOfThreeKinds() throws {
        #expect(
            app.visibleTexts == [
                "Page Table",
                "Simple text", "A tap selects the row, no more.", "The data of this row is a string.",
                "Rows loaded from NIBs", "This is row 1", "This is row 2", "This is row 3", "This is row 4",
                "Editable Text Fields", "Name", "Ada Lovelace", "City", "Tap to edit", "Note", "Tap to edit",
                "9 rows in 3 sections",
            ])
        _ = try cell(0, 0, as: LabelCell.self)
        _ = try cell(0, 1, as: NibCell.self)
        _ = try cell(0, 2, as: TextFieldCell.self)
    }

    // Seeds 372.
    @Test func sectionsFadeInAndRowsComeFromLeftAndRightInTurn() throws {
        let app = try TestApplication(delegate: AppDelegate.self)
        app.advance(by: 0.12)
        let table = try app.view(UITableView.self)
        let places = try (0..<4).map { row -> CGFloat in
            let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 1)))
            return try #require(cell.layer.presentation()).frame.minX - cell.frame.minX
        }
        #expect(places[0] < 0 && places[1] > 0 && places[2] < 0 && places[3] > 0)
        let header = try #require(table.headerView(forSection: 1))
        #expect(try #require(header.layer.presentation()).opacity < 1)
    }

    @Test func aTapOnATextRowOnlyDeselectsIt() throws {
        try app.tap(text: "The data of this row is a string.")
        app.advance(by: 1)
        #expect(try table.indexPathForSelectedRow == nil)
        #expect((app.rootViewController as? UINavigationController)?.viewControllers.count == 1)
    }

    // Seeds 340, 377, 384.
    @Test func aTapOnANibRowPushesItsDetails() throws {
        try app.tap(text: "This is row 3")
        try app.settle()
        let navigation = try #require(app.rootViewController as? UINavigationController)
        let detail = try #require(navigation.topViewController as? DetailViewController)
        #expect(detail.title == "Row 3")
        #expect(detail.numberLabel?.text == "3")
        #expect(app.shows(text: "Comes from"))
        try app.tap(identifier: "BackButton")
        try app.settle()
        #expect(app.shows(text: "This is row 3"))
    }

    @Test func aTapOnAFieldEditsIt() throws {
        try app.tap(text: "City")
        app.advance(by: 0.5)
        app.type("London")
        app.press(.keyboardReturnOrEnter)
        app.advance(by: 0.5)
        #expect(app.shows(text: "London"))
        #expect(try !cell(1, 2, as: TextFieldCell.self).textField.isFirstResponder)
    }

    @Test func theBarBesideTheTableAddsAndRemovesRows() throws {
        try app.tap(label: "Add row")
        try app.settle()
        #expect(app.shows(text: "Added as row 3"))
        #expect(app.shows(text: "10 rows in 3 sections"))
        for _ in 0..<3 {
            try app.tap(label: "Remove row")
            try app.settle()
        }
        #expect(try table.numberOfRows(inSection: 0) == 0)
        #expect(app.shows(text: "7 rows in 3 sections"))
    }

    // Seeds 346.
    @Test func rowsHaveGradientsTheTableHasAnotherAndTheSelectionItsColor() throws {
        let row: LabelCell = try cell(0, 0)
        let background = try #require(row.backgroundView as? PageCellBackground)
        #expect(background.colors.count == 2)
        #expect(try table.backgroundView is BackdropView)
        let selection = try #require(row.selectedBackgroundView as? PageCellBackground)
        #expect(selection.colors != background.colors)
    }

    // Seeds 346.
    /// The table ends in a shade of indigo, a row runs to a shade of the tint color, and a touched row is bluer.
    @Test func gradientsAndSelectionAreSeenOnTheScreen() throws {
        let table = try table
        func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
            let picture = app.screenshot()
            let scale = CGFloat(picture.width) / app.window.bounds.width
            let color = picture.color(x: Int(x * scale), y: Int(y * scale))
            return [color.red, color.green, color.blue]
        }
        let frame = table.convert(table.bounds, to: nil)
        let side = [0.3, 0.6, 0.95].map { color(frame.minX + 2, frame.minY + frame.height * $0) }
        #expect(side[0][0] > side[1][0] && side[1][0] > side[2][0])
        #expect(side[2][2] > side[2][0] + 8)
        let row: LabelCell = try cell(0, 0)
        let place = row.convert(row.bounds, to: nil)
        let along = [0.2, 0.5, 0.9].map { color(place.minX + place.width * $0, place.minY + 4) }
        #expect(along[0][0] > along[1][0] && along[1][0] > along[2][0])
        app.touchDown(at: CGPoint(x: place.midX, y: place.midY))
        app.advance(by: 0.3)
        #expect(color(place.midX, place.minY + 4)[0] < along[1][0] - 20)
        app.touchCancel()
    }

    @Test func theHeadersAreThoseOfThePage() throws {
        #expect(try table.headerView(forSection: 0) is PageHeaderView)
    }

    @Test func aNibRowIsAsHighAsItsNib() throws {
        #expect(try cell(0, 1, as: NibCell.self).frame.height == 60)
    }

    // Seeds 371.
    @Test func theTextsOfNibRowsAreTranslated() throws {
        let german = try #require(
            RootViewController.resources.path(forResource: "de", ofType: "lproj").flatMap(Bundle.init(path:)))
        #expect(german.localizedString(forKey: "This is row %ld", value: nil, table: nil) == "Dies ist Zeile %ld")
    }
}
