import AllocationCount
import Testing
import UIKitTestDriver

@testable import UIKit

/// Many animated updates without a frame between them.
@MainActor @Suite(.serialized) struct ManyUpdatesTests {
    private final class Feed: UITableViewController {
        var count = 30
        var asked = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 40
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
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

    /// The work of this many insertions and of the frames after them, by its kind.
    private func work(_ insertions: Int) throws -> [String: Int] {
        let controller = Feed(style: .plain)
        let app = try TestApplication(showing: controller, scale: 1)
        app.advance(by: 0.5)
        controller.asked = 0
        let allocations = allocation_count()
        let counts = app.work {
            for _ in 0..<insertions { controller.insert() }
            app.advance(by: 2)
        }
        return [
            "asked": controller.asked, "views": counts.viewLayouts, "cells": counts.cellLayouts,
            "dequeues": counts.dequeues, "texts": counts.textShapings, "layers": counts.layersRedrawn,
            "allocations": Int(allocation_count() - allocations),
        ]
    }

    @Test func aHundredMoreAreNoMoreWorkThanTheHundredBefore() throws {
        let works = try [100, 200, 300].map { try work($0) }
        #expect(works[0]["asked", default: 0] > 0)
        for kind in works[0].keys {
            let counts = works.map { $0[kind, default: 0] }
            // A twentieth more, because arrays and dictionaries grow in steps.
            let most = (counts[1] - counts[0]) * 21 / 20 + 10
            #expect(counts[2] - counts[1] <= most, "\(kind): \(counts)")
        }
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
