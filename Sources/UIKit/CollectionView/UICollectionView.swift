internal import TableEngine

/// Shows items in sections, placed by a layout. Only visible items have views.
///
/// The body has UIKit's members; the collaborators named at its end do the work, and those that are made on demand
/// (`CollectionParts`). What follows the items is told through `ListUpdates`. Counts are asked for by the first
/// layout after the view was created or got a data source, and by ``reloadData()``.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    // MARK: Creating

    /// Creates a collection view with a layout, which gets this view as its `collectionView`.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        currentLayout = layout
        super.init(frame: frame)
        finishInit()
    }

    /// Raises an exception: a collection view needs a layout.
    public override convenience init(frame: CGRect) {
        CollectionErrors.missingLayout()
        self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
    }

    /// Raises if no layout was encoded.
    public required init?(coder: NSCoder) {
        let layout = coder.decode(UICollectionViewLayout.self, forKey: "UICollectionLayout")
        if layout == nil { CollectionErrors.missingLayout() }
        currentLayout = layout ?? UICollectionViewLayout()
        super.init(coder: coder)
        finishInit()
        decodeCollection(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(currentLayout, forKey: "UICollectionLayout")
        encodeCollection(in: coder)
    }

    override var archivedSubviews: [UIView] { [] }

    private func finishInit() {
        link.view = self
        currentLayout.user = self
        super.backgroundColor = .systemBackground
        memoryWarning = MemoryWarning { [link] in link.view?.elements.emptyPool() }
    }

    deinit {
        MainActor.assumeIsolated { link.view = nil }
    }

    // MARK: Layout

    /// Setting it moves the visible elements to their new places at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { currentLayout }
        set {
            MainThreadChecker.check()
            setCollectionViewLayout(newValue, animated: false)
        }
    }

    /// Changes to another layout, at once or in an animation, without a completion.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Changes to another layout, at once or in an animation.
    ///
    /// - Parameter completion: Called after the animation, or at once if nothing was animated.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        change(to: layout, animated: animated, completion: completion)
    }

    /// Called when an interactive transition has ended: with whether its last animation ran to its end, and whether
    /// the transition was finished and not cancelled.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Gives the view a layout that lies between its present one and another, as far as its
    /// ``UICollectionViewTransitionLayout/transitionProgress`` says, until ``finishInteractiveTransition()`` or
    /// ``cancelInteractiveTransition()``. Raises an exception while another such transition runs.
    ///
    /// - Returns: The layout in between, which the delegate may provide.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        LayoutTransition.start(in: self, to: layout, completion: completion)
    }

    /// Moves the elements on to their places in the new layout, which then belongs to the view. Raises an exception
    /// without a transition.
    open func finishInteractiveTransition() { LayoutTransition.end(in: self, isFinished: true) }

    /// Moves the elements back to their places in the former layout.
    open func cancelInteractiveTransition() { LayoutTransition.end(in: self, isFinished: false) }

    // MARK: Data source and delegate

    /// Setting it makes the next layout reload the view.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        get { calls.dataSource }
        set {
            calls.dataSource = newValue
            updates.forget()
        }
    }

    /// Notified of items before they come on screen.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { calls.prefetchDataSource }
        set {
            calls.prefetchDataSource = newValue
            prefetching.forget()
            setNeedsLayout()
        }
    }

    /// If false, no more items are prefetched; those already requested are not cancelled. The default is true.
    open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled { setNeedsLayout() } }
    }

    /// Which changes of a cell on screen make the layout measure it again, if it sizes cells by their content: before
    /// the next frame and with an animation, unless animations are off when the cell changes. The default is `.enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled { didSet { MainThreadChecker.check() } }

    /// Receives the events of the items and of scrolling; not retained. Nil by default.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set { super.delegate = newValue }
    }

    // MARK: Drag and drop

    /// Lets the user drag items, within the collection view and out of it.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { parts.dragging.ifMade?.host.delegate }
        set {
            MainThreadChecker.check()
            setDragDelegate(newValue)
        }
    }

    /// The object that decides what is dropped where; nil, the default, accepts no drops. Not retained.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { parts.dropping.ifMade?.host.delegate }
        set {
            MainThreadChecker.check()
            setDropDelegate(newValue)
        }
    }

    /// Whether items can be dragged, if there is a drag delegate. The default is true.
    open var dragInteractionEnabled = true {
        didSet {
            MainThreadChecker.check()
            parts.dragging.ifMade?.interaction.isEnabled = dragInteractionEnabled
        }
    }

    /// How soon items make room below a drag. The default is `.immediate`.
    open var reorderingCadence = ReorderingCadence.immediate { didSet { MainThreadChecker.check() } }

    /// Whether items of the collection view are being dragged.
    open var hasActiveDrag: Bool { parts.dragging.ifMade?.hasActiveDrag ?? false }

    /// Whether a drag is over the collection view, or is being dropped on it.
    open var hasActiveDrop: Bool { parts.dropping.ifMade?.hasActiveDrop ?? false }

    /// Whether an item is selected while a drag rests over it. The default is false.
    open var isSpringLoaded: Bool {
        get { springs != nil }
        set {
            MainThreadChecker.check()
            setSpringLoaded(newValue)
        }
    }

    // MARK: Background

    /// The rearmost view, always as large as the collection view; it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            MainThreadChecker.check()
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            display.placeBackground()
        }
    }

    override var rearBackgroundCount: Int { backgroundView?.superview === self ? 1 : 0 }
    override var accessibilityKind: AccessibilityKind { .list }
    override var accessibilityCondition: AccessibilityCondition {
        AccessibilityCondition(isBusy: refreshControl?.isRefreshing ?? false)
    }

    // MARK: Items and sections

    /// The number of sections as of the last reload or update. It is asked for when it is not known yet.
    open var numberOfSections: Int {
        contents.loadIfNeeded()
        return contents.counts.numberOfSections
    }

    /// Returns the number of items as of the last reload or update. Raises for a section that does not exist.
    open func numberOfItems(inSection section: Int) -> Int {
        contents.loadIfNeeded()
        guard usesPresentationValues, section >= 0, section < layoutCounts.numberOfSections else {
            return contents.numberOfItems(in: section)
        }
        return layoutCounts[section]
    }

    /// Returns nil if the layout has no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        usesPresentationValues
            ? places.attributes(atPlace: RowIndex(indexPath)) : places.attributes(of: .cell(indexPath))
    }

    /// Returns attributes with an empty frame for headers and footers that a flow layout gives no size.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.attributes(of: .supplementary(kind, indexPath))
            ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.emptyBand(ofKind: kind, at: indexPath)
    }

    /// Returns the frontmost item at the point; nil if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { places.item(at: point).map { name(of: $0) } }

    /// Returns nil for cells that are not on screen.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        display.shown.key(of: cell).flatMap { $0.category == .cell ? name(of: $0.indexPath) : nil }
    }

    /// Returns nil for items off screen, and for those that do not exist.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        path(named: indexPath).flatMap { display.shown.live[.cell($0)] as? UICollectionViewCell }
    }

    /// In the order of their items.
    open var visibleCells: [UICollectionViewCell] {
        display.visibleKeys(.cell).compactMap { display.shown.live[$0] as? UICollectionViewCell }
    }

    /// In ascending order.
    open var indexPathsForVisibleItems: [IndexPath] { display.visibleKeys(.cell).map { name(of: $0.indexPath) } }

    /// Returns nil off screen.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        display.shown.live[.supplementary(elementKind, indexPath)]
    }

    /// Returns the views of a kind that are on screen.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        display.visibleKeys(.supplementaryView, elementKind).compactMap { display.shown.live[$0] }
    }

    /// Returns the paths of the views of a kind that are on screen.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        display.visibleKeys(.supplementaryView, elementKind).map(\.indexPath)
    }

    // MARK: Reuse

    /// Registers a class, replacing an earlier registration for the identifier; nil ends the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        elements.registerCell(cellClass, identifier)
    }

    /// Registers a nib, which must have one top-level object, a cell. Nil ends the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        elements.registerCell(nib, identifier)
    }

    /// Registers a class for supplementary views of a kind, replacing an earlier registration; nil ends the
    /// registration.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        elements.registerSupplementary(viewClass, elementKind, identifier)
    }

    /// Registers a nib for supplementary views of a kind, replacing an earlier registration; nil ends the registration.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        elements.registerSupplementary(nib, kind, identifier)
    }

    /// Returns an idle cell or a new one, with the item's size. Raises without a registration.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        elements.dequeueCell(identifier, for: indexPath)
    }

    /// Returns an idle view of the kind or a new one. Raises without a registration.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        elements.dequeueSupplementary(elementKind, identifier, for: indexPath)
    }

    // MARK: Loading and updating

    /// Asks for all counts, and drops the selection and all views, which the next layout requests again. If called
    /// while the view lays itself out or asks for a count or a size, the reload is postponed until that is finished.
    open func reloadData() {
        parts.movement.ifMade?.interrupt()
        updates.reload()
    }

    /// Performs several changes as one. Insertions and the destinations of moves name items as they are after the
    /// update; everything else names items as they are before it. Updates nest; the end of the outermost applies them
    /// all. Raises if an update does not match the counts of the data source.
    ///
    /// Views move to their new places; inserted and deleted ones fade, unless the layout decides otherwise.
    ///
    /// - Parameter completion: Called after the animations, with false if they were interrupted, or at once if nothing
    ///   was animated.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        parts.movement.ifMade?.interrupt()
        self.updates.perform(updates, completion: completion)
    }

    /// Whether the user moves an item, which the data source still has in its former place, and whether there is room for
    /// items that the data source does not have, below a drag or for placeholders.
    open var hasUncommittedUpdates: Bool {
        parts.movement.ifMade?.isHolding ?? false || parts.openings.ifMade.map { !$0.isEmpty } ?? false
    }

    /// Inserts sections at indexes as they are after the update.
    open func insertSections(_ sections: IndexSet) { update(.insertSections(Array(sections.rangeView))) }

    /// Deletes sections at indexes as they are before the update.
    open func deleteSections(_ sections: IndexSet) { update(.deleteSections(Array(sections.rangeView))) }

    /// Moves a section from its index before the update to its index after it, with its items.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update(.moveSection(from: section, to: newSection))
    }

    /// Asks for the sections' counts and views again.
    open func reloadSections(_ sections: IndexSet) { update(.reloadSections(Array(sections.rangeView))) }

    /// Inserts items at paths as they are after the update.
    open func insertItems(at indexPaths: [IndexPath]) { update(.insertRows(RowRange.union(indexPaths))) }

    /// Deletes items at paths as they are before the update.
    open func deleteItems(at indexPaths: [IndexPath]) { update(.deleteRows(RowRange.union(indexPaths))) }

    /// Moves an item from its path before the update to its path after it. Its cell is kept.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update(.moveRow(from: RowIndex(indexPath), to: RowIndex(newIndexPath)))
    }

    /// Requests new cells for the items, and deselects them.
    open func reloadItems(at indexPaths: [IndexPath]) { update(.reloadRows(RowRange.union(indexPaths))) }

    /// Lets the data source set up the items' existing cells again: dequeuing returns the same cell, without
    /// `prepareForReuse`.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        update(.reconfigureRows(RowRange.union(indexPaths)))
    }

    // MARK: Moving items

    /// Begins to move an item with the user's finger. Returns false if the data source does not let it be moved.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        itemMovement.begin(indexPath, at: nil)
    }

    /// Puts the middle of the moved cell at a position, and shows where the item would be dropped.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        parts.movement.ifMade?.move(to: targetPosition)
    }

    /// Drops the item, and tells the data source.
    open func endInteractiveMovement() {
        MainThreadChecker.check()
        parts.movement.ifMade?.end()
    }

    /// Lets the item move back.
    open func cancelInteractiveMovement() {
        MainThreadChecker.check()
        parts.movement.ifMade?.cancel()
    }

    /// Whether the accessories for editing are shown in the cells of lists. The default is false. In editing mode the
    /// two `…DuringEditing` properties determine whether items can be selected. Items stay selected when it begins or
    /// ends, as far as the mode allows (unverified).
    open var isEditing = false {
        didSet {
            MainThreadChecker.check()
            guard isEditing != oldValue else { return }
            parts.rowActions.ifMade?.closeAndEndEditing()
            touchSelection.cancel()
            selection.modeDidChange()
            showEditing()
        }
    }

    // MARK: Scrolling

    /// Scrolls to an item. Without a position, scrolls by the smallest distance. Raises for items that do not exist,
    /// and for two positions on one axis.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// Whether taps select items. The default is true.
    open var allowsSelection = true { didSet { MainThreadChecker.check() } }
    /// The default is false.
    open var allowsSelectionDuringEditing = false { didSet { MainThreadChecker.check() } }
    /// The default is false. True also lets single items be selected in editing mode.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            MainThreadChecker.check()
            selection.modeDidChange()
        }
    }
    /// Setting it to false keeps only the item selected last.
    open var allowsMultipleSelection = false {
        didSet {
            MainThreadChecker.check()
            selection.modeDidChange()
        }
    }

    /// In the order of selection; empty if no item is selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.rows.map(\.indexPath) }

    /// Selects an item without calling the delegate. Nil deselects all. Without a position nothing scrolls.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return selection.deselectAll(animated: animated) }
        guard allowsSelection || selectionHost.allowsSelection else { return }
        contents.loadIfNeeded()
        let item = RowIndex(indexPath)
        if contents.counts.contains(item) { selection.select(item, animated: animated) }
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without calling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.deselect(RowIndex(indexPath), animated: animated)
    }

    /// The interaction that shows the context menus of items; nil if the delegate is known to implement neither
    /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)` nor the method for one item.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        installItemMenus()
        return parts.menus.ifMade?.interaction
    }

    override func willOfferTouch() {
        installItemMenus()
        guard parts.multipleSelection.ifMade == nil, calls.implements(.shouldBeginMultipleSelection) != false else {
            return
        }
        parts.multipleSelection.keep(MultipleSelection(host: CollectionMultipleSelectionHost(view: self)))
    }

    // MARK: Keyboard focus

    /// Whether items can have the focus of a keyboard, if the delegate does not decide it for an item. The default is
    /// true.
    open var allowsFocus = true { didSet { MainThreadChecker.check() } }
    /// Whether ``allowsFocus`` also holds in editing mode. The default, true, is unverified.
    open var allowsFocusDuringEditing = true { didSet { MainThreadChecker.check() } }
    /// Whether an item is selected when it gets the focus. The default, false, is unverified.
    open var selectionFollowsFocus = false { didSet { MainThreadChecker.check() } }
    /// Whether the item that had the focus last gets it when the collection view does. The default is false.
    open var remembersLastFocusedIndexPath = false { didSet { MainThreadChecker.check() } }

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        calls.shouldUpdateFocus(in: UICollectionViewFocusUpdateContext(context, in: self)) ?? true
    }

    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        calls.didUpdateFocus(in: UICollectionViewFocusUpdateContext(context, in: self), with: coordinator)
    }

    // MARK: Overrides

    override var takesContentSizeFromConstraints: Bool { false }

    override func subviewSizeDidChange(_ subview: UIView, isRequest: Bool) {
        if isRequest, let cell = subview as? UICollectionViewCell { cell.sizeDidChange(.request) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        display.pass()
        parts.itemInvalidation.ifMade?.run(in: updates.phase)
        updateIndexTitles()
        if pendingRestoration != nil { ListRestoration.listWasLaidOut(self) }
    }

    /// Encodes the selected items and the first visible one; by their model identifiers if the data source is a
    /// ``UIDataSourceModelAssociation``.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        ListRestoration.encode(self, in: coder)
    }

    /// The items are selected and scrolled to by the first layout in a window that shows items.
    open override func decodeRestorableState(with coder: NSCoder) {
        pendingRestoration = ListRestoration(coder)
        super.decodeRestorableState(with: coder)
    }

    /// Nil except between the restoration of the application and the first layout with items.
    var pendingRestoration: ListRestoration?

    open override var frame: CGRect {
        get { super.frame }
        set {
            change(to: CGRect(origin: super.bounds.origin, size: newValue.size)) { super.frame = newValue }
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { change(to: newValue) { super.bounds = newValue } }
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        currentLayout.invalidateLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if currentLayout is UICollectionViewCompositionalLayout { return currentLayout.invalidateLayout() }
        if previousTraitCollection?.displayScale != traitCollection.displayScale
            || previousTraitCollection?.layoutDirection != traitCollection.layoutDirection
            || previousTraitCollection?.legibilityWeight != traitCollection.legibilityWeight
        {
            currentLayout.invalidateLayout()
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchSelection.began(touches)
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchSelection.moved(touches)
        super.touchesMoved(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchSelection.ended(touches)
        parts.rowActions.ifMade?.touchesEnded(touches)
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchSelection.cancelled(touches)
        super.touchesCancelled(touches, with: event)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return parts.rowActions.ifMade?.receiver(of: point, with: event) ?? hit
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { parts.rowActions.ifMade?.listWillReload() }
    }

    override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        calls.pass { places.restingOffset(proposed, velocity: velocity) }
    }

    override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        parts.rowActions.ifMade?.contentDidMove()
    }

    override func takesSidewaysWheel(_ event: WheelScrollEvent, by delta: CGFloat) -> Bool {
        parts.swipePan.ifMade != nil
            && rowActions.wheel.step(by: delta, at: convert(event.location, from: nil as UIView?))
    }

    override func delegateDidChange() {
        super.delegateDidChange()
        calls.setDelegate(super.delegate as? any UICollectionViewDelegate)
        currentLayout.invalidateLayout()
    }

    override var descriptionTail: [String] {
        func list(_ numbers: CGFloat...) -> String { "{\(numbers.map(\.shortDescription).joined(separator: ", "))}" }
        let inset = adjustedContentInset
        return super.descriptionTail + [
            "contentOffset: \(list(contentOffset.x, contentOffset.y))",
            "contentSize: \(list(contentSize.width, contentSize.height))",
            "adjustedContentInset: \(list(inset.top, inset.left, inset.bottom, inset.right))",
            "layout: <\(ClassName(type(of: currentLayout))): \(ObjectAddress(currentLayout))>",
            "dataSource: \(dataSource.map { "<\(ClassName(type(of: $0))): \(ObjectAddress($0))>" } ?? "(null)")",
        ]
    }

    // MARK: Collaborators

    let link = ViewLink<UICollectionView>()
    private(set) lazy var calls = CollectionCalls(view: self)
    private(set) lazy var contents = CollectionContents(calls: calls)
    private(set) lazy var places = ElementPlaces(view: self, contents: contents)
    private(set) lazy var elements = ElementProvider(calls: calls, places: places)
    private(set) lazy var updates = ListUpdates(host: CollectionUpdateHost(view: self))
    private(set) lazy var display = updates.followers.adding(
        CollectionDisplay(view: self, loading: updates))
    private(set) lazy var prefetching = updates.followers.adding(
        Prefetching(host: CollectionPrefetchHost(view: self)))
    private(set) lazy var selectionHost = CollectionSelectionHost(view: self)
    private(set) lazy var selection = updates.followers.adding(ListSelection(host: selectionHost))
    private(set) lazy var touchSelection = updates.followers.adding(
        TouchSelection(host: selectionHost, selection: selection))
    final var parts = CollectionParts()

    private func update(_ change: TableChange) {
        parts.movement.ifMade?.interrupt()
        updates.add(change)
    }

    /// Set while the view is spring loaded.
    var springs: UISpringLoadedInteraction?
    /// Whether index paths name places that are seen: while the layout is asked, and in
    /// `performUsingPresentationValues(_:)`.
    var usesPresentationValues = false
    /// The reuse identifiers of registrations that were used.
    var registrations: Set<String> = []
    /// Whether the background color is that of a new collection view or of a list.
    private var hasSystemBackground = true

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasSystemBackground = false
            super.backgroundColor = newValue
        }
    }

    /// Shows the background of a list, unless the application has set one.
    func setListBackground(_ color: UIColor) {
        if hasSystemBackground, super.backgroundColor != color { super.backgroundColor = color }
    }

    /// What the animation of the elements that begins follows.
    var elementsChange = ElementsChange.update
    private var currentLayout: UICollectionViewLayout
    /// Set during an interactive transition.
    var layoutTransition: LayoutTransition?

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        currentLayout.marginsDidChange()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        currentLayout.marginsDidChange()
    }

    private var memoryWarning: MemoryWarning?

    /// Makes the new layout belong to the view, and the old one to none.
    func exchangeLayout(_ layout: UICollectionViewLayout) {
        currentLayout.user = nil
        (currentLayout as? UICollectionViewTransitionLayout)?.leaveCollectionView()
        parts.orthogonal.ifMade?.removeAll()
        currentLayout = layout
        layout.user = self
        (layout as? UICollectionViewTransitionLayout)?.joinCollectionView(self)
    }
}
