import Testing
import UIKit
import UIKitTestDriver

/// What an inspection says of tables.
@MainActor @Suite(.serialized)
struct TableInspectionTests {
    private let controller = NumbersController()

    private var table: UITableView { controller.tableView }

    private func start() throws -> TestApplication {
        try TestApplication(showing: controller, size: CGSize(width: 320, height: 440), scale: 1)
    }

    private func inspected(_ app: TestApplication) throws -> Trestle.Inspection.Table {
        try #require(app.inspection.tables.first)
    }

    @Test func equalRowsAreOneRun() throws {
        let found = try inspected(start())
        #expect(found.sections == 1)
        #expect(found.rows == 100)
        #expect(found.estimatedRows == 0)
        #expect(found.runs.map(\.description) == ["section 0, rows 0 to 99: 44"])
    }

    @Test func estimatedHeightsAreMarked() throws {
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 80
        let found = try inspected(start())
        #expect(found.estimatedRows > 0)
        let last = try #require(found.runs.last)
        #expect(last.isEstimated)
        #expect(last.description.hasSuffix(": ~80"))
        #expect(found.runs.first?.isEstimated == false)
    }

    @Test func theCellsOfTheRowsOnScreenAreListed() throws {
        let found = try inspected(start())
        #expect(found.cells.map(\.indexPath) == (0..<10).map { IndexPath(row: $0, section: 0) })
        let first = try #require(found.cells.first)
        #expect(first.description == "row 0-0 UITableViewCell \"number\" (0, 0, 320, 44): Number 0")
        #expect(found.pools.isEmpty)
        #expect(found.strayCells.isEmpty)
    }

    @Test func cellsThatNoRowNeedsAreInTheirPool() throws {
        let app = try start()
        controller.count = 2
        table.reloadData()
        let found = try inspected(app)
        #expect(found.cells.count == 2)
        #expect(found.pools.map(\.identifier) == ["number"])
        #expect(found.pools.map(\.count) == [8])
    }

    @Test func aCellThatTheTableDoesNotKnowIsAStray() throws {
        let app = try start()
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "number"))
        cell.textLabel?.text = "Lost"
        table.addSubview(cell)
        let stray = try #require(inspected(app).strayCells.first)
        #expect(stray.hasPrefix("UITableViewCell \"number\" "))
        #expect(stray.hasSuffix(": Lost"))
    }

    @Test func theLastUpdateIsListedCallByCall() throws {
        let app = try start()
        #expect(try inspected(app).lastUpdate == nil)
        controller.count = 101
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            table.insertRows(
                at: [0, 5, 6].map { IndexPath(row: $0, section: 0) }.dropLast().map { $0 }, with: .automatic)
        }
        let update = try #require(inspected(app).lastUpdate)
        #expect(update.calls == ["delete rows 0-1, fade", "insert rows 0-0, 0-5, automatic"])
        #expect(update.rowsBefore == 100)
        #expect(update.rowsAfter == 101)
        #expect(update.refusal == nil)
    }

    @Test func anUpdateThatContradictsTheDataIsListedWithTheReason() throws {
        let app = try start()
        try expectException(named: .internalInconsistencyException) {
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        let update = try #require(inspected(app).lastUpdate)
        #expect(update.calls == ["insert rows 0-0, none"])
        #expect(update.refusal?.contains("Invalid ") == true)
    }

    @Test func prefetchedRowsAreListed() throws {
        table.prefetchDataSource = controller
        let app = try start()
        app.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), holding: 0.1)
        let found = try inspected(app)
        #expect(!found.prefetchedRows.isEmpty)
        #expect(Set(found.prefetchedRows).isSubset(of: controller.prefetched))
    }

    @Test func aScrolledTableHasAnAnchor() throws {
        let app = try start()
        #expect(try inspected(app).anchor == nil)
        table.contentOffset.y = 100
        let anchor = try #require(inspected(app).anchor)
        #expect(anchor.indexPath == IndexPath(row: 2, section: 0))
        #expect(anchor.distance == -12)
    }
}

/// A table of numbers.
private final class NumbersController: UITableViewController, UITableViewDataSourcePrefetching {
    var count = 100
    var prefetched: Set<IndexPath> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
        cell.textLabel?.text = "Number \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        prefetched.formUnion(indexPaths)
    }
}
