import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// The content size of tables that were not laid out, and of those that are too low to show anything.
@MainActor @Suite(.serialized) struct ContentSizeTests {
    private final class Forty: UITableViewController {
        var sizeInLoading = CGSize.zero
        var asked = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 50
            sizeInLoading = tableView.contentSize
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            asked += 1
            return 40
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    // Seeds 119.
    @Test func theContentSizeIsRightInViewDidLoad() throws {
        let controller = Forty(style: .plain)
        let app = try TestApplication(showing: controller)
        defer { withExtendedLifetime(app) {} }
        #expect(controller.sizeInLoading.height == 2_000)
        #expect(controller.tableView.contentSize.height == 2_000)
        // For the content size, for the controller's first appearance, and by the first layout.
        #expect(controller.asked == 3)
    }

    @Test func aTableWithoutDataSourceIsNotAsked() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(table.contentSize == .zero)
        #expect(!table.contents.isLoaded)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func aTableWithoutHeightHasTheContentSizeOfALowOne(style: UITableView.Style) {
        let fixture = TableFixture([3], style: style, size: CGSize(width: 320, height: 0), rowHeight: 44)
        fixture.table.layoutIfNeeded()
        let size = fixture.table.contentSize
        fixture.table.frame.size.height = 600
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.contentSize == size)
        if style == .plain { #expect(size.height == 132) }
    }

    // MARK: A list inside a cell

    private final class Outer: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            OuterCell(style: .default, reuseIdentifier: nil)
        }
    }

    private final class OuterCell: UITableViewCell, UITableViewDataSource {
        let inner = FullTable(frame: .zero)
        var rows = 3

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            inner.dataSource = self
            inner.rowHeight = 40
            inner.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                inner.topAnchor.constraint(equalTo: contentView.topAnchor),
                inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private final class FullTable: UITableView {
        override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize {
            layoutIfNeeded()
            return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
        }
    }

    @Test func aRowIsAsHighAsTheTableInIt() throws {
        let controller = Outer(style: .plain)
        let app = try TestApplication(showing: controller)
        let path = IndexPath(row: 0, section: 0)
        let strip = SystemMetrics.current.rows.separatorStrip(scale: controller.tableView.pixelScale)
        #expect(controller.tableView.rectForRow(at: path).height == 120 + strip)
        let cell = try #require(controller.tableView.cellForRow(at: path) as? OuterCell)
        cell.rows = 5
        cell.inner.reloadData()
        app.advance(by: 1)
        #expect(controller.tableView.rectForRow(at: path).height == 200 + strip)
        #expect(cell.inner.frame.height == 200)
    }
}
