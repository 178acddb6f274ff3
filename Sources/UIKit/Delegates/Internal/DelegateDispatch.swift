/// Calls the data source and delegate of a table or collection view, and knows which methods they implement: the base of ``DelegateCalls``
/// and ``CollectionCalls``.
///
/// A question answers nil when nobody implements the method, or there is no data source or delegate; notices just do nothing then.
@MainActor
class DelegateDispatch<View: UIScrollView, Method: DelegateMethod, DataSource, Delegate> {
    /// Sound: the view owns this object.
    unowned(unsafe) let view: View

    private let dataSourceReference = DelegateReference<DataSource>()
    private let delegateReference = DelegateReference<Delegate>()

    /// The method that is being asked for a count, a height or a view: its answer comes before any change of the view.
    private(set) final var openQuestion: Method?

    private final var passDepth = 0
    /// What is called may let go of the view.
    private final var heldView: View?

    init(view: View) { self.view = view }

    /// Set by the view's property of the same name.
    final var dataSource: DataSource? {
        get { dataSourceReference.target }
        set { dataSourceReference.set(newValue as AnyObject?, asked: Method.self, holding: isInPass) }
    }

    /// Set by the view's property of the same name.
    final var delegate: Delegate? {
        get { delegateReference.target }
        set { delegateReference.set(newValue as AnyObject?, asked: Method.self, holding: isInPass) }
    }

    final var hasDataSource: Bool { dataSourceReference.loaded != nil }

    // MARK: Passes

    final var isInPass: Bool { passDepth > 0 }

    /// A layout, a reload, a touch: anything that makes several calls. Passes nest.
    final func pass<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
        if passDepth == 0 { hold() }
        passDepth += 1
        defer {
            passDepth -= 1
            if passDepth == 0 { letGo() }
        }
        return try body()
    }

    /// Loads the weak references once for a pass.
    func hold() {
        heldView = view
        dataSourceReference.hold()
        delegateReference.hold()
    }

    func letGo() {
        dataSourceReference.letGo()
        delegateReference.letGo()
        heldView = nil
    }

    // MARK: Asking

    /// A method that the data source must have.
    final func require<Answer>(_ method: Method, _ call: (DataSource, View) -> Answer) -> Answer? {
        guard let dataSource = dataSourceReference.target else { return nil }
        let outer = open(method)
        defer { openQuestion = outer }
        return call(dataSource, view)
    }

    @discardableResult
    final func askDataSource<Answer>(_ method: Method, _ call: (DataSource, View) -> Answer) -> Answer? {
        ask(method, dataSourceReference, call)
    }

    @discardableResult
    final func askDelegate<Answer>(_ method: Method, _ call: (Delegate, View) -> Answer) -> Answer? {
        ask(method, delegateReference, call)
    }

    @discardableResult
    final func ask<Target, Answer>(
        _ method: Method, _ asked: DelegateReference<Target>, _ call: (Target, View) -> Answer
    ) -> Answer? {
        guard let methods = asked.methods, !methods.isAbsent(method), let (object, target) = asked.loaded
        else { return nil }
        let outer = open(method)
        defer { openQuestion = outer }
        return methods.ask(method, of: object) { call(target, view) }
    }

    /// Returns what was open before.
    private final func open(_ method: Method) -> Method? {
        let outer = openQuestion
        openQuestion = method.allowsUpdates ? nil : method
        return outer
    }

    // MARK: What is known

    /// What is known of the data source's methods; nil without one.
    final var dataSourceMethods: ImplementedMethods? { dataSourceReference.methods }

    /// What is known of the delegate's methods; nil without one.
    final var delegateMethods: ImplementedMethods? { delegateReference.methods }
}
