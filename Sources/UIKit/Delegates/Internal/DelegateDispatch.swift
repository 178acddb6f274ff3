/// Calls the data source and delegate of a table or collection view, and knows which methods they implement. The base
/// class of ``DelegateCalls`` and ``CollectionCalls``.
///
/// A call returns nil if the method is not implemented, or if there is no data source or delegate.
@MainActor
class DelegateDispatch<View: UIScrollView, Method: DelegateMethod, DataSource, Delegate> {
    /// Sound: the view owns this object.
    unowned(unsafe) let view: View

    private let dataSourceReference = DelegateReference<DataSource>()
    private let delegateReference = DelegateReference<Delegate>()

    /// The method whose call is in progress, if it must not change the view: one that returns a count, a height or a
    /// view.
    private(set) final var openQuestion: Method?

    private final var passDepth = 0
    /// Keeps the view alive during a pass, because a callback may release it.
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

    /// Runs a pass: a layout, a reload, a touch, or any other work that makes several calls. Passes can be nested.
    final func pass<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
        if passDepth == 0 { hold() }
        passDepth += 1
        defer {
            passDepth -= 1
            if passDepth == 0 { release() }
        }
        return try body()
    }

    /// Loads the weak references, once for each pass.
    func hold() {
        heldView = view
        dataSourceReference.hold()
        delegateReference.hold()
    }

    func release() {
        dataSourceReference.release()
        delegateReference.release()
        heldView = nil
    }

    // MARK: Calls

    /// Calls a method that the data source must implement.
    final func require<Answer>(_ method: Method, _ call: (DataSource, View) -> Answer) -> Answer? {
        guard let dataSource = dataSourceReference.target else { return nil }
        let outer = open(method)
        let parts = FrameParts.current
        parts?.begin(method.name, type(of: dataSource as AnyObject))
        defer {
            parts?.end()
            openQuestion = outer
        }
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
        let parts = FrameParts.current
        parts?.begin(method.name, type(of: object))
        defer {
            parts?.end()
            openQuestion = outer
        }
        return methods.ask(method, of: object) { call(target, view) }
    }

    /// Sets ``openQuestion`` for a call, and returns its previous value.
    private final func open(_ method: Method) -> Method? {
        let outer = openQuestion
        openQuestion = method.allowsUpdates ? nil : method
        return outer
    }

    // MARK: Known methods

    /// The known methods of the data source; nil without a data source.
    final var dataSourceMethods: ImplementedMethods? { dataSourceReference.methods }

    /// The known methods of the delegate; nil without a delegate.
    final var delegateMethods: ImplementedMethods? { delegateReference.methods }
}
