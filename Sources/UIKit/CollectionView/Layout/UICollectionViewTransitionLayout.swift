import Foundation
internal import TableEngine

/// A layout between two others: elements are as far on their way from one place to the other as ``transitionProgress``
/// says. An element that only one of the layouts has fades.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at progress 0.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The layout at progress 1.
    open private(set) var nextLayout: UICollectionViewLayout

    /// Creates a layout at progress 0. It takes over the decoration views that are registered with both layouts.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
        adoptDecorations(of: currentLayout)
        adoptDecorations(of: newLayout)
    }

    public required init?(coder: NSCoder) {
        guard let current = coder.decodeObject(forKey: Key.current) as? UICollectionViewLayout,
            let next = coder.decodeObject(forKey: Key.next) as? UICollectionViewLayout
        else { return nil }
        (currentLayout, nextLayout) = (current, next)
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(currentLayout, forKey: Key.current)
        coder.encode(nextLayout, forKey: Key.next)
    }

    private enum Key {
        static let current = "UICurrentLayout"
        static let next = "UINextLayout"
    }

    /// How far the transition is, from 0 to 1; 0 by default. Setting it moves the elements in the next layout pass.
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { invalidateLayout() } }
    }

    // MARK: Values of subclasses

    private var animatedValues: [String: CGFloat] = [:]

    /// Keeps a value that the transition changes, such as the distance of two fingers.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { animatedValues[key] = value }

    /// Returns the value of a key; 0 if it has none.
    open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        prepareBoth()
    }

    /// Either layout may have been invalidated by itself.
    private func prepareBoth() {
        if !currentLayout.isPrepared || !nextLayout.isPrepared { elements = nil }
        currentLayout.prepareIfNeeded()
        nextLayout.prepareIfNeeded()
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            for layout in [currentLayout, nextLayout] {
                let inner = layout.newInvalidationContext()
                inner.invalidateEverything = context.invalidateEverything
                inner.invalidateDataSourceCounts = context.invalidateDataSourceCounts
                layout.invalidateLayout(with: inner)
            }
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        [currentLayout, nextLayout].map { layout in
            guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return false }
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
            return true
        }.contains(true)
    }

    open override var collectionViewContentSize: CGSize {
        prepareBoth()
        return LayoutInterpolation(transitionProgress).between(
            currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        prepareBoth()
        // Elements of a section that scrolls by itself are in other places than their frames.
        let scrolled = [currentLayout, nextLayout].flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }
            .filter { $0.orthogonalSection != nil }.map(\.key)
        let placed = allElements().keys(in: rect, LayoutInterpolation(transitionProgress))
        var seen: Set<ElementKey> = []
        return (placed + scrolled).filter { seen.insert($0).inserted }.compactMap { between($0) }
    }

    /// The elements of both layouts, kept until one of the layouts is prepared again: another progress needs no new
    /// ones.
    private var elements: TransitionElements?

    private func allElements() -> TransitionElements {
        if let elements { return elements }
        let made = TransitionElements(
            from: currentLayout.elementsOfWholeContent().map { mirroredIfNeeded($0) },
            to: nextLayout.elementsOfWholeContent())
        elements = made
        return made
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(.cell(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(.supplementary(elementKind, indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(ElementKey(category: .decorationView, kind: elementKind, indexPath: indexPath))
    }

    private func between(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        prepareBoth()
        return LayoutInterpolation(transitionProgress).between(
            currentLayout.attributes(of: key).map { mirroredIfNeeded($0) }, nextLayout.attributes(of: key))
    }

    // MARK: Reading direction

    /// The reading direction of the next layout, in whose coordinates the elements are.
    open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
        nextLayout.developmentLayoutDirection
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        nextLayout.flipsHorizontallyInOppositeLayoutDirection
    }

    /// Converts a place of the current layout if only one of the layouts is mirrored.
    private func mirroredIfNeeded(_ place: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let collectionView,
            currentLayout.isMirrored(in: collectionView) != nextLayout.isMirrored(in: collectionView),
            let result = place.copy() as? UICollectionViewLayoutAttributes
        else { return place }
        let width = max(currentLayout.collectionViewContentSize.width, collectionView.bounds.width)
        result.center.x = width - place.center.x
        return result
    }

    // MARK: Internal

    override func elementsWillFollow(_ map: IndexMap) {
        currentLayout.elementsWillFollow(map)
        nextLayout.elementsWillFollow(map)
    }

    override func marginsDidChange() {
        currentLayout.marginsDidChange()
        nextLayout.marginsDidChange()
    }

    /// Both layouts need the view to be prepared.
    func joinCollectionView(_ view: UICollectionView) {
        currentLayout.user = view
        nextLayout.user = view
    }

    func leaveCollectionView() {
        currentLayout.user = nil
        nextLayout.user = nil
    }
}

extension UICollectionViewLayout {
    fileprivate func elementsOfWholeContent() -> [UICollectionViewLayoutAttributes] {
        let content = CGRect(origin: .zero, size: collectionViewContentSize)
        return elements(inContent: collectionView.map { content.union($0.bounds) } ?? content)
    }

    fileprivate func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
        }
    }
}
