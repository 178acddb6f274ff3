internal import RuntimeInspection
internal import TableEngine

/// Makes every call from a collection view to its data source and delegate, and knows which optional methods they implement.
///
/// Owned by its collection view; the counterpart of ``DelegateCalls``. A question answers nil when nobody implements the method. The
/// calls to the delegate stand in `CollectionCalls+Delegate` and `+FlowLayout`.
@MainActor
final class CollectionCalls {
    unowned(unsafe) let view: UICollectionView

    init(view: UICollectionView) { self.view = view }

    /// Set by the view's properties of the same names. Setting one, also to the same object, forgets what it implements.
    weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            dataSourceMethods = dataSource.map {
                ImplementedMethods(of: $0, asked: CollectionMethod.self) { $0 is any UICollectionViewDataSource.Type }
            }
        }
    }
    weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            delegateMethods = delegate.map {
                ImplementedMethods(of: $0, asked: CollectionMethod.self) { $0 is any UICollectionViewDelegate.Type }
            }
            flowMethods = flowDelegate.map {
                ImplementedMethods(of: $0, asked: CollectionMethod.self) {
                    $0 is any UICollectionViewDelegateFlowLayout.Type
                }
            }
        }
    }

    var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        delegate as? any UICollectionViewDelegateFlowLayout
    }

    private var dataSourceMethods: ImplementedMethods?
    private var delegateMethods: ImplementedMethods?
    private(set) var flowMethods: ImplementedMethods?

    /// The method that is being asked for a count or a size: its answer comes before any change of the view.
    private(set) var openQuestion: CollectionMethod?

    /// The defaults of optional methods say that they were taken.
    static func defaultTaken(_ object: AnyObject, _ method: CollectionMethod) {
        ImplementedMethods.noteDefault(object, method)
    }

    // MARK: Data source

    func numberOfSections() -> Int? {
        askDataSource(.numberOfSections, CollectionToInt.self) {
            $0.numberOfSections(in: $1)
        } found: {
            $0.call($1)
        }
    }

    /// Of the first `count` sections. Nil without a data source.
    func numbersOfItems(inFirst count: Int) -> SectionCounts? {
        guard let dataSource else { return nil }
        let view = view
        return asking(.numberOfItems) {
            SectionCounts((0..<count).lazy.map { max(0, dataSource.collectionView(view, numberOfItemsInSection: $0)) })
        }
    }

    /// Nil without a data source.
    func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        dataSource?.collectionView(view, cellForItemAt: indexPath)
    }

    func view(ofKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        askDataSource(.viewForSupplementaryElement, ElementToView.self) {
            $0.collectionView($1, viewForSupplementaryElementOfKind: kind, at: indexPath)
        } found: {
            $0.call($1, kind, indexPath)
        }
    }

    // MARK: Asking

    func askDataSource<Call: DeclaredMethods.Call, Answer>(
        _ method: CollectionMethod, _ call: Call.Type,
        _ declared: (any UICollectionViewDataSource, UICollectionView) -> Answer,
        found: (Call, UICollectionView) -> Answer
    ) -> Answer? {
        guard let dataSource, let dataSourceMethods else { return nil }
        let view = view
        return asking(method) {
            dataSourceMethods.ask(
                method, of: dataSource, as: call, declared: { declared(dataSource, view) }, found: { found($0, view) })
        }
    }

    func askDelegate<Call: DeclaredMethods.Call, Answer>(
        _ method: CollectionMethod, _ call: Call.Type,
        _ declared: (any UICollectionViewDelegate, UICollectionView) -> Answer,
        found: (Call, UICollectionView) -> Answer
    ) -> Answer? {
        guard let delegate, let delegateMethods else { return nil }
        let view = view
        return asking(method) {
            delegateMethods.ask(
                method, of: delegate, as: call, declared: { declared(delegate, view) }, found: { found($0, view) })
        }
    }

    func asking<Answer>(_ method: CollectionMethod, _ body: () -> Answer) -> Answer {
        let outer = openQuestion
        openQuestion = method.allowsUpdates ? nil : method
        defer { openQuestion = outer }
        return body()
    }
}
