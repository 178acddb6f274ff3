/// A view controller whose view is filled with a collection view, and which is the data source and delegate of that.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let initialLayout: UICollectionViewLayout
    /// Set by the first `viewWillAppear`.
    private var hasAppeared = false

    /// Whether the selection is cleared when the collection view is about to appear. The default is true.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a long press moves items that the data source moves. The default is true.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { installMovement() }
    }

    private let movement = ItemMovementPress()

    private func installMovement() {
        if installsStandardGestureForInteractiveMovement, let shownCollectionView {
            if movement.view !== shownCollectionView { shownCollectionView.addGestureRecognizer(movement) }
        } else {
            movement.view?.removeGestureRecognizer(movement)
        }
    }

    /// Creates a controller that makes its collection view with the layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with a flow layout.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates the controller of a nib, with the layout of its collection view, or of an archive.
    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        coder.decode(Self.inNibs, of: self)
    }

    private static let inNibs: [ArchivedProperty<UICollectionViewController>] = [
        .flag("UIClearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
    ]

    /// The collection view. It fills the controller's view, which is a separate view: subviews added to that do not
    /// scroll. Reading the property loads the view.
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

    /// The layout of the collection view; before that is loaded, the layout it will have.
    open var collectionViewLayout: UICollectionViewLayout { shownCollectionView?.collectionViewLayout ?? initialLayout }

    open override func loadView() {
        if loadNib() { return }
        view = UIView(frame: UIScreen.main.bounds)
        show(makeCollectionView())
    }

    /// Takes the collection view that is the view of the controller in a nib.
    func takeNibCollectionView(_ collectionView: UICollectionView) {
        view = UIView(frame: collectionView.frame)
        show(collectionView)
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
        installMovement()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let collectionView else { return }
        if !hasAppeared {
            hasAppeared = true
            collectionView.reloadData()
        }
        guard clearsSelectionOnViewWillAppear else { return }
        // The selection is restored in the controller that the user saw last, not in one below it.
        if collectionView.pendingRestoration != nil, !RestorationAttempt.isLaunching {
            collectionView.pendingRestoration?.forgetSelection()
        }
        // Captures the controller, since a weak reference to a collection view makes its retains slower.
        clearSelection(animated: animated) { [weak self] isAnimated in
            guard let collectionView = self?.collectionView else { return [] }
            let cleared = collectionView.indexPathsForSelectedItems ?? []
            for indexPath in cleared { collectionView.deselectItem(at: indexPath, animated: isAnimated) }
            return cleared
        } restoring: { [weak self] in
            self?.collectionView?.selectItem(at: $0, animated: false, scrollPosition: [])
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionView?.flashScrollIndicators()
    }

    // Only members of a class body can be overridden, so the body declares every delegate method. CollectionCalls reads
    // from the vtable of a subclass which of them it overrides (CollectionMethod.controllerOverrides), and calls only
    // those. The return values here are for subclasses that call super.

    // MARK: Generated by scripts/generate-delegate-methods: every method of the delegate protocols. Do not edit.

    // UICollectionViewDataSource

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        CollectionMethod.canMoveItem.noteDefault(of: self)
        return true
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        CollectionErrors.missingCell(at: indexPath, in: collectionView, from: self)
    }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        CollectionMethod.indexPathForIndexTitle.noteDefault(of: self)
        return IndexPath(index: index)
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        CollectionMethod.moveItem.noteDefault(of: self)
    }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        CollectionMethod.viewForSupplementaryElement.noteDefault(of: self)
        return UICollectionReusableView(frame: .zero)
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        CollectionMethod.indexTitles.noteDefault(of: self)
        return nil
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        CollectionMethod.numberOfSections.noteDefault(of: self)
        return 1
    }

    // UICollectionViewDelegate

    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        CollectionMethod.canEdit.noteDefault(of: self)
        return true
    }

    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        CollectionMethod.canFocus.noteDefault(of: self)
        return collectionView.allowsFocus
    }

    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        CollectionMethod.canPerformAction.noteDefault(of: self)
        return false
    }

    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        CollectionMethod.canPerformPrimaryAction.noteDefault(of: self)
        return !collectionView.isEditing
    }

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        CollectionMethod.dismissalPreview.noteDefault(of: self)
        return nil
    }

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        CollectionMethod.highlightPreview.noteDefault(of: self)
        return nil
    }

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        CollectionMethod.contextMenuForItem.noteDefault(of: self)
        return nil
    }

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        CollectionMethod.contextMenuForItems.noteDefault(of: self)
        return nil
    }

    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        CollectionMethod.didBeginMultipleSelection.noteDefault(of: self)
    }

    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        CollectionMethod.didDeselect.noteDefault(of: self)
    }

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        CollectionMethod.didEndDisplayingCell.noteDefault(of: self)
    }

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        CollectionMethod.didEndDisplayingSupplementaryView.noteDefault(of: self)
    }

    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        CollectionMethod.didHighlight.noteDefault(of: self)
    }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        CollectionMethod.didSelect.noteDefault(of: self)
    }

    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        CollectionMethod.didUnhighlight.noteDefault(of: self)
    }

    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        CollectionMethod.didUpdateFocus.noteDefault(of: self)
    }

    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        CollectionMethod.performAction.noteDefault(of: self)
    }

    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        CollectionMethod.performPrimaryAction.noteDefault(of: self)
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        CollectionMethod.previewForDismissingMenu.noteDefault(of: self)
        return nil
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        CollectionMethod.previewForHighlightingMenu.noteDefault(of: self)
        return nil
    }

    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        CollectionMethod.selectionFollowsFocus.noteDefault(of: self)
        return true
    }

    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        CollectionMethod.shouldBeginMultipleSelection.noteDefault(of: self)
        return false
    }

    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        CollectionMethod.shouldDeselect.noteDefault(of: self)
        return true
    }

    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        CollectionMethod.shouldHighlight.noteDefault(of: self)
        return true
    }

    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        CollectionMethod.shouldSelect.noteDefault(of: self)
        return true
    }

    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        CollectionMethod.shouldShowMenu.noteDefault(of: self)
        return false
    }

    open func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        CollectionMethod.shouldSpringLoad.noteDefault(of: self)
        return collectionView.springLoadsByDefault(indexPath)
    }

    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        CollectionMethod.shouldUpdateFocus.noteDefault(of: self)
        return true
    }

    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        CollectionMethod.targetContentOffset.noteDefault(of: self)
        return proposedContentOffset
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        CollectionMethod.targetIndexPathForMove.noteDefault(of: self)
        return proposedIndexPath
    }

    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        CollectionMethod.transitionLayout.noteDefault(of: self)
        return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        CollectionMethod.willDisplayCell.noteDefault(of: self)
    }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        CollectionMethod.willDisplayContextMenu.noteDefault(of: self)
    }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        CollectionMethod.willDisplaySupplementaryView.noteDefault(of: self)
    }

    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        CollectionMethod.willEndContextMenu.noteDefault(of: self)
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        CollectionMethod.willPerformPreviewAction.noteDefault(of: self)
    }

    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        CollectionMethod.didEndMultipleSelection.noteDefault(of: self)
    }

    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        CollectionMethod.preferredFocusedItem.noteDefault(of: self)
        return nil
    }

    // UIScrollViewDelegate

    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    }

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    }

    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    }

    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    }

    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    }

    open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    }

    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        true
    }

    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    }

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    }

    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    }

    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
    }

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        nil
    }

    // MARK: End of the generated methods
}
