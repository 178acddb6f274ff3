internal import RuntimeInspection

/// Which table methods a subclass of UITableViewController overrides, read from its vtable: UITableViewController
/// declares all of them in its body, so that calling one says nothing about who implements it.
enum ControllerOverrides {
    private static let table = OverrideTable(
        base: UITableViewController.self, empty: OverridesNothing.self, first: OverridesFirst.self,
        last: OverridesLast.self,
        count: DelegateMethod.ofControllers.count)

    /// False when this build's class layout is not the one known here; then calls tell, as for any other delegate.
    static var areKnown: Bool { table != nil }

    static func contain(_ method: DelegateMethod, in type: AnyClass) -> Bool {
        table?.overrides(method.rawValue, in: type) ?? false
    }
}

private class OverridesNothing: UITableViewController {}

// Other answers than the base's: the optimiser may give methods that do the same one address.
private class OverridesFirst: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}

private class OverridesLast: UITableViewController {
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 1 }
}
