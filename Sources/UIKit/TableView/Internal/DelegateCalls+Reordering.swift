extension DelegateCalls {
    /// Returns whether the row can be moved by a grip: the data source implements `tableView(_:moveRowAt:to:)` and does
    /// not refuse.
    func mayMoveRow(at indexPath: IndexPath) -> Bool {
        movesRows && askDataSource(.canMove) { $0.tableView($1, canMoveRowAt: indexPath) } ?? true
    }

    func moveRow(at indexPath: IndexPath, to target: IndexPath) {
        askDataSource(.moveRow) { $0.tableView($1, moveRowAt: indexPath, to: target) }
    }

    /// Returns nil if the method is not implemented.
    func target(from indexPath: IndexPath, proposing proposed: IndexPath) -> IndexPath? {
        askDelegate(.targetForMove) {
            $0.tableView($1, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: proposed)
        }
    }

    /// Whether the data source implements `tableView(_:moveRowAt:to:)`, which must be known without calling it. Where
    /// nothing tells, it counts as implemented if `tableView(_:canMoveRowAt:)` is; that is logged once.
    private var movesRows: Bool {
        guard let dataSource else { return false }
        if let known = implements(.moveRow) { return known }
        let object = dataSource as AnyObject
        let selector = Selector(TableMethod.moveRow.selector)
        if let proxy = object as? any MessageForwarding { return proxy.responds(to: selector) }
        if let known = KnownMethods.certainly(contain: selector, in: object) { return known }
        let name = String(reflecting: type(of: object))
        ConsoleLog.once(
            "moveRow \(name)",
            """
            UIKit cannot tell in this build whether \(name) implements \(TableMethod.moveRow.name): it counts as \
            implemented if tableView(_:canMoveRowAt:) is. The UIKitSource plugin lists the methods of a target.
            """)
        return implements(.canMove) == true
    }
}
