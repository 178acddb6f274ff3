/// What the calls of a table and of a collection view to their data source and delegate have in common.
///
/// A question answers nil when nobody implements the method, or there is no data source or delegate; notices just do nothing then.
@MainActor
class ViewCalls<View: UIScrollView, Method: CalledMethod, DataSource, Delegate> {
    unowned(unsafe) let view: View

    private let askedDataSource = AskedObject<DataSource>()
    private let askedDelegate = AskedObject<Delegate>()

    /// The method that is being asked for a count, a height or a view: its answer comes before any change of the view.
    private(set) final var openQuestion: Method?

    private final var passDepth = 0
    /// What is called may let go of the view.
    private final var heldView: View?

    init(view: View) { self.view = view }

    /// Set by the view's property of the same name.
    final var dataSource: DataSource? {
        get { askedDataSource.target }
        set { askedDataSource.set(newValue as AnyObject?, asked: Method.self, holding: isInPass) }
    }

    /// Set by the view's property of the same name.
    final var delegate: Delegate? {
        get { askedDelegate.target }
        set { askedDelegate.set(newValue as AnyObject?, asked: Method.self, holding: isInPass) }
    }

    final var hasDataSource: Bool { askedDataSource.loaded != nil }

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
        askedDataSource.hold()
        askedDelegate.hold()
    }

    func letGo() {
        askedDataSource.letGo()
        askedDelegate.letGo()
        heldView = nil
    }

    // MARK: Asking

    /// A method that the data source must have.
    final func require<Answer>(_ method: Method, _ call: (DataSource, View) -> Answer) -> Answer? {
        guard let dataSource = askedDataSource.target else { return nil }
        let outer = open(method)
        defer { openQuestion = outer }
        return call(dataSource, view)
    }

    final func askDataSource<Answer>(_ method: Method, _ call: (DataSource, View) -> Answer) -> Answer? {
        ask(method, askedDataSource, call)
    }

    final func askDelegate<Answer>(_ method: Method, _ call: (Delegate, View) -> Answer) -> Answer? {
        ask(method, askedDelegate, call)
    }

    final func ask<Target, Answer>(
        _ method: Method, _ asked: AskedObject<Target>, _ call: (Target, View) -> Answer
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
    final var dataSourceMethods: ImplementedMethods? { askedDataSource.methods }

    /// What is known of the delegate's methods; nil without one.
    final var delegateMethods: ImplementedMethods? { askedDelegate.methods }

    /// The defaults of optional methods say that they were taken.
    static func defaultTaken(_ object: AnyObject, _ method: Method) {
        TakenDefaults.current.note(object, method.selector)
    }
}
