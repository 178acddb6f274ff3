internal import TableEngine

/// What concerns all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    public override init() {
        super.init()
    }

    /// The direction in which sections follow each other. The default is vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The default is 0.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout. Their index paths have one element.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Where the insets of sections are measured from. The default is the safe area.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

/// Returns the layout of a section for the room that it has. Called when the layout is made, and again after it was
/// invalidated.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

/// A layout that is put together from sections, groups and items.
///
/// The frames of groups of equal size are computed when they are asked for. Elements of estimated size get the size that
/// their views want when these come on screen; the content offset is corrected for those above the visible area.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    // MARK: Creating

    /// All sections have the same layout.
    public init(section: NSCollectionLayoutSection) {
        provider = Self.provider(of: section)
        storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout all of whose sections are alike. Section and configuration are copied.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = Self.provider(of: section)
        storedConfiguration = Self.copy(configuration)
        super.init()
    }

    /// - Parameter sectionProvider: Called for each section when the layout is made, and again after it was invalidated;
    ///   returning nil raises.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout whose sections the provider returns. The configuration is copied.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        storedConfiguration = Self.copy(configuration)
        super.init()
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Setting it invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { storedConfiguration }
        set {
            storedConfiguration = Self.copy(newValue)
            invalidateLayout()
        }
    }

    private class func provider(
        of section: NSCollectionLayoutSection
    ) -> UICollectionViewCompositionalLayoutSectionProvider {
        let section = section.copy() as? NSCollectionLayoutSection ?? section
        return { _, _ in section }
    }

    private class func copy(
        _ configuration: UICollectionViewCompositionalLayoutConfiguration
    ) -> UICollectionViewCompositionalLayoutConfiguration {
        configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
    }

    // MARK: Layout

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !context.keepsPlaces { forgetPlaces(keepsMeasures: context.keepsMeasures) }
        super.invalidateLayout(with: context)
    }

    open override func prepare() {
        super.prepare()
        guard let collectionView, geometry == nil else { return }
        let start = invalidations
        let builder = CompositionBuilder(layout: self, view: collectionView) { [unowned self] in invalidations == start
        }
        guard let made = builder.geometry(sizes: sizes) else { return }
        sizes = [:]
        geometry = made
    }

    open override var collectionViewContentSize: CGSize {
        guard let geometry else { return .zero }
        return geometry.main.size(geometry.length, across: geometry.breadth)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let geometry else { return nil }
        let found = CompositionElements(layout: self, geometry: geometry).attributes(in: rect)
        VisibleItemHandlers(layout: self, geometry: geometry).call(with: found)
        return found
    }

    /// The handlers of sections hear only of elements that are to be shown.
    override func elements(inContent rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard type(of: self) == UICollectionViewCompositionalLayout.self, let geometry else {
            return super.elements(inContent: rect)
        }
        return CompositionElements(layout: self, geometry: geometry).attributes(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        geometry.flatMap { CompositionElements(layout: self, geometry: $0).item(at: indexPath) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        geometry.flatMap { CompositionElements(layout: self, geometry: $0).supplementary(elementKind, at: indexPath) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        geometry.flatMap { CompositionElements(layout: self, geometry: $0).decoration(elementKind, at: indexPath) }
    }

    /// Returns true if the size changes, and for layouts with views that pin or are changed by a handler.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        changesSize(newBounds) || followsOffset
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.keepsPlaces = !changesSize(newBounds)
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        measure(originalAttributes, wants: preferredAttributes.size)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.keepsPlaces = true
        context.contentOffsetAdjustment = anchoring(originalAttributes, wants: preferredAttributes.size)
        return context
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Internal

    let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
    /// Nil until the layout is prepared, and after an invalidation.
    private(set) var geometry: CompositionGeometry?
    /// The sizes of views by section, for the next time that the layout is prepared.
    private var sizes: [Int: CompositionSection.Sizes] = [:]
    /// The number of invalidations of the geometry.
    private var invalidations = 0

    private func forgetPlaces(keepsMeasures: Bool) {
        if let geometry {
            for (index, section) in geometry.sections.enumerated() {
                var known = section.sizes
                if !keepsMeasures { (known.freshItems, known.freshBands) = ([], []) }
                if !known.items.isEmpty || !known.bands.isEmpty { sizes[index] = known }
            }
        }
        geometry = nil
        listContexts = [:]
        invalidations += 1
    }

    override func elementsWillFollow(_ map: IndexMap) {
        forgetPlaces(keepsMeasures: true)
        sizes = CompositionSizes(sizes).following(map)
    }

    override func start(ofSection section: Int) -> CGFloat? {
        guard let geometry, geometry.main == .vertical, geometry.sections.indices.contains(section) else { return nil }
        return geometry.start(ofSection: section)
    }

    /// Returns nil for a section that is no list.
    func list(ofSection section: Int) -> ListSection? {
        guard let sections = geometry?.sections, sections.indices.contains(section) else { return nil }
        return sections[section].source.list
    }

    func isList(_ section: Int) -> Bool { list(ofSection: section) != nil }

    var isOrthogonalAnywhere: Bool { geometry?.sections.contains(where: \.isOrthogonal) ?? false }

    /// After an update there is no geometry before the layout has prepared again.
    override func forgetMeasure(of indexPath: IndexPath) {
        geometry?.forgetMeasure(of: indexPath)
        sizes[indexPath.section]?.freshItems.remove(indexPath.item)
    }

    override var measuresElements: Bool { true }

    override var estimatesElements: Bool { true }

    /// The places of cells in their lists, until the layout changes.
    private var listContexts: [ElementKey: ListCellContext] = [:]

    /// Returns what a cell needs to know of its list; nil outside lists. May call client code.
    func listContext(of key: ElementKey) -> ListCellContext? {
        guard key.indexPath.count == 2, let sections = geometry?.sections,
            sections.indices.contains(key.indexPath.section),
            let list = sections[key.indexPath.section].source.list
        else { return nil }
        if let known = listContexts[key] { return known }
        let start = invalidations
        let count = sections[key.indexPath.section].groups.itemCount
        let made = key.kind.map { list.context(ofBand: $0) } ?? list.context(of: key.indexPath, count: count)
        if invalidations == start { listContexts[key] = made }
        return made
    }

    private func measure(_ original: UICollectionViewLayoutAttributes, wants size: CGSize) -> Bool {
        let path = original.indexPath
        guard path.count == 2, !original.estimates.isEmpty else { return false }
        if original.representedElementCategory == .cell { return geometry?.measure(item: path, size) ?? false }
        guard let kind = original.representedElementKind, let geometry,
            geometry.sections.indices.contains(path.section),
            let band = geometry.sections[path.section].bands.firstIndex(where: { $0.kind == kind })
        else { return false }
        return self.geometry?.measure(band: band, inSection: path.section, size) ?? false
    }

    /// Returns how far content moves because a view above the visible area gets another size.
    private func anchoring(_ original: UICollectionViewLayoutAttributes, wants size: CGSize) -> CGPoint {
        guard let view = collectionView, original.orthogonalSection == nil, configuration.scrollDirection == .vertical,
            original.frame.minY < view.bounds.minY + view.adjustedContentInset.top, view.bounds.minY > 0,
            !original.isPinned
        else { return .zero }
        return CGPoint(x: 0, y: size.height - original.size.height)
    }

    /// The size of the layout's room: the bounds of the collection view without its content insets. Unverified for the
    /// direction of scrolling.
    var containerSize: CGSize {
        guard let view = collectionView else { return .zero }
        return CGSize(
            width: max(0, view.bounds.width - view.adjustedContentInset.left - view.adjustedContentInset.right),
            height: max(0, view.bounds.height - view.adjustedContentInset.top - view.adjustedContentInset.bottom))
    }

    private func changesSize(_ newBounds: CGRect) -> Bool { newBounds.size != collectionView?.bounds.size }

    private var followsOffset: Bool {
        guard let geometry else { return false }
        if geometry.ends?.bands.contains(where: \.isPinned) == true { return true }
        return geometry.sections.contains {
            $0.bands.contains(where: \.isPinned) || $0.source.visibleItemsInvalidationHandler != nil
        }
    }

    /// Returns a frame whose edges are on pixels.
    func rounded(_ frame: CGRect) -> CGRect {
        let scale = max(collectionView?.traitCollection.displayScale ?? 1, 1)
        func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (round(frame.minX), round(frame.minY))
        return CGRect(x: x, y: y, width: round(frame.maxX) - x, height: round(frame.maxY) - y)
    }
}
