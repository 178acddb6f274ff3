@testable import UIKit

/// A data source and delegate that does something to its table from one of the calls that it gets: the given action at the
/// given call of the given callback, once.
@MainActor
final class InterferingClient: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// The running test's client: a table does not keep its data source.
    static var current: InterferingClient?

    let table: UITableView
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    var data: [[Int]]
    private var next = 1000

    private let callback: Callback
    private let action: Action
    /// How many calls of the callback come before the action.
    private var callsBefore: Int
    private(set) var hasActed = false

    enum Callback: String, CaseIterable {
        case numberOfSections, numberOfRows, heightForRow, heightForHeader, heightForFooter, viewForHeader
        case titleForFooter, cellForRow, indentationLevel
        case willDisplay, didEndDisplaying, willDisplayHeader, didEndDisplayingHeader, didScroll
        case cellPrepareForReuse, cellSetSelected, cellSetHighlighted, cellLayoutSubviews, cellWillMoveToSuperview
        case cellDidMoveToWindow
        case cellSize, cellFrame, headerLayoutSubviews, headerWillMoveToSuperview, headerSize, headerPrepareForReuse
        case completion
    }

    enum Action: String, CaseIterable {
        case scrollToLast, scrollToFirst, animatedScroll, insertRow, insertAnimated, deleteRow, deleteAllRows
        case deleteSection, insertSection, moveRow, batch, reloadRow, reconfigureRow, reloadSection
        case reloadEmpty, reloadShort, reloadLong, noDataSource, noDelegate, otherDelegate, leave, resize, select
        case edit, tableHeader, rowHeight, layOut, ask, offset, style
    }

    init(_ callback: Callback, after callsBefore: Int, _ action: Action) {
        self.callback = callback
        self.callsBefore = callsBefore
        self.action = action
        data = [Array(0..<9), [], Array(20..<27), Array(40..<80)]
        table = UITableView(frame: holder.bounds, style: .plain)
        super.init()
        Self.current = self
        table.estimatedRowHeight = 50
        table.register(InterferingCell.self, forCellReuseIdentifier: "cell")
        table.register(InterferingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        table.dataSource = self
        table.delegate = self
        holder.addSubview(table)
    }

    func called(_ callback: Callback) {
        guard callback == self.callback, !hasActed else { return }
        guard callsBefore == 0 else {
            callsBefore -= 1
            return
        }
        hasActed = true
        act()
    }

    private func path(_ row: Int, _ section: Int) -> IndexPath { IndexPath(row: row, section: section) }

    private func fresh(_ count: Int) -> [Int] {
        next += count
        return Array(next - count..<next)
    }

    private var filledSection: Int? { data.lastIndex { !$0.isEmpty } }

    private func act() {
        switch action {
        case .scrollToLast, .animatedScroll:
            guard let section = filledSection, table.dataSource != nil else { return }
            table.scrollToRow(
                at: path(data[section].count - 1, section), at: .middle, animated: action == .animatedScroll)
        case .scrollToFirst: table.scrollToRow(at: path(NSNotFound, 0), at: .top, animated: false)
        case .insertRow, .insertAnimated:
            guard let section = data.indices.first else { return }
            data[section].insert(contentsOf: fresh(2), at: 0)
            table.insertRows(at: [path(0, section), path(1, section)], with: action == .insertRow ? .none : .fade)
        case .deleteRow:
            guard let section = data.firstIndex(where: { !$0.isEmpty }) else { return }
            data[section].removeFirst()
            table.deleteRows(at: [path(0, section)], with: .fade)
        case .deleteAllRows:
            var paths: [IndexPath] = []
            for section in data.indices {
                paths += data[section].indices.map { path($0, section) }
                data[section] = []
            }
            table.deleteRows(at: paths, with: .none)
        case .deleteSection:
            guard !data.isEmpty else { return }
            data.removeLast()
            table.deleteSections([data.count], with: .fade)
        case .insertSection:
            data.insert(fresh(5), at: 0)
            table.insertSections([0], with: .none)
        case .moveRow:
            guard let section = filledSection else { return }
            data[section].append(data[section].removeFirst())
            table.moveRow(at: path(0, section), to: path(data[section].count - 1, section))
        case .batch:
            guard let section = data.indices.first else { return }
            table.performBatchUpdates {
                data[section].insert(contentsOf: fresh(3), at: 0)
                table.insertRows(at: (0..<3).map { path($0, section) }, with: .left)
                data.append(fresh(2))
                table.insertSections([data.count - 1], with: .fade)
            } completion: { [weak self] _ in
                self?.called(.completion)
            }
        case .reloadRow, .reconfigureRow:
            guard let visible = table.indexPathsForVisibleRows?.last else { return }
            if action == .reloadRow {
                data[visible.section][visible.row] = fresh(1)[0]
                table.reloadRows(at: [visible], with: .fade)
            } else {
                table.reconfigureRows(at: [visible])
            }
        case .reloadSection:
            guard let section = data.indices.first else { return }
            data[section] = fresh(1)
            table.reloadSections([section], with: .fade)
        case .reloadEmpty: reload([])
        case .reloadShort: reload([fresh(2)])
        case .reloadLong: reload([fresh(20), fresh(20), fresh(20)])
        case .noDataSource: table.dataSource = nil
        case .noDelegate: table.delegate = nil
        case .otherDelegate:
            table.delegate = nil
            table.delegate = self
        case .leave: table.removeFromSuperview()
        case .resize: table.frame.size = CGSize(width: 200, height: 180)
        case .select:
            guard let section = filledSection else { return }
            table.selectRow(at: path(0, section), animated: false, scrollPosition: .top)
        case .edit: table.setEditing(!table.isEditing, animated: true)
        case .tableHeader: table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 70))
        case .rowHeight: table.rowHeight = 33
        case .layOut:
            table.setNeedsLayout()
            table.layoutIfNeeded()
        case .ask:
            for section in 0..<table.numberOfSections {
                _ = (table.numberOfRows(inSection: section), table.rect(forSection: section))
                _ = (table.cellForRow(at: path(0, section)), table.headerView(forSection: section))
            }
        case .offset: table.contentOffset.y = 333
        case .style: table.window?.overrideUserInterfaceStyle = .dark
        }
    }

    private func reload(_ data: [[Int]]) {
        self.data = data
        table.reloadData()
    }

    /// The first thing that is wrong at rest, nil when the table shows the data.
    var wrong: String? {
        let data = table.dataSource == nil ? [[]] : data
        let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
        if counts != data.map(\.count) { return "counts \(counts), not \(data.map(\.count))" }
        var expected: [String] = []
        for (section, rows) in data.enumerated() {
            for (index, row) in rows.enumerated() {
                let rect = table.rectForRow(at: path(index, section))
                if rect.minY < table.bounds.maxY, rect.maxY > table.bounds.minY { expected.append("\(row)") }
            }
        }
        let shown = table.visibleCells.map { $0.textLabel?.text ?? "" }
        if shown != expected { return "shows \(shown), not \(expected)" }
        for (path, cell) in zip(table.indexPathsForVisibleRows ?? [], table.visibleCells) {
            if cell.frame.minY != table.rectForRow(at: path).minY { return "\(path) is at \(cell.frame)" }
            if cell.superview == nil { return "\(path) is not in the table" }
            if cell.isEditing != table.isEditing { return "\(path) has not heard of editing" }
        }
        let places = table.visibleCells.count
        let inTree = table.subviews.count { $0 is UITableViewCell && !$0.layer.isHidden }
        if inTree > places + 1 { return "\(inTree) cells are in the table, \(places) have rows" }
        if table.indexPathsForSelectedRows?.count ?? 0 > 1 { return "two rows are selected" }
        return nil
    }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int {
        called(.numberOfSections)
        return data.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        called(.numberOfRows)
        return section < data.count ? data[section].count : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        called(.cellForRow)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        let rows = indexPath.section < data.count ? data[indexPath.section] : []
        cell.textLabel?.text = indexPath.row < rows.count ? "\(rows[indexPath.row])" : "gone"
        return cell
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        called(.titleForFooter)
        return section % 2 == 0 ? "Footer" : nil
    }

    // MARK: Delegate

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        called(.heightForRow)
        return indexPath.row % 3 == 0 ? UITableView.automaticDimension : 47
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        called(.heightForHeader)
        return section % 2 == 0 ? UITableView.automaticDimension : 31
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        called(.heightForFooter)
        return UITableView.automaticDimension
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        called(.viewForHeader)
        return tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        called(.indentationLevel)
        return 0
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        called(.willDisplay)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        called(.didEndDisplaying)
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        called(.willDisplayHeader)
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        called(.didEndDisplayingHeader)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { called(.didScroll) }
}

/// A cell whose overrides tell the running test's client.
final class InterferingCell: UITableViewCell {
    private func called(_ callback: InterferingClient.Callback) { InterferingClient.current?.called(callback) }

    override var frame: CGRect {
        didSet { called(.cellFrame) }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        called(.cellPrepareForReuse)
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        called(.cellSetSelected)
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        called(.cellSetHighlighted)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        called(.cellLayoutSubviews)
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        called(.cellWillMoveToSuperview)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        called(.cellDidMoveToWindow)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        called(.cellSize)
        return CGSize(width: size.width, height: 61)
    }
}

/// A section header whose overrides tell the running test's client.
final class InterferingHeader: UITableViewHeaderFooterView {
    private func called(_ callback: InterferingClient.Callback) { InterferingClient.current?.called(callback) }

    override func prepareForReuse() {
        super.prepareForReuse()
        called(.headerPrepareForReuse)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        called(.headerLayoutSubviews)
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        called(.headerWillMoveToSuperview)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        called(.headerSize)
        return CGSize(width: size.width, height: 37)
    }
}
