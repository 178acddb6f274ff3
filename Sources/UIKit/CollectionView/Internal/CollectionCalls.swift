internal import TableEngine

/// Makes every call from a collection view to its data source and delegate, and knows which optional methods they
/// implement.
///
/// Owned by its collection view. The calls to the delegate are in `CollectionCalls+Delegate` and `+FlowLayout`.
@MainActor
final class CollectionCalls: DelegateDispatch<
    UICollectionView, CollectionMethod, any UICollectionViewDataSource, any UICollectionViewDelegate
>
{
    /// The delegate, if it conforms to UICollectionViewDelegateFlowLayout.
    let flowDelegateReference = DelegateReference<any UICollectionViewDelegateFlowLayout>()

    let prefetchingReference = DelegateReference<any UICollectionViewDataSourcePrefetching>()

    /// Set by the collection view's property of the same name.
    var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { prefetchingReference.target }
        set { prefetchingReference.set(newValue, asked: CollectionMethod.self, holding: false) }
    }

    func setDelegate(_ newDelegate: (any UICollectionViewDelegate)?) {
        delegate = newDelegate
        flowDelegateReference.set(
            newDelegate as? any UICollectionViewDelegateFlowLayout, asked: CollectionMethod.self, holding: isInPass)
    }

    override func hold() {
        super.hold()
        flowDelegateReference.hold()
    }

    override func release() {
        flowDelegateReference.release()
        super.release()
    }

    /// Returns nil if only calling the delegate's method can tell.
    func implements(_ method: CollectionMethod) -> Bool? {
        guard let methods = delegateMethods else { return false }
        return methods.implements(method)
    }

    // MARK: Data source

    func numberOfSections() -> Int? { askDataSource(.numberOfSections) { $0.numberOfSections(in: $1) } }

    /// Returns the numbers of items of the first `count` sections; nil without a data source.
    func numbersOfItems(inFirst count: Int) -> SectionCounts? {
        require(.numberOfItems) { dataSource, view in
            SectionCounts((0..<count).lazy.map { max(0, dataSource.collectionView(view, numberOfItemsInSection: $0)) })
        }
    }

    /// Returns nil without a data source.
    func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        require(.cellForItem) { $0.collectionView($1, cellForItemAt: indexPath) }
    }

    func view(ofKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        askDataSource(.viewForSupplementaryElement) {
            $0.collectionView($1, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

    /// Returns nil if there is no index.
    func indexTitles() -> [String]? { askDataSource(.indexTitles) { $0.indexTitles(for: $1) } ?? nil }

    /// Returns nil if the method is not implemented.
    func indexPathForIndexTitle(_ title: String, at index: Int) -> IndexPath? {
        askDataSource(.indexPathForIndexTitle) { $0.collectionView($1, indexPathForIndexTitle: title, at: index) }
    }
}
