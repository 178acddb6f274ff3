import Testing
import UIKit
import UIKitTestDriver

@testable import CellScreens

/// Controls in cells, while rows come, go and move.
@MainActor @Suite(.serialized)
struct BasketScreenTests {
    private let app: TestApplication
    private let screen = BasketViewController()

    init() throws {
        app = try TestApplication(showing: UINavigationController(rootViewController: screen))
        app.advance(by: 0.5)
    }

    private var table: UITableView { screen.tableView }

    private func cell(_ row: Int) throws -> BasketCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? BasketCell)
    }

    private func row(of name: String) throws -> Int {
        try #require(screen.items.firstIndex { $0.name == name })
    }

    /// Taps the right half of the stepper of an item.
    private func increase(_ name: String) throws {
        let stepper = try app.view(identifier: "count of \(name)")
        app.tap(at: stepper.convert(CGPoint(x: stepper.bounds.width * 0.75, y: stepper.bounds.midY), to: nil))
    }

    private func count(of name: String) throws -> Int { screen.items[try row(of: name)].count }

    // Seeds 95.
    @Test func aStepperTellsTheControllerThroughItsDelegate() throws {
        try increase("Coffee")
        #expect(try count(of: "Coffee") == 2)
        #expect(app.shows(text: "2 × €7.90"))
        #expect(app.shows(text: "Total: €42.80"))
    }

    // Seeds 106.
    @Test func anEventAfterAnInsertionIsForTheRightRow() throws {
        try app.tap(text: "Add")
        try app.settle()
        try increase("Bread")
        #expect(try count(of: "Bread") == 2)
        #expect(try count(of: "Cheese") == 1)
    }

    @Test func anEventWhileRowsMoveIsForTheRightRow() throws {
        try app.tap(text: "Sort by Price")
        app.advance(by: 0.1)
        let coffee = try cell(try row(of: "Coffee"))
        screen.basketCell(coffee, didChangeCountTo: 7)
        #expect(try count(of: "Coffee") == 7)
        #expect(screen.items.filter { $0.count == 7 }.count == 1)
    }

    @Test func aButtonTellsTheControllerThroughAClosure() throws {
        try app.tap(label: "Remove Olive oil")
        try app.settle()
        #expect(screen.items.map(\.name) == ["Bread", "Tomatoes", "Eggs", "Coffee", "Apples"])
        #expect(table.numberOfRows(inSection: 0) == 5)
    }

    /// The second tap comes while the first row leaves.
    @Test func twoQuickTapsRemoveTwoRows() throws {
        try app.tap(label: "Remove Bread")
        app.advance(by: 0.05)
        try app.tap(label: "Remove Eggs")
        try app.settle()
        #expect(screen.items.map(\.name) == ["Olive oil", "Tomatoes", "Coffee", "Apples"])
        #expect(table.visibleCells.count == 4)
    }

    @Test func aReusedCellActsForItsNewRow() throws {
        try app.tap(label: "Remove Bread")
        try app.settle()
        try app.tap(text: "Add")
        try app.settle()
        try increase("Cheese")
        #expect(try count(of: "Cheese") == 2)
        try app.tap(label: "Remove Cheese")
        try app.settle()
        #expect(!screen.items.contains { $0.name == "Cheese" || $0.name == "Bread" })
    }

    // Seeds 96.
    @Test func sortedRowsMoveToTheirPlaces() throws {
        try app.tap(text: "Sort by Price")
        try app.settle()
        #expect(screen.items.map(\.name) == ["Eggs", "Apples", "Tomatoes", "Bread", "Coffee", "Olive oil"])
        for (row, item) in screen.items.enumerated() {
            let stepper = try app.view(identifier: "count of \(item.name)")
            #expect(stepper.isDescendant(of: try cell(row)))
        }
    }

    // Seeds 124.
    @Test func rowsAreDeletedInEditingMode() throws {
        try app.tap(text: "Edit")
        try app.settle()
        let bread = try cell(0)
        app.tap(at: bread.convert(CGPoint(x: 20, y: bread.bounds.midY), to: nil))
        try app.settle()
        try app.tap(text: "Delete")
        try app.settle()
        #expect(screen.items.first?.name == "Olive oil")
        #expect(app.shows(text: "Total: €31.70"))
    }

    @Test func rowsAreMovedByTheirGrips() throws {
        try app.tap(text: "Edit")
        try app.settle()
        let bread = try cell(0)
        let grip = bread.convert(CGPoint(x: bread.bounds.maxX - 24, y: bread.bounds.midY), to: nil)
        app.drag(from: grip, to: CGPoint(x: grip.x, y: grip.y + 140), duration: 0.5, holding: 0.3)
        try app.settle()
        #expect(screen.items.map(\.name).prefix(3) == ["Olive oil", "Tomatoes", "Bread"])
    }
}
