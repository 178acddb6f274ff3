import Testing
import UIKit
import UIKitTestDriver

/// What the article "Tables" says of its listings.
@MainActor @Suite(.serialized)
struct TableListingTests {
    @Test func anUpdateMovesTheOtherRows() throws {
        let table = CityTable(style: .plain)
        let app = try TestApplication(showing: table)
        table.replaceSmallCities(with: City(name: "Porto", population: 230_000))
        app.advance(by: 1)
        #expect(table.tableView.visibleCells.count == 4)
        #expect(table.cities.map(\.name) == ["Porto", "Tokyo", "Lisbon", "Coimbra"])
        #expect(app.shows(text: "Porto") && !app.shows(text: "Elvas"))
    }

    @Test func aSwipeDeletesARow() throws {
        let table = CityTable(style: .plain)
        let app = try TestApplication(showing: table)
        try app.swipeRow(at: IndexPath(row: 1, section: 0), by: -300)
        app.advance(by: 1)
        #expect(!app.shows(text: "Lisbon"))
    }

    @Test func theDelegateGivesHeights() throws {
        let table = CityTableOfTwoHeights(style: .plain)
        _ = try TestApplication(showing: table)
        #expect(table.tableView.visibleCells.map(\.bounds.height) == [88, 44, 44, 44, 44])
    }

    @Test func aRowIsAsHighAsItsCellWants() throws {
        let table = NoteTable(style: .plain)
        let app = try TestApplication(showing: table)
        table.show(["A", "A long heading"], in: table.dataSource)
        app.advance(by: 1)
        let heights = table.tableView.visibleCells.map(\.bounds.height)
        #expect(heights.count == 2 && heights[0] < heights[1])
    }

    @Test func oneHeightIsThatOfEveryRow() throws {
        let table = CityTableOfOneHeight(style: .plain)
        _ = try TestApplication(showing: table)
        #expect(table.tableView.visibleCells.allSatisfy { $0.bounds.height == 44 })
    }
}
