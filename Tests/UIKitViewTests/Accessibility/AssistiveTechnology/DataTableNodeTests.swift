import HostInterface
import Testing
import UIKit
import UIKitTestDriver

/// Tables of values as nodes.
@MainActor @Suite(.serialized)
struct DataTableNodeTests {
    private func stage(
        _ texts: [[String]] = [["Fruit", "Price"], ["Apple", "2"], ["Pear", "3"]]
    ) throws -> (NodeStage, ValueTableView) {
        let view = ValueTableView(texts)
        return (NodeStage(try TestApplication(showing: Column([view]))), view)
    }

    private func place(_ table: any HostAccessibleTable, _ child: Int) -> [Int]? {
        table.cell(ofChild: child).map { [$0.row, $0.column] }
    }

    private func span(_ table: any HostAccessibleTable, _ row: Int, _ column: Int) -> [Int] {
        let span = table.span(row: row, column: column)
        return [span.rows, span.columns]
    }

    @Test func aTableCountsItsRowsAndColumnsAndFindsItsCells() throws {
        let (stage, _) = try stage()
        let node = try stage.node(.table)
        let table = try #require(node.table)
        #expect(node.name == "Prices" && node.childCount == 6)
        #expect(table.rowCount == 3 && table.columnCount == 2)
        #expect(table.cell(row: 2, column: 0)?.name == "Pear" && table.childIndex(row: 2, column: 0) == 4)
        #expect(place(table, 3) == [1, 1] && place(table, 6) == nil)
        #expect(table.cell(row: 3, column: 0) == nil && table.cell(row: 0, column: -1) == nil)
        #expect(span(table, 1, 1) == [1, 1])
    }

    @Test func aCellKnowsItsPlaceAndItsHeaders() throws {
        let (stage, _) = try stage()
        let price = try stage.node(named: "3")
        let cell = try #require(price.tableCell)
        #expect(price.role == .tableCell && cell.row == 2 && cell.column == 1)
        #expect(cell.table.id == price.parent?.id)
        #expect(cell.table.table?.rowHeaders(2).map(\.name) == ["Pear"])
        #expect(cell.table.table?.columnHeaders(1).map(\.name) == ["Price"])
        #expect(cell.table.table?.columnDescription(1) == "Price" && cell.table.table?.rowDescription(0) == "")
        #expect(try stage.node(named: "Price").role == .tableColumnHeader)
        #expect(try stage.node(named: "Pear").role == .tableRowHeader)
        #expect(price.positionInSet == nil && price.text?.string == "3")
    }

    @Test func aCellThatSpansColumnsIsFoundInEach() throws {
        let (stage, view) = try stage([["Fruit", "Price"], ["All are sold", ""]])
        view.cells[1][0].columns.length = 2
        let table = try #require(stage.node(.table).table)
        #expect(table.cell(row: 1, column: 1)?.name == "All are sold")
        #expect(span(table, 1, 1) == [1, 2] && table.childIndex(row: 1, column: 1) == 2)
        #expect(table.cell(row: 1, column: 1)?.tableCell?.column == 0)
    }

    @Test func answersThatMakeNoSenseAreNotPassedOn() throws {
        let (stage, view) = try stage()
        let pear = view.cells[2][0]
        view.claimedRows = -4
        #expect(try stage.node(.table).table?.rowCount == 0)
        #expect(try stage.node(named: "Pear").tableCell == nil)
        view.claimedRows = .max
        #expect(try stage.node(.table).table?.rowCount == 2_147_483_647)
        #expect(try stage.node(.table).table?.cell(row: 1_000_000, column: 1) == nil)
        pear.rows = NSRange(location: NSNotFound, length: .max)
        #expect(try stage.node(named: "Pear").tableCell == nil)
        #expect(try stage.node(named: "Pear").role == .label)
        pear.rows = NSRange(location: 2, length: -7)
        #expect(span(try #require(stage.node(.table).table), 2, 0) == [1, 1])
        pear.removeFromSuperview()
        #expect(try stage.node(.table).table?.cell(row: 2, column: 0) == nil)
    }

    @Test func aTableThatIsGoneIsEmpty() throws {
        let (stage, view) = try stage()
        let table = try #require(stage.node(.table).table)
        view.removeFromSuperview()
        #expect(table.rowCount == 0 && table.columnCount == 0 && table.cell(row: 0, column: 0) == nil)
        #expect(table.rowHeaders(1).isEmpty && place(table, 0) == nil)
    }

    @Test func aContainerWithoutItsTypeIsNoTable() throws {
        let (stage, view) = try stage()
        view.accessibilityContainerType = .semanticGroup
        let node = try stage.node(.grouping)
        #expect(node.table == nil && node.child(at: 0)?.tableCell == nil && node.child(at: 0)?.role == .label)
    }

    @Test func aCellOfSeveralElementsContainsThem() throws {
        final class Pair: UIView, UIAccessibilityContainerDataTableCell {
            func accessibilityRowRange() -> NSRange { NSRange(location: 1, length: 1) }
            func accessibilityColumnRange() -> NSRange { NSRange(location: 1, length: 1) }
        }
        let (stage, view) = try stage()
        let pair = Pair(frame: view.cells[1][1].frame)
        view.cells[1][1].removeFromSuperview()
        for (index, text) in ["2", "each"].enumerated() {
            let label = UILabel(frame: CGRect(x: 50 * index, y: 0, width: 50, height: 40))
            label.text = text
            pair.addSubview(label)
        }
        view.addSubview(pair)
        let cell = try #require(stage.node(named: "each").parent)
        #expect(cell.role == .tableCell && cell.childCount == 2 && cell.tableCell?.column == 1)
        #expect(cell.parent?.role == .table)
    }

    @Test func elementsThatAreNoViewsAreCellsAsWell() throws {
        final class Cell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
            func accessibilityRowRange() -> NSRange { NSRange(location: 0, length: 1) }
            func accessibilityColumnRange() -> NSRange { NSRange(location: 0, length: 1) }
        }
        final class Drawn: UIView, UIAccessibilityContainerDataTable {
            lazy var cell = Cell(accessibilityContainer: self)
            func accessibilityRowCount() -> Int { 1 }
            func accessibilityColumnCount() -> Int { 1 }
            func accessibilityDataTableCellElement(
                forRow row: Int, column: Int
            ) -> (any UIAccessibilityContainerDataTableCell)? { cell }
        }
        let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        drawn.accessibilityContainerType = .dataTable
        drawn.cell.accessibilityLabel = "7"
        drawn.accessibilityElements = [drawn.cell]
        let stage = NodeStage(try TestApplication(showing: Column([drawn])))
        #expect(try stage.node(named: "7").role == .tableCell)
        #expect(try stage.node(.table).table?.cell(row: 0, column: 0)?.name == "7")
    }

    @Test func aCollectionViewMayBeATableOfValues() throws {
        let grid = ValueGrid()
        let stage = NodeStage(try TestApplication(showing: grid))
        let node = try stage.node(.table)
        let table = try #require(node.table)
        #expect(table.rowCount == 100 && table.columnCount == 3)
        let cell = try #require(table.cell(row: 1, column: 2))
        #expect(cell.name == "1, 2" && cell.role == .tableCell && cell.tableCell?.column == 2)
        #expect(cell.positionInSet == nil && table.childIndex(row: 1, column: 2) == 5)
        #expect(place(table, 5) == [1, 2])
        #expect(table.cell(row: 99, column: 0) == nil)
    }

    @Test func aTextThatContinuesElsewhereFlowsThere() throws {
        let labels = ["One", "Two"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        labels[0].accessibilityNextTextNavigationElement = labels[1]
        labels[1].accessibilityPreviousTextNavigationElement = labels[0]
        let stage = NodeStage(try TestApplication(showing: Column(labels)))
        #expect(try stage.node(named: "One").relations[.flowsTo]?.map(\.name) == ["Two"])
        #expect(try stage.node(named: "Two").relations[.flowsFrom]?.map(\.name) == ["One"])
        labels[1].removeFromSuperview()
        #expect(try stage.node(named: "One").relations.isEmpty)
    }
}

/// A collection view that calls itself a table of values.
@MainActor
private final class ValueGrid: UICollectionViewController {
    private final class Cell: UICollectionViewCell, UIAccessibilityContainerDataTableCell {
        var place = IndexPath(item: 0, section: 0)

        func accessibilityRowRange() -> NSRange { NSRange(location: place.item / 3, length: 1) }
        func accessibilityColumnRange() -> NSRange { NSRange(location: place.item % 3, length: 1) }
    }

    private final class Table: UICollectionView, UIAccessibilityContainerDataTable {
        func accessibilityRowCount() -> Int { 100 }
        func accessibilityColumnCount() -> Int { 3 }
        func accessibilityDataTableCellElement(
            forRow row: Int, column: Int
        ) -> (any UIAccessibilityContainerDataTableCell)? {
            cellForItem(at: IndexPath(item: row * 3 + column, section: 0)) as? Cell
        }
    }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let table = Table(frame: view.bounds, collectionViewLayout: collectionViewLayout)
        (table.dataSource, table.delegate) = (self, self)
        table.accessibilityContainerType = .dataTable
        table.register(Cell.self, forCellWithReuseIdentifier: "cell")
        collectionView = table
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 300 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.place = indexPath
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "\(indexPath.item / 3), \(indexPath.item % 3)"
        return cell
    }
}
