import PeerMeters
import UIKit
import UIKitTestDriver

/// Whether the last rows of a table of any size are drawn to the pixel as the same rows of a small one are.
@MainActor
struct LastRowCheck {
    private let options: BenchmarkOptions

    init(_ options: BenchmarkOptions) {
        self.options = options
    }

    func run() throws {
        let start = peer_now()
        let many = try bottom(of: options.rows, endingAt: options.rows - 1)
        let cost = peer_since(start)
        let few = try bottom(of: 100, endingAt: options.rows - 1)
        Rows(options).tag(backend: "headless", scale: 2)
        let fields: Fields = ["last_row_drawn": many == few]
        fields.emit("last_row", cost)
    }

    /// A picture of the end of a table whose last row has the number `last`.
    private func bottom(of count: Int, endingAt last: Int) throws -> Data {
        let screen = NumberedRowsViewController(count: count, last: last)
        let app = try TestApplication(showing: screen)
        let table: UITableView = screen.tableView
        table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
        app.frame()
        // Half a row up, in steps: what scrolled is moved, not painted again.
        for _ in 0..<5 {
            table.contentOffset.y -= 4.5
            app.frame()
        }
        return try app.screenshotPNG()
    }
}

/// Rows that end with a given number.
private final class NumberedRowsViewController: UITableViewController {
    private let count: Int
    private let offset: Int

    init(count: Int, last: Int) {
        self.count = count
        offset = last + 1 - count
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.showsVerticalScrollIndicator = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row + offset)"
        cell.detailTextLabel?.text = "Subtitle of row \(indexPath.row + offset)"
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
