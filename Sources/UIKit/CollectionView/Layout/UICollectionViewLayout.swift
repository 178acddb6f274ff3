internal import TableEngine

/// Determines the places of the cells and other views of a collection view.
///
/// The base class of custom layouts: subclasses override ``prepare()`` to compute in advance what they can,
/// ``collectionViewContentSize``, ``layoutAttributesForElements(in:)`` and the methods for single elements. The
/// collection view prepares a layout before it asks for anything, and again after each invalidation.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    public override init() {
        super.init()
    }

    /// Reads nothing.
    public required init?(coder: NSCoder) {
        guard !SecureDecoding.isRefused(Self.self, base: UICollectionViewLayout.self, by: coder) else { return nil }
        super.init()
    }

    /// Writes nothing.
    open func encode(with coder: NSCoder) {}

    /// The collection view that uses the layout; nil if none does.
    open var collectionView: UICollectionView? { user }
    /// What ``collectionView`` is. Overrides may return it as a collection view that is never nil.
    weak var user: UICollectionView?

    // MARK: Classes

    /// The class of the attributes that the layout creates.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that describe invalidations. Subclasses return one of their own with more properties.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Invalidation

    /// Invalidates the layout: the next layout pass prepares it again and moves views to their places. Overrides call
    /// super.
    open func invalidateLayout() {
        invalidateLayout(with: newInvalidationContext())
    }

    /// Overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        collectionView?.places.layoutWasInvalidated(context)
    }

    /// Called before the bounds of the collection view change, also with every step of scrolling. The collection view
    /// still has the old bounds. The default is false.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context with which the layout is invalidated for new bounds. Overrides call super and add to the
    /// result.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        newInvalidationContext()
    }

    // MARK: Sizes that views want

    /// Called with the attributes that a view prefers to those it has. If it returns true, the layout is invalidated.
    /// The default is false.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        takes(preferredAttributes, insteadOf: originalAttributes)
    }

    /// Returns the context with which the layout is invalidated for a size that a view prefers. Overrides call super
    /// and add to the result.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        newInvalidationContext()
    }

    // MARK: Overridden by subclasses

    /// Called before the layout is asked for anything, after each invalidation.
    open func prepare() {}

    /// Returns the attributes of all elements whose frames overlap the rectangle; returning more is allowed. The
    /// rectangle is somewhat larger than the visible area, so that most scroll steps need no call.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item; nil, the default, if the layout does not show it.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view; nil, the default, if the layout has none at the path.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Returns the attributes of a decoration view; nil, the default, if the layout has none at the path.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// The size of everything that can be scrolled to, in points; zero by default. Asked after ``prepare()``.
    open var collectionViewContentSize: CGSize { .zero }

    // MARK: Moving items

    /// Returns where an item that the user holds would be dropped. `position` is that of the middle of its cell. The
    /// default is the item there, or the present place of the held one.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        collectionView?.itemMovement.item(passedAt: position) ?? previousIndexPath
    }

    /// Returns the attributes of the cell that the user holds, whose middle is to be at a position. The default has
    /// those of its item there, in front of the other cells.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let own = collectionView?.places.attributes(of: .cell(indexPath)) ?? layoutAttributesForItem(at: indexPath)
        let attributes =
            own?.copy() as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex += 1000
        return attributes
    }

    // MARK: Content offset

    /// Called when a drag ends, before the delegate is told of it. Returns where the content comes to rest. The default
    /// is the proposed offset, where it would come to rest by itself.
    ///
    /// - Parameter velocity: in points per millisecond, as for the delegate.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    /// Called in an update and after a change of the layout, when the layout has been prepared. Returns the content
    /// offset after it; the default is the proposed one, which the delegate may have chosen.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Reading direction

    /// The reading direction that the layout was written for. The default is left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the content is mirrored if the collection view's reading direction differs from
    /// `developmentLayoutDirection`. The default is false.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decoration views

    /// Registers a class for decoration views; nil ends the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = (viewClass as? UICollectionReusableView.Type).map { .type($0) }
    }

    /// Registers a nib for decoration views; nil ends the registration.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map { .nib($0) }
    }

    // MARK: Updates

    /// Called in an animated update, when the layout has been prepared for the state after it.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called at the beginning of the animation, inside its block.
    open func finalizeCollectionViewUpdates() {}

    /// Called when the size of the collection view has changed in an animation block, when the layout has been prepared for
    /// it.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called at the beginning of the animation, inside its block.
    open func finalizeAnimatedBoundsChange() {}

    /// Called on the layout of a collection view that gets another one, while both the collection view and its views
    /// have this layout.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called on the new layout of a collection view, before it is prepared.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on both layouts after a change, first on the old one; in an animated change inside the animation block.
    open func finalizeLayoutTransition() {}

    /// Returns the initial attributes of an appearing item's cell; nil means its final place with alpha 0. The path is
    /// the one after the update.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Returns the final attributes of a disappearing item's cell; nil means its place with alpha 0. The path is the
    /// one before the update.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Returns the place from which a supplementary view appears in an update; nil, the default, fades it in where it
    /// is.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Returns the place at which a supplementary view disappears in an update; nil, the default, fades it out where it
    /// is.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Returns the place from which a decoration view appears in an update; nil, the default, fades it in where it is.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Returns the place at which a decoration view disappears in an update; nil, the default, fades it out where it
    /// is.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Returns the supplementary views that the layout removes in an update, by their paths before it. Their views
    /// disappear, also if the layout has elements with these paths afterwards. Called after
    /// ``prepare(forCollectionViewUpdates:)`` for each kind that is known.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the decoration views that the layout removes in an update, by their paths before it; none by default.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the supplementary views that the layout adds in an update, by their paths after it. Their views appear
    /// with initial attributes, also if the layout had elements with these paths before.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the decoration views that the layout adds in an update, by their paths after it; none by default.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Internal

    /// Called before the collection view follows an update.
    func elementsWillFollow(_ map: IndexMap) {}
    /// Called when the safe area or the margins of the collection view have changed.
    func marginsDidChange() {}
    /// Has the view of an item asked again for the size that it wants.
    func forgetMeasure(of indexPath: IndexPath) {}
    /// Takes the size that a view prefers in place of an estimate. A method of its own, because a class that overrides
    /// ``shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`` has all its views measured.
    func takes(
        _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Returns where a section begins in a layout that goes on downwards, whatever pins; nil if only attributes tell.
    func start(ofSection section: Int) -> CGFloat? { nil }
    /// Returns the elements in a rectangle that may be the whole content, for another layout and not to be shown.
    func elements(inContent rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        layoutAttributesForElements(in: rect) ?? []
    }
    /// Whether the attributes tell which sizes are estimates.
    var estimatesElements: Bool { false }
    /// Whether new views are asked for the attributes that they prefer.
    var measuresElements: Bool { MeasuringOverride.isPresent(in: type(of: self)) }

    /// Whether the layout was prepared since the last invalidation.
    private(set) var isPrepared = false
    private(set) var decorations: [String: ReuseRegistration<UICollectionReusableView>] = [:]

    /// Makes decoration views that are registered with another layout, unless this one has some of their kind.
    func adoptDecorations(of other: UICollectionViewLayout) {
        decorations.merge(other.decorations) { own, _ in own }
    }

    /// True during ``prepare()``, when there are no attributes to lay out with.
    private(set) var isPreparing = false

    func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        let outer = isPreparing
        isPreparing = true
        if let collectionView { collectionView.withPresentationValues { prepare() } } else { prepare() }
        isPreparing = outer
        // A layout pass that was requested during `prepare()` did nothing.
        if let collectionView, !collectionView.display.isRunning { collectionView.setNeedsLayout() }
    }

    /// Whether the content is mirrored in a view.
    func isMirrored(in view: UICollectionView) -> Bool {
        flipsHorizontallyInOppositeLayoutDirection
            && view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    func newInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return type?.newObject() ?? UICollectionViewLayoutInvalidationContext()
    }

    func newAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = type?.newObject() ?? UICollectionViewLayoutAttributes()
        attributes.stand(for: key)
        return attributes
    }
}

extension UICollectionViewLayout: @preconcurrency NSCoding {}
