import Testing
import UIKit
import UIKitTestDriver

@testable import GalleryScreens

@MainActor @Suite(.serialized)
struct InspectorScreenTests {
    private let app: TestApplication

    init() throws {
        app = try TestApplication(showing: UINavigationController(rootViewController: InspectorViewController()))
        app.advance(by: 0.5)
    }

    private var table: UITableView {
        get throws { try app.view(UITableView.self) }
    }

    private var report: String {
        get throws { try #require(app.visibleTexts.first { $0.hasPrefix("Under the cross") }) }
    }

    /// The beginning of a row, which the frame does not cover.
    private func place(_ row: Int, _ section: Int) throws -> CGPoint {
        let table = try table
        let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: section)), to: nil)
        return CGPoint(x: rect.minX + 30, y: rect.midY)
    }

    private func choose(_ title: String, in group: String? = nil) throws {
        try app.tap(label: "Options")
        app.advance(by: 1)
        for text in [group, title].compactMap({ $0 }) {
            try app.tap(text: text)
            app.advance(by: 1)
        }
    }

    @Test func theFrameSaysWhatIsUnderIt() throws {
        #expect(try report.hasPrefix("Under the cross: Niger\nIn the frame: Congo, Niger, Zambezi\n"))
        let loupe = try app.view(identifier: "loupe")
        let start = loupe.convert(CGPoint(x: 20, y: 20), to: nil)
        app.drag(from: start, to: CGPoint(x: start.x, y: start.y - 88))
        app.advance(by: 0.5)
        #expect(try report.hasPrefix("Under the cross: Nile\nIn the frame: Nile, Congo\n"))
    }

    @Test func theMenuDecidesWhatCanBeSelected() throws {
        try choose("Several rows", in: "Selection")
        app.tap(at: try place(0, 0))
        app.tap(at: try place(1, 0))
        #expect(try report.contains("Selected: 2, changed by touch 2 times"))
        try choose("No rows", in: "Selection")
        #expect(try !table.allowsSelection)
        try choose("One row", in: "Selection while editing")
        #expect(try table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
    }

    @Test func theSelectionIsFoundAgainInAnotherOrder() throws {
        app.tap(at: try place(1, 0))
        try choose("Reverse the order")
        let selected = try #require(try table.indexPathForSelectedRow)
        #expect(selected == IndexPath(row: 2, section: 3))
        try choose("To the middle", in: "Go to a selected row")
        app.advance(by: 1)
        #expect(try table.cellForRow(at: selected)?.textLabel?.text == "Congo")
    }

    @Test func aDroppedRowIsAnUncommittedUpdate() throws {
        let table = try table
        app.beginDrag(at: try place(0, 0))
        app.moveDrag(to: try place(1, 1), duration: 0.5)
        #expect(try report.contains("drop: yes"))
        app.drop()
        app.advance(by: 0.5)
        #expect(table.hasUncommittedUpdates)
        #expect(try report.contains("uncommitted updates: yes"))
    }
}
