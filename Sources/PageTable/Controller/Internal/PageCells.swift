import UIKit

/// Dequeues cells by class: every class has a pool of its own.
@MainActor
struct PageCells {
    private var registered: Set<ObjectIdentifier> = []

    /// Forgets what was registered, for another table.
    mutating func forget() { registered = [] }

    mutating func cell(of cellClass: PageCell.Type, for indexPath: IndexPath, in table: UITableView) -> PageCell? {
        let identifier = String(reflecting: cellClass)
        if registered.insert(ObjectIdentifier(cellClass)).inserted {
            table.register(cellClass, forCellReuseIdentifier: identifier)
        }
        return table.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as? PageCell
    }
}
