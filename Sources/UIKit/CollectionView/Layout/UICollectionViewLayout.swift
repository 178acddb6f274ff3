/// Says where the cells and other views of a collection view stand.
///
/// The base of custom layouts: subclasses override ``prepare()`` to work out what they can, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)`` and the methods for single elements. The collection view prepares a layout before it asks for
/// anything, and once more after each invalidation.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    public override init() {
        super.init()
    }

    /// There is nothing to read in this class.
    public required init?(coder: NSCoder) {
        guard !SecureDecoding.isRefused(Self.self, base: UICollectionViewLayout.self, by: coder) else { return nil }
        super.init()
    }

    /// There is nothing to write in this class.
    open func encode(with coder: NSCoder) {}

    /// Whose layout this is; nil before.
    open internal(set) weak var collectionView: UICollectionView?

    // MARK: Classes

    /// The class of attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Invalidation

    /// The next layout pass prepares anew and moves views to their places. Overriders call super.
    open func invalidateLayout() {
        invalidateLayout(with: newInvalidationContext())
    }

    /// Overriders call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        collectionView?.places.layoutWasInvalidated(context)
    }

    /// Asked before the bounds of the collection view change, while it still has the old ones: with every step of scrolling. False.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        newInvalidationContext()
    }

    // MARK: For subclasses to answer

    /// Called before the layout is asked for anything, after each invalidation.
    open func prepare() {}

    /// Of all elements whose frames share an area with the rectangle; more do no harm. Asked for somewhat more than is visible, so that
    /// not every step of scrolling asks.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    open var collectionViewContentSize: CGSize { .zero }

    // MARK: Direction of reading

    /// The direction that the layout was written for; left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// True mirrors the whole content where the collection view's direction is not the one the layout was written for. False.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decoration views

    /// Nil ends the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = (viewClass as? UICollectionReusableView.Type).map { .type($0) }
    }

    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map { .nib($0) }
    }

    // MARK: Updates

    /// Called in an animated update, when the layout has been prepared for what comes after it.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called where the animation begins, inside its block.
    open func finalizeCollectionViewUpdates() {}

    /// Where an item's cell starts; nil for its place without opacity. The path counts after the update.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Where an item's cell ends; nil for its place without opacity. The path counts before the update.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    // MARK: Internal

    /// Since the last invalidation.
    private(set) var isPrepared = false
    private(set) var decorations: [String: ReuseRegistration<UICollectionReusableView>] = [:]

    /// While ``prepare()`` runs there is nothing to lay out with.
    private(set) var isPreparing = false

    func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        let outer = isPreparing
        isPreparing = true
        prepare()
        isPreparing = outer
        // A layout pass that `prepare()` asked for was left out.
        if let collectionView, !collectionView.display.isRunning { collectionView.setNeedsLayout() }
    }

    func newInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return type?.instance() as? UICollectionViewLayoutInvalidationContext
            ?? UICollectionViewLayoutInvalidationContext()
    }

    func newAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = type?.instance() as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
        attributes.stand(for: key)
        return attributes
    }
}

extension UICollectionViewLayout: @preconcurrency NSCoding {}
