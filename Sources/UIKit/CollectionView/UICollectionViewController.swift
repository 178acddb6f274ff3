/// A view controller whose view is filled with a collection view, with itself as data source and delegate.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let initialLayout: UICollectionViewLayout
    /// Set by the first `viewWillAppear`.
    private var hasAppeared = false

    /// Whether the selection goes away when the collection view is about to appear.
    open var clearsSelectionOnViewWillAppear = true

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// With a flow layout.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// Fills the controller's view, which is another one: what is added to that does not scroll. Loads the view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return shownCollectionView
        }
        set {
            loadViewIfNeeded()
            show(newValue ?? makeCollectionView())
        }
    }

    private var shownCollectionView: UICollectionView?

    /// Of the collection view; before that is loaded the one it will have.
    open var collectionViewLayout: UICollectionViewLayout { shownCollectionView?.collectionViewLayout ?? initialLayout }

    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        show(makeCollectionView())
    }

    private func makeCollectionView() -> UICollectionView {
        let collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
        collectionView.dataSource = self
        collectionView.delegate = self
        return collectionView
    }

    private func show(_ collectionView: UICollectionView) {
        guard collectionView !== shownCollectionView, let view = viewIfLoaded else { return }
        shownCollectionView?.removeFromSuperview()
        shownCollectionView = collectionView
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(collectionView, at: 0)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let collectionView else { return }
        if !hasAppeared {
            hasAppeared = true
            collectionView.reloadData()
        }
        guard clearsSelectionOnViewWillAppear else { return }
        for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: indexPath, animated: animated)
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionView?.flashScrollIndicators()
    }

    // Every method stands here, because only members of the class body can be overridden. CollectionCalls sees in a subclass's vtable which
    // of them it overrides (CollectionControllerOverrides: same methods, same order, nothing in between) and calls only those; what the
    // ones here return is for subclasses that call super.

    // MARK: Data source

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        CollectionErrors.missingCell(at: indexPath, in: collectionView, from: self)
        return UICollectionViewCell(frame: .zero)
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        CollectionCalls.defaultTaken(self, .numberOfSections)
        return 1
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        CollectionCalls.defaultTaken(self, .viewForSupplementaryElement)
        return UICollectionReusableView(frame: .zero)
    }

    // MARK: Delegate

    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        CollectionCalls.defaultTaken(self, .shouldHighlight)
        return true
    }

    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        CollectionCalls.defaultTaken(self, .didHighlight)
    }

    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        CollectionCalls.defaultTaken(self, .didUnhighlight)
    }

    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        CollectionCalls.defaultTaken(self, .shouldSelect)
        return true
    }

    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        CollectionCalls.defaultTaken(self, .shouldDeselect)
        return true
    }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        CollectionCalls.defaultTaken(self, .didSelect)
    }

    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        CollectionCalls.defaultTaken(self, .didDeselect)
    }

    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        CollectionCalls.defaultTaken(self, .canPerformPrimaryAction)
        return true
    }

    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        CollectionCalls.defaultTaken(self, .performPrimaryAction)
    }

    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        CollectionCalls.defaultTaken(self, .shouldShowMenu)
        return false
    }

    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        CollectionCalls.defaultTaken(self, .canPerformAction)
        return false
    }

    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        CollectionCalls.defaultTaken(self, .performAction)
    }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        CollectionCalls.defaultTaken(self, .willDisplayCell)
    }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        CollectionCalls.defaultTaken(self, .willDisplaySupplementaryView)
    }

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        CollectionCalls.defaultTaken(self, .didEndDisplayingCell)
    }

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        CollectionCalls.defaultTaken(self, .didEndDisplayingSupplementaryView)
    }

    // MARK: Scroll view delegate

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
