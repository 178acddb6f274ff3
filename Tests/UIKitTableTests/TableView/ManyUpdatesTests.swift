import Testing
import UIKitTestDriver

@testable import UIKit

/// Many animated updates without a frame between them.
@MainActor @Suite(.serialized) struct ManyUpdatesTests {
    private final class Feed: UITableViewController {
        var count = 30
        var made = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 40
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        func insert() {
            count += 1
            tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
    }

    /// The subviews after this many insertions, before and after the animations.
    private func subviews(_ insertions: Int) throws -> (during: Int, after: Int, movements: Int) {
        let controller = Feed(style: .plain)
        let app = try TestApplication(showing: controller)
        app.advance(by: 0.5)
        for _ in 0..<insertions { controller.insert() }
        let during = controller.tableView.subviews.count
        let animations = controller.tableView.subviews.map { $0.layer.animationKeys()?.count ?? 0 }.reduce(0, +)
        app.advance(by: 2)
        #expect(controller.tableView.visibleCells.count <= 24)
        return (during, controller.tableView.subviews.count, animations)
    }

    @Test func theyLeaveNoViewsBehind() throws {
        let few = try subviews(50)
        let many = try subviews(150)
        #expect(many.during <= few.during)
        #expect(many.after <= few.after)
        #expect(many.movements <= few.movements)
    }

    @Test func cellsThatWereSeenStillMoveOut() throws {
        let controller = Feed(style: .plain)
        let app = try TestApplication(showing: controller)
        app.advance(by: 0.5)
        let last = try #require(controller.tableView.visibleCells.last)
        for _ in 0..<3 { controller.insert() }
        #expect(last.superview != nil && !last.isHidden)
        #expect(last.layer.animationKeys()?.isEmpty == false)
        app.advance(by: 2)
        #expect(controller.tableView.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 0))
    }
}
