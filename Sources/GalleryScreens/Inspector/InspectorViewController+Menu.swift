import UIKit

/// How many rows can be selected.
private enum SelectionChoice: String, CaseIterable {
    case none = "No rows"
    case one = "One row"
    case several = "Several rows"
}

extension InspectorViewController {
    /// The menu of the bar: what can be selected, scrolling to the selection, another order of the rows.
    func menu() -> UIMenu {
        UIMenu(children: [
            UIMenu(title: "Selection", children: selectionActions(whileEditing: false)),
            UIMenu(title: "Selection while editing", children: selectionActions(whileEditing: true)),
            UIMenu(title: "Go to a selected row", children: scrollActions()),
            UIAction(title: "Reverse the order") { [weak self] _ in self?.reverse() },
        ])
    }

    private func selectionActions(whileEditing: Bool) -> [UIMenuElement] {
        SelectionChoice.allCases.map { choice in
            UIAction(title: choice.rawValue) { [weak self] _ in
                guard let tableView = self?.tableView else { return }
                if whileEditing {
                    tableView.allowsSelectionDuringEditing = choice != .none
                    tableView.allowsMultipleSelectionDuringEditing = choice == .several
                } else {
                    tableView.allowsSelection = choice != .none
                    tableView.allowsMultipleSelection = choice == .several
                }
                self?.inspect()
            }
        }
    }

    private func scrollActions() -> [UIMenuElement] {
        let positions: [(String, UITableView.ScrollPosition)] = [
            ("Just into view", .none), ("To the top", .top), ("To the middle", .middle), ("To the bottom", .bottom),
        ]
        return positions.map { title, position in
            UIAction(title: title) { [weak self] _ in
                self?.tableView.scrollToNearestSelectedRow(at: position, animated: true)
            }
        }
    }

    /// Reverses continents and rivers. The selected rows are found again by their names.
    private func reverse() {
        let selected = (tableView.indexPathsForSelectedRows ?? []).compactMap {
            modelIdentifierForElement(at: $0, in: tableView)
        }
        continents.reverse()
        for section in continents.indices { continents[section].rivers.reverse() }
        tableView.reloadData()
        for name in selected {
            guard let place = indexPathForElement(withModelIdentifier: name, in: tableView) else { continue }
            tableView.selectRow(at: place, animated: false, scrollPosition: .none)
        }
        inspect()
    }
}

/// The names of rows, by which the table is also restored to the same row when the Gallery opens again.
extension InspectorViewController: UIDataSourceModelAssociation {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
        guard continents.indices.contains(idx.section) else { return nil }
        let rivers = continents[idx.section].rivers
        return rivers.indices.contains(idx.row) ? rivers[idx.row] : nil
    }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        for (section, continent) in continents.enumerated() {
            guard let row = continent.rivers.firstIndex(of: identifier) else { continue }
            return IndexPath(row: row, section: section)
        }
        return nil
    }
}
