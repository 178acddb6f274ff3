/// Makes every call from a table view to its data source and delegate, and knows which optional methods they implement.
///
/// Owned by its table view. A question answers nil when nobody implements the method (or there is no data source or
/// delegate); notices just do nothing then. The calls themselves stand in `DelegateCalls+DataSource`, `+Delegate` and
/// `+Notices`.
@MainActor
final class DelegateCalls {
    unowned(unsafe) let table: UITableView

    init(table: UITableView) { self.table = table }

    /// Set by the table view's properties of the same names. Setting one, also to the same object, forgets what it
    /// implements.
    weak var dataSource: (any UITableViewDataSource)? {
        didSet { dataSourceDidChange() }
    }
    weak var delegate: (any UITableViewDelegate)? {
        didSet { delegateDidChange() }
    }

    weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet {
            prefetchMethods = prefetchDataSource.map {
                ImplementedMethods(of: $0, asked: DelegateMethod.self) {
                    $0 is any UITableViewDataSourcePrefetching.Type
                }
            }
        }
    }

    private var dataSourceMethods: ImplementedMethods?
    private var delegateMethods: ImplementedMethods?
    private(set) var prefetchMethods: ImplementedMethods?

    /// The method that is being asked for a count, a height or a view: its answer comes before any change of the table.
    private(set) var openQuestion: DelegateMethod?

    /// Strong references for the length of a pass: weak ones are loaded once, and what is called may let go of the table.
    private var passDepth = 0
    private var passTable: UITableView?
    private var passDataSource: (any UITableViewDataSource)?
    private var passDelegate: (any UITableViewDelegate)?

    /// A layout, a reload, a touch: anything that makes several calls. Passes nest.
    func pass<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
        if passDepth == 0 {
            passTable = table
            passDataSource = dataSource
            passDelegate = delegate
        }
        passDepth += 1
        defer {
            passDepth -= 1
            if passDepth == 0 {
                passTable = nil
                passDataSource = nil
                passDelegate = nil
            }
        }
        return try body()
    }

    var hasDataSource: Bool { (passDataSource ?? dataSource) != nil }

    /// Whether the method is known not to be implemented; then there is no need to ask for every row.
    func isAbsent(_ method: DelegateMethod) -> Bool {
        guard let methods = method.belongsToDataSource ? dataSourceMethods : delegateMethods else { return true }
        return methods.isAbsent(method)
    }

    /// Nil when only a call can tell.
    func implements(_ method: DelegateMethod) -> Bool? {
        guard let methods = method.belongsToDataSource ? dataSourceMethods : delegateMethods else { return false }
        return methods.implements(method)
    }

    /// The defaults of optional methods say that they were taken.
    static func defaultTaken(_ object: AnyObject, _ method: DelegateMethod) {
        TakenDefaults.current.note(object, method.selector)
    }

    /// A method that the data source must have.
    func require<Answer>(
        _ method: DelegateMethod, _ body: (any UITableViewDataSource, UITableView) -> Answer
    ) -> Answer? {
        guard let dataSource = passDataSource ?? dataSource else { return nil }
        let outer = open(method)
        defer { openQuestion = outer }
        return body(dataSource, table)
    }

    /// Returns what was open before.
    private func open(_ method: DelegateMethod) -> DelegateMethod? {
        let outer = openQuestion
        openQuestion = method.allowsUpdates ? nil : method
        return outer
    }

    func askDataSource<Answer>(
        _ method: DelegateMethod, _ call: (any UITableViewDataSource, UITableView) -> Answer
    ) -> Answer? {
        guard let methods = dataSourceMethods, !methods.isAbsent(method), let dataSource = passDataSource ?? dataSource
        else { return nil }
        let outer = open(method)
        defer { openQuestion = outer }
        return methods.ask(method, of: dataSource) { call(dataSource, table) }
    }

    func askDelegate<Answer>(
        _ method: DelegateMethod, _ call: (any UITableViewDelegate, UITableView) -> Answer
    ) -> Answer? {
        guard let methods = delegateMethods, !methods.isAbsent(method), let delegate = passDelegate ?? delegate
        else { return nil }
        let outer = open(method)
        defer { openQuestion = outer }
        return methods.ask(method, of: delegate) { call(delegate, table) }
    }

    private func dataSourceDidChange() {
        dataSourceMethods = dataSource.map {
            ImplementedMethods(of: $0, asked: DelegateMethod.self) { $0 is any UITableViewDataSource.Type }
        }
        if passDepth > 0 { passDataSource = dataSource }
    }

    private func delegateDidChange() {
        delegateMethods = delegate.map {
            ImplementedMethods(of: $0, asked: DelegateMethod.self) { $0 is any UITableViewDelegate.Type }
        }
        if passDepth > 0 { passDelegate = delegate }
    }
}
