/// Makes every call from a table view to its data source and delegate, and knows which optional methods they implement.
///
/// Owned by its table view. The calls themselves stand in `DelegateCalls+DataSource`, `+Delegate`, `+Notices` and `+Prefetching`.
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

    /// Whether the method is known not to be implemented; then there is no need to ask for every row.
    func isAbsent(_ method: TableMethod) -> Bool {
        guard let methods = method.belongsToDataSource ? dataSourceMethods : delegateMethods else { return true }
        return methods.isAbsent(method)
    }

    /// Nil when only a call can tell.
    func implements(_ method: TableMethod) -> Bool? {
        guard let methods = method.belongsToDataSource ? dataSourceMethods : delegateMethods else { return false }
        return methods.implements(method)
    }
}
