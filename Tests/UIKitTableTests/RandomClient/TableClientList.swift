@testable import UIKit

/// A table of a client.
@MainActor
final class TableClientList: ClientList {
    let table: ClientTable
    let sources: [TableClientSource]
    private let delegate: TableClientDelegate
    /// Cells say how high they are.
    let sizesCells: Bool

    var view: UIScrollView { table }

    /// - Parameter variant: Chooses the style, and who decides about heights.
    init(client: any ListClient, variant: Int, hasHands: Bool = false) {
        table = ClientTable(
            frame: CGRect(x: 0, y: 0, width: 240, height: 300),
            style: [.plain, .grouped, .insetGrouped][variant / 4 % 3])
        sources = client.data.map {
            hasHands ? TableClientHandsSource($0, client: client) : TableClientPlainSource($0, client: client)
        }
        let heights = variant % 4
        sizesCells = heights == 3
        delegate =
            switch heights {
            case 0,
                3 where hasHands:
                TableClientHandsDelegate(client: client)
            case 1: TableClientHeightsDelegate(client: client)
            case 2: TableClientViewsDelegate(client: client)
            default: TableClientPlainDelegate(client: client)
            }
        if !sizesCells {
            table.rowHeight = 40
            if variant / 12 % 3 == 2 { table.estimatedRowHeight = 0 }
        }
        table.register(ClientCell.self, forCellReuseIdentifier: "0")
        table.register(ClientCell.self, forCellReuseIdentifier: "1")
        table.register(ClientCell.self, forCellReuseIdentifier: "-1")
        table.register(ClientHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard hasHands else { return }
        table.sectionIndexMinimumDisplayRowCount = variant % 2 == 0 ? 20 : 0
        if variant % 3 == 0 {
            let refresh = UIRefreshControl()
            refresh.addAction(UIAction { [client] _ in client.callback("refresh") }, for: .valueChanged)
            table.refreshControl = refresh
        }
    }

    /// The height that a row has when it was shown.
    func height(of item: ClientData.Item) -> CGFloat {
        if sizesCells { return item.height }
        let isGiven =
            table.delegate is TableClientHeightsDelegate || table.delegate is TableClientViewsDelegate
        return isGiven ? item.height : table.rowHeight
    }

    // MARK: Data

    var shownData: ClientData? { (table.dataSource as? TableClientSource)?.data }

    func setDataSource(_ number: Int?) {
        let source = number.map { sources[$0] }
        table.dataSource = source as? any UITableViewDataSource
        table.prefetchDataSource = source as? any UITableViewDataSourcePrefetching
    }

    func setDelegate(_ isSet: Bool) {
        table.delegate = isSet ? delegate as? any UITableViewDelegate : nil
    }

    func tell(_ change: ClientChange, _ number: Int) {
        let animation = [UITableView.RowAnimation.fade, .none, .automatic, .top, .left][number % 5]
        switch change {
        case .deleteSections(let sections): table.deleteSections(sections, with: animation)
        case .insertSections(let sections): table.insertSections(sections, with: animation)
        case .reloadSections(let sections): table.reloadSections(sections, with: animation)
        case .moveSection(let from, let to): table.moveSection(from, toSection: to)
        case .delete(let paths): table.deleteRows(at: paths, with: animation)
        case .insert(let paths): table.insertRows(at: paths, with: animation)
        case .reload(let paths): table.reloadRows(at: paths, with: animation)
        case .reconfigure(let paths): table.reconfigureRows(at: paths)
        case .move(let from, let to): table.moveRow(at: from, to: to)
        }
    }

    func batch(_ number: Int, _ updates: () -> Void, completion: @escaping () -> Void) {
        if number % 3 == 0 {
            let table = table
            table.beginUpdates()
            updates()
            table.endUpdates()
        } else {
            table.performBatchUpdates(updates) { _ in completion() }
        }
    }

    func reloadData() { table.reloadData() }

    // MARK: Everything else

    func scroll(to path: IndexPath, _ number: Int, animated: Bool) {
        if number % 7 == 0 { return table.scrollToNearestSelectedRow(at: .middle, animated: animated) }
        table.scrollToRow(at: path, at: position(number), animated: animated)
    }

    private func position(_ number: Int) -> UITableView.ScrollPosition {
        [.none, .top, .middle, .bottom][number % 4]
    }

    func select(_ path: IndexPath?, _ number: Int, animated: Bool) {
        table.selectRow(at: path, animated: animated, scrollPosition: position(number))
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        table.deselectRow(at: path, animated: animated)
    }

    func ask(_ number: Int, _ path: IndexPath) {
        switch number % 12 {
        case 0: _ = table.cellForRow(at: path)
        case 1: _ = table.visibleCells.map { table.indexPath(for: $0) }
        case 2: _ = table.rectForRow(at: path)
        case 3: _ = table.indexPathForRow(at: CGPoint(x: 10, y: number))
        case 4: _ = table.indexPathsForRows(in: CGRect(x: 0, y: number, width: 100, height: 200))
        case 5:
            _ = (table.headerView(forSection: path.section), table.footerView(forSection: path.section))
        case 6: _ = (table.rect(forSection: path.section), table.rectForFooter(inSection: path.section))
        case 7:
            let sections = table.numberOfSections
            if (0..<sections).contains(path.section) { _ = table.numberOfRows(inSection: path.section) }
        case 8: _ = table.dequeueReusableCell(withIdentifier: "0")
        case 9: _ = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        case 10: _ = (table.indexPathsForVisibleRows, table.contentSize)
        default: _ = table.dequeueReusableCell(withIdentifier: "1", for: path)
        }
    }

    func setOwnProperty(_ number: Int, _ path: IndexPath) -> String {
        switch number % 11 {
        case 0, 1:
            table.setEditing(!table.isEditing, animated: number % 2 == 0)
            return "setEditing"
        case 2:
            table.allowsMultipleSelection.toggle()
            return "allowsMultipleSelection"
        case 3:
            table.allowsSelection.toggle()
            return "allowsSelection"
        case 4:
            if !sizesCells { table.rowHeight = [30, 40, 55][number % 3] }
            return "rowHeight"
        case 5:
            table.estimatedRowHeight =
                [30, UITableView.automaticDimension, sizesCells ? 60 : 0][number % 3]
            return "estimatedRowHeight"
        case 6:
            table.tableHeaderView =
                number % 3 == 0 ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 9, height: number % 70))
            return "tableHeaderView"
        case 7:
            table.tableFooterView =
                number % 3 == 0 ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 9, height: number % 70))
            return "tableFooterView"
        case 8:
            table.sectionHeaderHeight = number % 2 == 0 ? 30 : UITableView.automaticDimension
            return "sectionHeaderHeight"
        case 9:
            table.allowsMultipleSelectionDuringEditing.toggle()
            return "allowsMultipleSelectionDuringEditing"
        default:
            table.beginUpdates()
            table.endUpdates()
            return "an empty update"
        }
    }
}
