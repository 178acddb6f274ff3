import HostInterface
import Testing
import UIKit
import UpdateModels

@testable import UIKitTestDriver

/// Any call on any node, also on those that are gone, while the table changes. `SEED=7 ITERATIONS=1` repeats one run.
@MainActor @Suite(.serialized)
struct RandomAccessibilityClientTests {
    private final class Changing: UITableViewController {
        var counts = [30, 0, 5000]
        /// Called in every question.
        var inQuestion: () -> Void = {}

        override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "cell")
                ?? UITableViewCell(style: .value1, reuseIdentifier: "cell")
            cell.textLabel?.text = "Row \(indexPath.section)-\(indexPath.row)"
            cell.accessoryView = indexPath.row % 3 == 0 ? UISwitch() : nil
            return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 1 ? nil : "Section \(section)"
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { inQuestion() }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            inQuestion()
            return true
        }
    }

    @Test func nothingEndsAndEverythingStaysConsistent() throws {
        for seed in FuzzSettings.seeds(5) {
            if let fault = try run(seed) { Issue.record("SEED=\(seed) ITERATIONS=1: \(fault)") }
        }
    }

    @Test func noNodeKeepsItsViewAlive() throws {
        for seed in FuzzSettings.seeds(5) {
            var nodes: [any HostAccessibleNode] = []
            weak var controller: Changing?
            let app = try TestApplication(showing: UIViewController())
            try {
                let table = Changing(style: .plain)
                controller = table
                app.window.rootViewController = table
                app.frame()
                nodes = try walk(table, app, seed)
                app.window.rootViewController = UIViewController()
            }()
            app.advance(by: 2)
            #expect(controller == nil, "SEED=\(seed) ITERATIONS=1, with \(nodes.count) nodes")
        }
    }

    /// Returns what is wrong after a walk; nil if nothing is.
    private func run(_ seed: Int) throws -> String? {
        let controller = Changing(style: seed % 2 == 0 ? .plain : .insetGrouped)
        let app = try TestApplication(showing: UINavigationController(rootViewController: controller))
        app.assistiveTechnologyListens = seed % 3 != 0
        controller.tableView.allowsMultipleSelection = seed % 2 == 1
        _ = try walk(controller, app, seed)
        app.advance(by: 1)
        guard let list = NodeStage(app).all.first(where: \.hasVirtualChildren) else { return "the list is gone" }
        let count = controller.counts.reduce(0, +) + controller.counts.count - 1
        if list.childCount != count { return "\(list.childCount) children instead of \(count)" }
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<20 where count > 0 {
            let index = Int.random(in: 0..<count, using: &random)
            guard let child = list.child(at: index), child.indexInParent == index, !child.name.isEmpty else {
                return "no child \(index), or one with another index or without a name"
            }
        }
        return nil
    }

    /// Makes 200 calls, and returns the nodes that are known in the end.
    private func walk(
        _ controller: Changing, _ app: TestApplication, _ seed: Int
    ) throws -> [any HostAccessibleNode] {
        var random = SeededGenerator(seed: UInt64(seed))
        let stage = NodeStage(app)
        var known = stage.tree.windows
        for _ in 0..<200 {
            if Int.random(in: 0..<4, using: &random) == 0 { change(controller, using: &random) }
            controller.inQuestion = {}
            if Int.random(in: 0..<8, using: &random) == 0 {
                var inside = random
                var isChanging = false
                controller.inQuestion = { [weak controller] in
                    // A change asks questions, too.
                    guard let controller, !isChanging else { return }
                    isChanging = true
                    self.change(controller, using: &inside)
                    isChanging = false
                }
            }
            let node = known[Int.random(in: 0..<known.count, using: &random)]
            if let next = call(node, stage.tree, using: &random) { known.append(next) }
            if known.count > 60 { known.removeFirst(20) }
            if Int.random(in: 0..<5, using: &random) == 0 { app.advance(by: 0.1) }
        }
        controller.inQuestion = {}
        return known
    }

    private func change(_ controller: Changing, using random: inout SeededGenerator) {
        guard let table = controller.tableView else { return }
        let section = [0, 2][Int.random(in: 0..<2, using: &random)]
        let count = controller.counts[section]
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            table.performBatchUpdates {
                controller.counts[section] += 1
                table.insertRows(
                    at: [IndexPath(row: Int.random(in: 0...count, using: &random), section: section)], with: .fade)
            }
        case 1 where count > 0:
            table.performBatchUpdates {
                controller.counts[section] -= 1
                table.deleteRows(
                    at: [IndexPath(row: Int.random(in: 0..<count, using: &random), section: section)], with: .top)
            }
        case 2: table.reloadData()
        case 3: controller.setEditing(!controller.isEditing, animated: false)
        default: table.contentOffset.y = CGFloat(Int.random(in: 0..<3000, using: &random))
        }
    }

    /// Makes one call, and returns a node that it has led to.
    private func call(
        _ node: any HostAccessibleNode, _ tree: any HostAccessibilityTree, using random: inout SeededGenerator
    ) -> (any HostAccessibleNode)? {
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1, 2:
            let count = node.childCount
            return count > 0 ? node.child(at: Int.random(in: 0..<count, using: &random)) : nil
        case 3: return node.parent
        case 4: return tree.node(node.id)
        case 5: return tree.focusedNode
        case 6: return node.node(x: Double.random(in: 0..<390, using: &random), y: 300)
        case 7: _ = (node.name, node.description, node.role, node.states, node.attributes, node.level)
        case 8: _ = node.scrollToVisible([.anywhere, .top, .bottom][Int.random(in: 0..<3, using: &random)])
        case 9: _ = node.grabFocus()
        case 10: _ = node.performAction(at: Int.random(in: 0..<4, using: &random))
        case 11: _ = node.selection?.select(Int.random(in: -1..<6000, using: &random))
        case 12: _ = (node.selection?.deselectAll(), node.selection?.selectedChild(at: 0))
        default: _ = (node.text?.string, node.text?.line(at: 3), node.value, node.frame, node.positionInSet)
        }
        return nil
    }
}
