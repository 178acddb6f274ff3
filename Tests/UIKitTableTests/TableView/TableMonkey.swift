import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// One thing done to a table. Numbers are taken modulo what there is, so that any list of steps is valid and a failing
/// one can be shrunk. Prints as the Swift that makes it.
struct MonkeyStep: CustomStringConvertible {
    enum Kind: CaseIterable {
        case drag, fling, wheel, tap, fingerDown, fingerMove, fingerUp, advance
        case setOffset, setOffsetAnimated, scrollToRow, scrollToRowAnimated
        case reloadData, insertRows, deleteRows, reloadRows, reloadSections, reconfigureRows
        case select, deselect, resize, style, textSize, direction, addSubview, tableHeader, allowMultiple
    }

    var kind: Kind
    var numbers: [Int]

    init(_ kind: Kind, _ numbers: Int...) {
        self.kind = kind
        self.numbers = numbers
    }

    static func random(using generator: inout some RandomNumberGenerator) -> MonkeyStep {
        func number() -> Int { Int.random(in: 0..<1000, using: &generator) }
        return MonkeyStep(Kind.allCases.randomElement(using: &generator)!, number(), number(), number())
    }

    /// Moves content and changes none.
    var onlyScrolls: Bool {
        switch kind {
        case .drag, .fling, .wheel, .tap, .fingerDown, .fingerMove, .fingerUp, .advance, .setOffset, .setOffsetAnimated,
            .scrollToRow,
            .scrollToRowAnimated, .select, .deselect, .addSubview:
            true
        default: false
        }
    }

    var description: String { "MonkeyStep(.\(kind), \(numbers.map(String.init).joined(separator: ", ")))" }
}

/// A table of random style, data and heights in an application, and what is done to it. The seed decides about the table.
@MainActor
final class TableMonkey {
    let app: TestApplication
    let table: UITableView
    let data = MonkeyData()
    private let controller = UIViewController()
    private let delegate: MonkeyDelegate
    private var size = CGSize(width: 240, height: 300)
    private var finger: CGPoint?
    private var isDark = false
    private var isRightToLeft = false

    init(seed: Int) throws {
        // The digits of the seed in changing bases, so that neighbors are not alike.
        var rest = seed
        func choice(_ count: Int) -> Int {
            defer { rest /= count }
            return rest % count
        }
        table = UITableView(
            frame: CGRect(origin: .zero, size: size), style: [.plain, .grouped, .insetGrouped][choice(3)])
        let heights = choice(5)
        delegate =
            switch heights {
            case 0: MonkeySelectionDelegate(data)
            case 1: MonkeyHeightsDelegate(data)
            case 2: MonkeyEstimatesDelegate(data)
            case 3: MonkeyBandsDelegate(data)
            default: MonkeySelectionDelegate(data)
            }
        data.wrapsText = choice(2) == 0
        if heights == 4 { table.rowHeight = 40 }
        if choice(4) == 0 { table.estimatedRowHeight = 0 }
        if choice(3) == 0 { table.fillerRowHeight = 44 }
        if choice(3) == 0 { table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0) }
        table.delegate = delegate as? any UITableViewDelegate
        table.dataSource = data
        table.register(UITableViewCell.self, forCellReuseIdentifier: "default")
        table.register(MonkeySubtitleCell.self, forCellReuseIdentifier: "subtitle")
        table.register(MonkeyValueCell.self, forCellReuseIdentifier: "value")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "band")
        for section in 0..<(seed % 7) {
            data.sections.append(data.makeSection(rows: (seed / 7 + section * 5) % 13, bands: seed + section))
        }
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.frame.size = size
        controller.view.addSubview(table)
        app = try TestApplication(showing: controller, size: size, scale: 1 + CGFloat(seed % 2))
    }

    /// The first thing that is wrong after a step, nil when all is right.
    static func fault(seed: Int, _ steps: [MonkeyStep]) -> String? {
        guard let monkey = try? TableMonkey(seed: seed) else { return "no application" }
        defer { monkey.app.end() }
        if let fault = monkey.brokenInvariant { return "at the start: \(fault)" }
        for step in steps {
            let asked = monkey.data.timesCountsWereAsked
            monkey.perform(step)
            monkey.app.frame()
            if step.onlyScrolls, monkey.data.timesCountsWereAsked != asked { return "\(step) asked for counts" }
            if let fault = monkey.brokenInvariant { return "\(step): \(fault)" }
        }
        return nil
    }

    var isAtRest: Bool {
        finger == nil && !table.isTracking && !table.isDragging && !table.isDecelerating && !table.isScrollAnimating
    }

    var hasFinger: Bool { finger != nil }

    // MARK: Steps

    private func perform(_ step: MonkeyStep) {
        let n = step.numbers
        switch step.kind {
        case .drag:
            lift()
            app.drag(from: point(n), to: point([n[1], n[2]]), duration: 0.1, holding: 0.15)
        case .fling:
            lift()
            let start = point(n)
            app.drag(from: start, to: CGPoint(x: start.x, y: start.y + CGFloat(n[2] % 300 - 150)), duration: 0.06)
        case .wheel:
            app.wheel(
                at: point(n), by: CGVector(dx: CGFloat(n[1] % 3 * 20), dy: CGFloat(n[2] % 7 - 3) * 60),
                precise: n[1] % 2 == 0)
        case .tap:
            lift()
            app.tap(at: point(n))
        case .fingerDown:
            lift()
            finger = point(n)
            app.touchDown(at: point(n))
            app.advance(by: 0.2)
        case .fingerMove:
            guard let finger else { return }
            let end = CGPoint(x: finger.x + CGFloat(n[0] % 20 - 10), y: finger.y + CGFloat(n[1] % 160 - 80))
            app.touchMove(to: end)
            app.advance(by: 1.0 / 60)
            self.finger = end
        case .fingerUp: lift()
        case .advance: app.advance(by: Double(n[0] % 60) / 60)
        case .setOffset: table.setContentOffset(offset(n), animated: false)
        case .setOffsetAnimated: table.setContentOffset(offset(n), animated: true)
        case .scrollToRow, .scrollToRowAnimated:
            guard let path = data.path(n[0]) else { return }
            let position: UITableView.ScrollPosition = [.none, .top, .middle, .bottom][n[1] % 4]
            table.scrollToRow(at: path, at: position, animated: step.kind == .scrollToRowAnimated)
        case .select:
            guard let path = data.path(n[0]) else { return }
            if !table.allowsMultipleSelection { data.selected = [] }
            data.selected.insert(data.row(path))
            table.selectRow(
                at: path, animated: n[1] % 2 == 0, scrollPosition: [.none, .top, .middle, .bottom][n[2] % 4])
        case .deselect:
            guard let path = data.selectedPaths.sorted().first else { return }
            data.selected.remove(data.row(path))
            table.deselectRow(at: path, animated: n[1] % 2 == 0)
        case .reloadData, .insertRows, .deleteRows, .reloadRows, .reloadSections, .reconfigureRows: update(step.kind, n)
        case .resize:
            size = CGSize(width: 200 + n[0] % 5 * 40, height: 160 + n[1] % 5 * 60)
            app.resize(to: size)
        case .style:
            isDark.toggle()
            app.setStyle(isDark ? .dark : .light)
        case .textSize:
            app.setContentSizeCategory([.extraSmall, .large, .extraExtraExtraLarge, .accessibilityLarge][n[0] % 4])
        case .direction:
            isRightToLeft.toggle()
            app.setLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
        case .addSubview:
            let view = UIView(frame: CGRect(x: n[0] % 200, y: n[1], width: 20 + n[2] % 40, height: 12))
            view.backgroundColor = UIColor.systemRed.withAlphaComponent(0.5)
            if n[2] % 2 == 0 { table.addSubview(view) } else { table.insertSubview(view, at: 0) }
        case .tableHeader:
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20 + n[0] % 60))
            view.backgroundColor = .systemGreen
            if n[1] % 2 == 0 {
                table.tableHeaderView = n[2] % 3 == 0 ? nil : view
            } else {
                table.tableFooterView = n[2] % 3 == 0 ? nil : view
            }
        case .allowMultiple:
            guard data.selected.count < 2 else { return }
            table.allowsMultipleSelection.toggle()
        }
    }

    private func update(_ kind: MonkeyStep.Kind, _ n: [Int]) {
        let sections = data.sections.count
        switch kind {
        case .reloadData:
            data.selected = []
            data.sections = (0..<n[0] % 6).map { data.makeSection(rows: (n[1] + $0 * 3) % 11, bands: n[2] + $0) }
            table.reloadData()
        case .insertRows:
            guard sections > 0 else { return }
            let section = n[0] % sections
            let at = n[1] % (data.sections[section].rows.count + 1)
            let rows = data.makeRows(1 + n[2] % 4)
            data.sections[section].rows.insert(contentsOf: rows, at: at)
            table.insertRows(at: rows.indices.map { IndexPath(row: at + $0, section: section) }, with: .automatic)
        case .deleteRows:
            guard let path = data.path(n[0]) else { return }
            let end = min(data.sections[path.section].rows.count, path.row + 1 + n[1] % 4)
            data.selected.subtract(data.sections[path.section].rows[path.row..<end])
            data.sections[path.section].rows.removeSubrange(path.row..<end)
            table.deleteRows(at: (path.row..<end).map { IndexPath(row: $0, section: path.section) }, with: .none)
        case .reloadRows:
            let paths = Set([data.path(n[0]), data.path(n[1])].compactMap { $0 })
            for path in paths { replaceRow(path) }
            table.reloadRows(at: Array(paths), with: .fade)
        case .reloadSections:
            guard sections > 0 else { return }
            data.selected.subtract(data.sections[n[0] % sections].rows)
            data.sections[n[0] % sections] = data.makeSection(rows: n[1] % 12, bands: n[2])
            table.reloadSections([n[0] % sections], with: .none)
        default:
            guard let path = data.path(n[0]) else { return }
            table.reconfigureRows(at: [path])
        }
    }

    private func replaceRow(_ path: IndexPath) {
        data.selected.remove(data.row(path))
        data.sections[path.section].rows[path.row] = data.makeRows(1)[0]
    }

    private func lift() {
        guard finger != nil else { return }
        finger = nil
        app.touchUp()
    }

    private func point(_ n: [Int]) -> CGPoint {
        CGPoint(x: CGFloat(n[0] % Int(size.width)), y: CGFloat(n[1] % Int(size.height)))
    }

    private func offset(_ n: [Int]) -> CGPoint {
        let inset = table.adjustedContentInset
        let room = table.contentSize.height + inset.bottom - table.bounds.height + inset.top
        return CGPoint(x: 0, y: -inset.top + (room > 0 ? (room * CGFloat(n[0] % 1000) / 1000).rounded() : 0))
    }
}
