internal import TableEngine

/// A layout that fills lines with items, section by section, each with a header and a footer if these have a size.
///
/// If the delegate conforms to ``UICollectionViewDelegateFlowLayout``, its methods take precedence over the properties.
/// Items of equal size take no time until they are visible, whatever their number; if the delegate gives sizes, each is
/// asked for once.
///
/// With an ``estimatedItemSize`` cells size themselves when they come on screen.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    // MARK: Creating

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeMetrics(from: coder)
    }

    open override func encode(with coder: NSCoder) { encodeMetrics(in: coder) }

    // MARK: Metrics

    /// The minimum spacing between lines. The default is 10 points.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The minimum spacing between the items of a line. The default is 10 points.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The default is 50 by 50 points.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// The size of items until their cells are on screen, whose `preferredLayoutAttributesFitting(_:)` gives the size then.
    /// Zero, the default, has items keep the size of the delegate or of ``itemSize``; where the delegate gives a size, it
    /// replaces the estimate.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            guard estimatedItemSize != oldValue else { return }
            measures = [:]
            invalidateLayout()
        }
    }

    /// The ``estimatedItemSize`` that lets cells size themselves and begins with ``itemSize``. The number is unverified.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The direction in which lines follow each other. The default is vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// Only the extent along the scroll direction is used; 0, the default, means no headers.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of footers, of which only the part along the scroll direction counts. The default, zero, shows none.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The margins around the items of every section, between header and footer; also of sections without items.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// What ``sectionInset`` is measured from at the sides of the layout. The default is `.fromContentInset`. Content
    /// never lies below the content inset, so that a larger one counts in place of the safe area or margin and the
    /// section's inset together.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// Whether headers stay at the top of the visible area while their section is visible. The default is false.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether footers stay at the bottom of the visible area while their section is visible. The default is false.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: Layout

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        let isMeasuredAgain =
            flow?.invalidateFlowLayoutAttributes ?? true && flow?.invalidateFlowLayoutDelegateMetrics ?? true
        if context.invalidateEverything { measures = [:] }
        if context.invalidateEverything || context.invalidateDataSourceCounts || isMeasuredAgain {
            geometry = nil
            invalidations += 1
        }
        super.invalidateLayout(with: context)
    }

    open override func prepare() {
        super.prepare()
        guard let collectionView, geometry == nil else { return }
        let start = invalidations
        let builder = FlowBuilder(layout: self, view: collectionView) { [unowned self] in invalidations == start }
        geometry = builder.geometry() ?? geometry
    }

    open override var collectionViewContentSize: CGSize {
        guard let geometry else { return .zero }
        return arrangement.size(length: geometry.length)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let geometry else { return nil }
        return FlowElements(layout: self, geometry: geometry, arrangement: arrangement).attributes(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let geometry else { return nil }
        return FlowElements(layout: self, geometry: geometry, arrangement: arrangement).item(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let geometry else { return nil }
        return FlowElements(layout: self, geometry: geometry, arrangement: arrangement)
            .band(ofKind: elementKind, at: indexPath)
    }

    override func start(ofSection section: Int) -> CGFloat? {
        guard scrollDirection == .vertical, let geometry, geometry.sections.indices.contains(section) else {
            return nil
        }
        return geometry.sections[section].start
    }

    /// Returns attributes of a header or footer without size, which is not shown; nil for others.
    func emptyBand(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        geometry.flatMap {
            FlowElements(layout: self, geometry: $0, arrangement: arrangement)
                .emptyBand(ofKind: elementKind, at: indexPath)
        }
    }

    /// Returns true if the extent across the scroll direction changes, and if headers or footers pin.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        pins || changesBreadth(newBounds)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        flow?.invalidateFlowLayoutDelegateMetrics = changesBreadth(newBounds)
        return context
    }

    // MARK: Self-sizing

    override func takes(
        _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard estimatesElements, original.representedElementCategory == .cell, !original.estimates.isEmpty else {
            return false
        }
        measures[RowIndex(original.indexPath)] = preferred.size
        return true
    }

    override var estimatesElements: Bool { estimatedItemSize != .zero }

    override var measuresElements: Bool { estimatesElements || super.measuresElements }

    /// The sizes that cells prefer.
    private(set) var measures: [RowIndex: CGSize] = [:]

    /// The size of items whose cells have not been on screen, if the delegate gives none.
    var estimate: CGSize { estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize }

    override func marginsDidChange() {
        if sectionInsetReference != .fromContentInset { invalidateLayout() }
    }

    override func forgetMeasure(of indexPath: IndexPath) {
        if measures.removeValue(forKey: RowIndex(indexPath)) != nil { invalidateLayout() }
    }

    override func elementsWillFollow(_ map: IndexMap) {
        guard !measures.isEmpty else { return }
        var followed: [RowIndex: CGSize] = [:]
        for (row, size) in measures { if let after = map.after(RowBefore(row)) { followed[after.index] = size } }
        measures = followed
    }

    // MARK: Internal

    /// Nil until the layout is prepared, and after an invalidation.
    private var geometry: FlowGeometry?
    /// The number of invalidations of the geometry.
    private var invalidations = 0

    private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    private func changesBreadth(_ newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return true }
        return scrollDirection == .vertical
            ? newBounds.width != bounds.width : newBounds.height != bounds.height
    }

    var arrangement: FlowArrangement { FlowArrangement(layout: self, view: collectionView) }
}

extension UICollectionViewFlowLayout {
    /// The edges from which the insets of sections are measured.
    public enum SectionInsetReference: Int, Sendable {
        /// The edges of the content inset (the default), of the safe area, or of the layout margins.
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }
}
