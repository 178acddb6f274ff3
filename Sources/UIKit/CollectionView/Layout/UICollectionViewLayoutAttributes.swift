/// Where one cell, supplementary or decoration view stands, and how.
///
/// A subclass with more properties overrides `copy(with:)` and `isEqual(_:)`, and its layout ``UICollectionViewLayout/layoutAttributesClass``:
/// a view gets attributes only when they are not equal to those it had.
///
/// Of no actor, though UIKit's is the main actor's: `copy(with:)` and `isEqual(_:)` are nobody's on Linux, and overrides read their own
/// properties in them.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    public override init() {
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        category = .supplementaryView
        kind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        category = .decorationView
        kind = decorationViewKind
    }

    /// Without the transform's effect when set.
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

    open var center = CGPoint.zero
    open var size = CGSize.zero

    /// Always at the origin zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    open var transform3D = CATransform3DIdentity

    /// The part of ``transform3D`` in the plane.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    open var alpha: CGFloat = 1
    /// Views with a larger one stand in front; 0.
    open var zIndex = 0
    /// No view is made for hidden elements.
    open var isHidden = false
    open var indexPath = IndexPath(item: 0, section: 0)

    open var representedElementCategory: UICollectionView.ElementCategory { category }
    /// Nil for cells.
    open var representedElementKind: String? { kind }

    private var category = UICollectionView.ElementCategory.cell
    private var kind: String?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.instance()
        if let copy = copy as? UICollectionViewLayoutAttributes { copy.take(self) }
        return copy
    }

    func stand(for key: ElementKey) {
        (category, kind, indexPath) = (key.category, key.kind, key.indexPath)
    }

    private func take(_ other: UICollectionViewLayoutAttributes) {
        (center, size, transform3D, alpha) = (other.center, other.size, other.transform3D, other.alpha)
        (zIndex, isHidden, indexPath) = (other.zIndex, other.isHidden, other.indexPath)
        (category, kind) = (other.category, other.kind)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return center == other.center && size == other.size && transform3D == other.transform3D && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden && category == other.category && kind == other.kind
            && indexPath == other.indexPath
    }

    open override var hash: Int { indexPath.hashValue }
}
