/// The place and appearance of one cell, supplementary or decoration view.
///
/// A subclass with more properties overrides `copy(with:)` and `isEqual(_:)`, and its layout
/// ``UICollectionViewLayout/layoutAttributesClass``: attributes are applied to a view only if they are not equal to
/// those it had.
///
/// The class is not isolated to an actor, although UIKit's is isolated to the main actor: `copy(with:)` and
/// `isEqual(_:)` are nonisolated on Linux, and overrides read their own properties in them.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    public override init() {
        super.init()
    }

    /// Creates attributes of an item's cell, with an empty frame.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes of a supplementary view, with an empty frame.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        category = .supplementaryView
        kind = elementKind
    }

    /// Creates attributes of a decoration view, with an empty frame.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        category = .decorationView
        kind = decorationViewKind
    }

    /// The frame, with the transform applied. Setting it sets ``center`` and ``size``, regardless of the transform.
    open var frame: CGRect {
        get {
            let half = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            guard !CATransform3DIsIdentity(transform3D) else { return half.offsetBy(dx: center.x, dy: center.y) }
            return half.applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = newValue.size
        }
    }

    /// The middle of the frame, in the collection view's coordinates.
    open var center = CGPoint.zero
    /// The size of the view before its transform.
    open var size = CGSize.zero

    /// The origin is always zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// Applied to the view about its center. The default is the identity; layers are drawn flat.
    open var transform3D = CATransform3DIdentity

    /// The affine part of ``transform3D``.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The alpha of the view. The default is 1.
    open var alpha: CGFloat = 1
    /// Views with a larger value are in front. The default is 0.
    open var zIndex = 0
    /// Whether the element is hidden; no view is created for it then.
    open var isHidden = false
    /// The item, or the place of a supplementary view, to which the attributes belong.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// Whether the attributes are those of a cell, a supplementary view or a decoration view.
    open var representedElementCategory: UICollectionView.ElementCategory { category }
    /// Nil for cells.
    open var representedElementKind: String? { kind }

    private var category = UICollectionView.ElementCategory.cell
    private var kind: String?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.newObject()
        copy.take(self)
        return copy
    }

    // MARK: Compositional layouts

    /// The directions in which the view is to be asked for its size.
    var estimates: UIAxis = []
    /// The section that scrolls the element; the frame is that without scrolling. Nil for all others.
    var orthogonalSection: Int?
    /// Whether a header or footer is kept in the visible area, away from its own place.
    var isPinned = false

    func stand(for key: ElementKey) {
        (category, kind, indexPath) = (key.category, key.kind, key.indexPath)
    }

    private func take(_ other: UICollectionViewLayoutAttributes) {
        (center, size, transform3D, alpha) = (other.center, other.size, other.transform3D, other.alpha)
        (zIndex, isHidden, indexPath) = (other.zIndex, other.isHidden, other.indexPath)
        (category, kind) = (other.category, other.kind)
        (estimates, orthogonalSection, isPinned) = (other.estimates, other.orthogonalSection, other.isPinned)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return center == other.center && size == other.size && transform3D == other.transform3D && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden && category == other.category && kind == other.kind
            && indexPath == other.indexPath && isPinned == other.isPinned
    }

    open override var hash: Int { indexPath.hashValue }
}
