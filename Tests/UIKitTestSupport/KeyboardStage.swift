import Foundation
import UIKitTestDriver

@testable import UIKit

/// An application that shows a table of cities, and writes down what the delegate is asked and told.
@MainActor
final class KeyboardStage: NSObject, UITableViewDataSource, UITableViewDelegate {
    static let cities = [
        "Aveiro", "Braga", "Bragança", "Coimbra", "Évora", "Faro", "Lagos", "Lisbon", "Porto", "São Paulo",
    ]

    let table: UITableView
    let controller = UIViewController()
    let app: TestApplication
    var cities: [[String]]
    private(set) var log: [String] = []
    var refused: Set<Int> = []
    /// Called when the delegate is asked whether a row may have the focus.
    var onFocusQuestion: ((IndexPath) -> Void)?
    var preferred: IndexPath?
    var menu: UIContextMenuConfiguration?

    /// - Parameter rows: the number of rows; the names of the cities are repeated with a number.
    init(
        rows: Int = 10, sections: Int = 1, style: UITableView.Style = .plain, height: CGFloat = 400,
        appearance: UIUserInterfaceStyle = .light, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws {
        cities = (0..<sections).map { _ in
            (0..<rows).map { Self.cities[$0 % 10] + ($0 < 10 ? "" : " \($0 / 10)") }
        }
        table = UITableView(frame: .zero, style: style)
        controller.view = table
        app = try TestApplication(
            showing: controller, size: CGSize(width: 320, height: height), style: appearance,
            layoutDirection: layoutDirection)
        super.init()
        table.rowHeight = 40
        table.dataSource = self
        table.delegate = self
        app.frame()
    }

    func write(_ line: String) { log.append(line) }

    func writes(_ body: () throws -> Void) rethrows -> [String] {
        log = []
        try body()
        return log
    }

    func cell(_ row: Int, section: Int = 0) -> UITableViewCell? {
        table.cellForRow(at: IndexPath(row: row, section: section))
    }

    /// The text of the row with the ring; nil if no row on screen has one.
    var ringed: String? {
        app.frame()
        return table.visibleCells.first { cell in cell.subviews.contains { $0 is FocusRing } }?.textLabel?.text
    }

    var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }

    func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], times: Int = 1) {
        for _ in 0..<times { app.press(key, modifiers: modifiers) }
        app.advance(by: 0.5)
    }

    // MARK: Data source and delegate

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(editingStyle == .delete ? "delete" : "another") \(indexPath.row)")
        cities[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func numberOfSections(in tableView: UITableView) -> Int { cities.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "city")
            ?? UITableViewCell(style: .default, reuseIdentifier: "city")
        cell.textLabel?.text = cities[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        let answer = tableView.allowsFocus && !refused.contains(indexPath.row)
        onFocusQuestion?(indexPath)
        return answer
    }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("should highlight \(indexPath.row)")
        return true
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("did highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("did unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("will select \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("did select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("will deselect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("did deselect \(indexPath.row)")
    }
}
