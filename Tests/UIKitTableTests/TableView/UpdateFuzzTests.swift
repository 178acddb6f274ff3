import Testing
import UpdateModels

@testable import UIKit
@testable import UIKitTestSupport

/// Random updates of random tables on screen, checked against arrays after each. `SEED=7 ITERATIONS=1` repeats one run.
@MainActor @Suite(.serialized) struct UpdateFuzzTests {
    @Test func whateverChangesTheTableShowsItsData() {
        let iterations = setting("ITERATIONS")
        let first = setting("SEED") ?? 1
        for seed in first..<first + (iterations ?? 25) {
            if iterations != nil { print("SEED=\(seed)") }
            let fuzz = UpdateFuzz(seed: seed)
            for step in 0..<25 {
                fuzz.step()
                guard let fault = fuzz.wrong else { continue }
                Issue.record("SEED=\(seed) step \(step): \(fault)\nafter \(fuzz.lastStep)")
                return
            }
            fuzz.comeToRest()
            if let fault = fuzz.wrongAtRest {
                Issue.record("SEED=\(seed) at rest: \(fault)")
                return
            }
        }
    }

    private func setting(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }
}

/// A table on a screen whose rows and sections are numbers, changed at random.
@MainActor
private final class UpdateFuzz: NSObject, UITableViewDataSource, UITableViewDelegate {
    private var random: SeededGenerator
    private let stage = TouchStage(size: CGSize(width: 320, height: 480), scale: 2)
    private let table: UITableView
    private var sections: [(id: Int, rows: [Int])] = []
    private var selected: [Int] = []
    private var nextNumber = 0
    private let sizesItself: Bool
    private var completions = 0
    private var expectedCompletions = 0
    private(set) var lastStep = ""

    init(seed: Int) {
        random = SeededGenerator(seed: UInt64(seed))
        let style: UITableView.Style = [.plain, .grouped, .insetGrouped][Int(random.next() % 3)]
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        sizesItself = random.next() % 3 == 0
        super.init()
        for _ in 0..<roll(6) { sections.append((number(), (0..<roll(12)).map { _ in number() })) }
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.allowsMultipleSelection = true
        if roll(4) == 0 { table.estimatedRowHeight = 0 }
        table.dataSource = self
        table.delegate = self
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
    }

    // MARK: Steps

    func step() {
        switch roll(10) {
        case 0:
            let room = max(0, table.contentSize.height - table.bounds.height)
            table.contentOffset.y = room > 0 ? CGFloat(roll(Int(room) + 1)) : 0
            lastStep = "scroll to \(table.contentOffset.y)"
        case 1:
            guard let path = randomPath() else { return }
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            let row = sections[path.section].rows[path.row]
            if !selected.contains(row) { selected.append(row) }
            lastStep = "select \(path)"
        case 2:
            sections = sections.map { ($0.id, $0.rows.reversed()) }
            selected = []
            table.reloadData()
            lastStep = "reload"
        default: batch()
        }
        if roll(2) == 0 { stage.advance(by: Double(roll(12)) / 60) }
    }

    private func batch() {
        var calls: [(String, () -> Void)] = []
        let before = sections
        var after: [(id: Int, rows: [Int])] = []
        var movedSections: [(from: Int, section: (id: Int, rows: [Int]))] = []
        var reloaded: Set<Int> = []
        for (index, section) in before.enumerated() {
            switch roll(12) {
            case 0:
                selected.removeAll { section.rows.contains($0) }
                calls.append(
                    ("deleteSections \(index)", { self.table.deleteSections([index], with: self.animation()) }))
            case 1:
                selected.removeAll { section.rows.contains($0) }
                reloaded.insert(section.id)
                after.append((section.id, (0..<roll(8)).map { _ in number() }))
                calls.append(
                    ("reloadSections \(index)", { self.table.reloadSections([index], with: self.animation()) }))
            case 2: movedSections.append((index, section))
            default: after.append(section)
            }
        }
        for (_, section) in movedSections { after.insert(section, at: roll(after.count + 1)) }
        var inserted: [Int] = []
        for _ in 0..<(roll(4) == 0 ? 1 : 0) {
            let section = (id: number(), rows: (0..<roll(6)).map { _ in number() })
            inserted.append(section.id)
            after.insert(section, at: roll(after.count + 1))
        }
        changeRows(before, &after, kept: Set(after.map(\.id)).subtracting(reloaded).subtracting(inserted), &calls)
        for (from, section) in movedSections {
            let to = after.firstIndex { $0.id == section.id }!
            calls.append(("moveSection \(from) to \(to)", { self.table.moveSection(from, toSection: to) }))
        }
        for id in inserted {
            let at = after.firstIndex { $0.id == id }!
            calls.append(("insertSections \(at)", { self.table.insertSections([at], with: self.animation()) }))
        }
        calls.shuffle(using: &random)
        lastStep = calls.map(\.0).joined(separator: ", ")
        expectedCompletions += 1
        table.performBatchUpdates {
            self.sections = after
            for call in calls {
                if self.roll(3) == 0 { self.table.beginUpdates() }
                call.1()
                while self.table.updates.depth > 1 { self.table.endUpdates() }
            }
        } completion: { _ in
            self.completions += 1
        }
    }

    /// Deletes, reloads, moves and inserts rows of sections that go on.
    private func changeRows(
        _ before: [(id: Int, rows: [Int])], _ after: inout [(id: Int, rows: [Int])], kept: Set<Int>,
        _ calls: inout [(String, () -> Void)]
    ) {
        var moves: [(from: IndexPath, row: Int)] = []
        for (section, content) in before.enumerated() where kept.contains(content.id) {
            let place = after.firstIndex { $0.id == content.id }!
            var rows: [Int] = []
            for (index, row) in content.rows.enumerated() {
                let path = IndexPath(row: index, section: section)
                switch roll(9) {
                case 0:
                    selected.removeAll { $0 == row }
                    calls.append(
                        ("delete \(section)-\(index)", { self.table.deleteRows(at: [path], with: self.animation()) }))
                case 1:
                    selected.removeAll { $0 == row }
                    rows.append(number())
                    calls.append(
                        ("reload \(section)-\(index)", { self.table.reloadRows(at: [path], with: self.animation()) }))
                case 2: moves.append((path, row))
                default: rows.append(row)
                }
            }
            after[place].rows = rows
        }
        let targets = after.indices.filter { kept.contains(after[$0].id) }
        guard !targets.isEmpty else { return }
        var new: [Int] = []
        for _ in 0..<roll(4) {
            new.append(number())
            let target = targets[roll(targets.count)]
            after[target].rows.insert(new.last!, at: roll(after[target].rows.count + 1))
        }
        for move in moves {
            let target = targets[roll(targets.count)]
            after[target].rows.insert(move.row, at: roll(after[target].rows.count + 1))
        }
        for row in new {
            let path = path(of: row, in: after)!
            calls.append(("insert \(path)", { self.table.insertRows(at: [path], with: self.animation()) }))
        }
        for move in moves {
            let path = path(of: move.row, in: after)!
            calls.append(("move \(move.from) to \(path)", { self.table.moveRow(at: move.from, to: path) }))
        }
    }

    func comeToRest() { stage.advance(by: 2) }

    // MARK: Checks

    var wrong: String? {
        table.layoutIfNeeded()
        let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
        if counts != sections.map(\.rows.count) { return "counts \(counts), not \(sections.map(\.rows.count))" }
        if let fault = table.contents.geometry.brokenInvariant { return fault }
        let paths = selected.compactMap { path(of: $0, in: sections) }
        if Set(table.indexPathsForSelectedRows ?? []) != Set(paths) { return "selected \(paths)" }
        var expected: [IndexPath] = []
        for (section, content) in sections.enumerated() {
            for row in content.rows.indices {
                let path = IndexPath(row: row, section: section)
                let rect = table.rectForRow(at: path)
                if rect.minY < table.bounds.maxY - 1e-6, rect.maxY > table.bounds.minY + 1e-6 { expected.append(path) }
            }
        }
        if (table.indexPathsForVisibleRows ?? []) != expected {
            return "visible \(table.indexPathsForVisibleRows ?? []), not \(expected)"
        }
        for path in expected {
            guard let cell = table.cellForRow(at: path) else { return "no cell for \(path)" }
            let row = sections[path.section].rows[path.row]
            if cell.textLabel?.text != "\(row)" {
                return "\(path) says \(cell.textLabel?.text ?? "nothing"), not \(row)"
            }
            let frame = cell.convert(cell.bounds, to: table)
            let rect = table.rectForRow(at: path)
            if abs(frame.minY - rect.minY) > 1e-6 || abs(frame.height - rect.height) > 1e-6 {
                return "\(path) is at \(frame), not \(rect)"
            }
            if cell.isSelected != selected.contains(row) { return "\(path) is selected: \(cell.isSelected)" }
            if cell.alpha != 1 { return "\(path) has alpha \(cell.alpha)" }
            if !sizesItself, rect.height != height(row) { return "\(path) is \(rect.height) high, not \(height(row))" }
        }
        for section in sections.indices {
            guard let header = table.headerView(forSection: section) else { continue }
            if header.textLabel?.text?.lowercased() != title(section)?.lowercased() {
                return "header \(section) says \(header.textLabel?.text ?? "")"
            }
        }
        return nil
    }

    var wrongAtRest: String? {
        if completions != expectedCompletions { return "\(completions) of \(expectedCompletions) completions" }
        if table.updates.phase != .idle { return "the table is \(table.updates.phase)" }
        let live = table.visibleCells.count
        let inTree = cells(in: table).filter { !$0.isHiddenForReuse }
        if inTree.count > live + 2 { return "\(inTree.count) cells in the table for \(live) rows" }
        if let moving = inTree.first(where: { $0.layer.animationKeys() != nil }) { return "\(moving) still moves" }
        return wrong
    }

    private func cells(in view: UIView) -> [UITableViewCell] {
        view.subviews.flatMap { view in (view as? UITableViewCell).map { [$0] } ?? cells(in: view) }
    }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(sections[indexPath.section].rows[indexPath.row])"
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title(section) }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sizesItself
            ? UITableView.automaticDimension : height(sections[indexPath.section].rows[indexPath.row])
    }

    private func title(_ section: Int) -> String? {
        sections[section].id % 3 == 0 ? nil : "Section \(sections[section].id)"
    }

    private func height(_ row: Int) -> CGFloat { CGFloat(30 + row * 17 % 50) }

    private func number() -> Int {
        nextNumber += 1
        return nextNumber
    }

    private func roll(_ sides: Int) -> Int { Int(random.next() % UInt64(sides)) }

    private func animation() -> UITableView.RowAnimation {
        [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic][roll(8)]
    }

    private func randomPath() -> IndexPath? {
        let filled = sections.indices.filter { !sections[$0].rows.isEmpty }
        guard !filled.isEmpty else { return nil }
        let section = filled[roll(filled.count)]
        return IndexPath(row: roll(sections[section].rows.count), section: section)
    }

    private func path(of row: Int, in sections: [(id: Int, rows: [Int])]) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            if let index = content.rows.firstIndex(of: row) { return IndexPath(row: index, section: section) }
        }
        return nil
    }
}
