/// Makes every call from a table view to its data source and delegate, and knows which optional methods they implement.
///
/// Owned by its table view. The calls are in `DelegateCalls+DataSource`, `+Delegate`, `+Notices` and `+Prefetching`.
@MainActor
final class DelegateCalls: DelegateDispatch<
    UITableView, TableMethod, any UITableViewDataSource, any UITableViewDelegate
>
{
    let prefetchingReference = DelegateReference<any UITableViewDataSourcePrefetching>()

    /// Set by the table view's property of the same name.
    var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { prefetchingReference.target }
        set { prefetchingReference.set(newValue, asked: TableMethod.self, holding: false) }
    }

    /// Returns whether the method is known not to be implemented, so that it need not be called for every row.
    func isAbsent(_ method: TableMethod) -> Bool {
        guard let methods = method.belongsToDataSource ? dataSourceMethods : delegateMethods else { return true }
        return methods.isAbsent(method)
    }

    /// Returns nil if only calling the method can tell.
    func implements(_ method: TableMethod) -> Bool? {
        guard let methods = method.belongsToDataSource ? dataSourceMethods : delegateMethods else { return false }
        return methods.implements(method)
    }
}
