import UIKit
import UIKitTestDriver

/// Pictures of the first and the last rows, to be compared with those of the other programs.
@MainActor
enum Shot {
    static func write(_ prefix: String, _ options: BenchmarkOptions) throws {
        let screen = RowsViewController.showing(Rows(options), heights: options.heights)
        let app = try TestApplication(showing: screen, size: CGSize(width: 390, height: 844), scale: 2)
        defer { app.end() }
        app.frame()
        try app.writeScreenshot(to: URL(fileURLWithPath: prefix + "-first.png"))
        let last = IndexPath(row: screen.rows.count - 1, section: 0)
        screen.tableView.scrollToRow(at: last, at: .bottom, animated: false)
        app.frame()
        try app.writeScreenshot(to: URL(fileURLWithPath: prefix + "-last.png"))
    }
}
