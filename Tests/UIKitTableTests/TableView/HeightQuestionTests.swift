import Testing
import UIKitTestDriver

@testable import UIKit

/// How often a table without estimates asks for its heights, and what it measures for them.
@MainActor @Suite(.serialized) struct HeightQuestionTests {
    private final class Sections: UITableViewController {
        var count = 500
        var titleOf: (Int) -> String? = { "Section \($0)" }
        var (heights, titles) = (0, 0)

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.estimatedRowHeight = 0
            tableView.estimatedSectionHeaderHeight = 0
            tableView.estimatedSectionFooterHeight = 0
        }

        override func numberOfSections(in tableView: UITableView) -> Int { count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights += 1
            return 40
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            titles += 1
            return titleOf(section)
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private func shown(_ setUp: (Sections) -> Void) throws -> (TestApplication, Sections) {
        let controller = Sections(style: .plain)
        setUp(controller)
        return (try TestApplication(showing: UINavigationController(rootViewController: controller)), controller)
    }

    /// The visible rows and headers are asked for again when they come on screen.
    private let visible = 60

    /// UIKit asks once when the table loads and once when it is laid out for the first time (`CallOrderTests`).
    @Test func everyHeightIsAskedForTwice() throws {
        let (app, controller) = try shown { _ in }
        defer { withExtendedLifetime(app) {} }
        #expect(controller.heights <= 2 * 500 + visible)
        #expect(controller.titles <= 2 * 500 + visible)
    }

    @Test func anEmptyUpdateAsksForEveryHeightOnce() throws {
        let (app, controller) = try shown { _ in }
        defer { withExtendedLifetime(app) {} }
        (controller.heights, controller.titles) = (0, 0)
        controller.tableView.beginUpdates()
        controller.tableView.endUpdates()
        #expect(controller.heights <= 500 + visible)
        #expect(controller.titles <= 500 + visible)
    }

    @Test func aTitleOfOneLineIsMeasuredOnce() throws {
        func shapings(_ count: Int) throws -> Int {
            let controller = Sections(style: .plain)
            controller.count = count
            let app = try TestApplication(showing: UIViewController())
            return app.work {
                app.window.rootViewController = controller
                app.advance(by: 0.1)
            }.textShapings
        }
        _ = try shapings(100)
        #expect(try shapings(1_000) <= shapings(100) + 10)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped]) func longTitlesHaveTheirOwnHeights(style: UITableView.Style)
        throws
    {
        let controller = Sections(style: style)
        controller.count = 6
        let long = String(repeating: "a long title ", count: 12)
        controller.titleOf = { $0 % 3 == 0 ? "short" : $0 % 3 == 1 ? long : nil }
        let app = try TestApplication(showing: controller)
        defer { withExtendedLifetime(app) {} }
        let table = controller.tableView!
        let heights = (0..<6).map { table.rectForHeader(inSection: $0).height }
        #expect(heights[4] == heights[1] && heights[1] > heights[3] + 30)
        #expect(heights[2] == heights[5])
        // As if every one had been measured alone.
        for section in 0..<6 {
            table.scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
            table.layoutIfNeeded()
            #expect(table.rectForHeader(inSection: section).height == heights[section])
        }
    }
}
