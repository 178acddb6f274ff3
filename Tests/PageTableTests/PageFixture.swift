import Foundation
import PageTable
import Testing
import UIKit
import UIKitTestDriver

/// A page in a table of any style, and the application that shows it.
@MainActor
final class PageFixture {
    let page: TestPage
    let app: TestApplication

    init(
        _ style: UITableView.Style = .plain, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        setUp: (TestPage) -> Void = { _ in }
    ) throws {
        page = TestPage(style: style)
        setUp(page)
        app = try TestApplication(
            showing: UINavigationController(rootViewController: page), scale: 2, layoutDirection: layoutDirection)
        app.advance(by: 0.5)
    }

    var table: UITableView { page.tableView }

    /// The texts of the rows by section, as the table has them.
    var rows: [[String]] {
        app.advance(by: 1)
        return (0..<table.numberOfSections).map { section in
            (0..<table.numberOfRows(inSection: section)).map { row in
                let cell = table.cellForRow(at: IndexPath(row: row, section: section))
                return (cell as? LabelCell)?.label.text ?? "-"
            }
        }
    }

    /// The colors of the screen at points of a view, as numbers from 0 to 255.
    func colors(of view: UIView, at points: [CGPoint]) -> [[Int]] {
        let picture = app.screenshot()
        return points.map { point in
            let place = view.convert(point, to: nil)
            let color = picture.color(x: Int(place.x * 2), y: Int(place.y * 2))
            return [color.red, color.green, color.blue]
        }
    }

    func cell<Cell: UITableViewCell>(_ row: Int, _ section: Int = 0, as type: Cell.Type = Cell.self) throws -> Cell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell)
    }
}

class TestPage: PageViewController {
    private let style: UITableView.Style

    init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var tableStyle: UITableView.Style { style }

    /// Adds a row with a text.
    func add(_ text: String, at row: Int, _ section: Int = 0, refresh: PageRefresh = .immediate) {
        addRow(at: row, inSection: section, cellClass: LabelCell.self, cellData: text, refresh: refresh)
    }
}

/// Returns the corrections that are reported meanwhile.
@MainActor
func reported(_ body: () throws -> Void) rethrows -> [String] {
    var lines: [String] = []
    let outer = PageLog.listener
    PageLog.listener = { lines.append($0) }
    defer { PageLog.listener = outer }
    try body()
    return lines
}

/// A bundle with the files of a test, which lasts as long as the object.
final class NibFolder {
    private let path = NSTemporaryDirectory() + "PageTableTests-\(UUID().uuidString)"
    var bundle: Bundle { Bundle(path: path)! }

    init(_ nibs: [String: String]) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, objects) in nibs {
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
                    <objects>\(objects)</objects>
                </document>
                """
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name).xib"))
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
