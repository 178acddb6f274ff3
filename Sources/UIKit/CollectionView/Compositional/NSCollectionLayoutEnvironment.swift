/// What a compositional layout is made for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The room for what is laid out.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The room that a section or a custom group has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size before insets are applied.
    var contentSize: CGSize { get }
    /// The size without ``effectiveContentInsets``.
    var effectiveContentSize: CGSize { get }
    /// The insets as they were set; values between 0 and 1 are parts of the size.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A visible element, whose appearance a handler may change while its section scrolls.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The alpha of the item's view; 1 by default.
    var alpha: CGFloat { get set }
    /// Items with a higher index are in front; 0 by default.
    var zIndex: Int { get set }
    /// Whether the item has no view.
    var isHidden: Bool { get set }
    /// The middle of the item's frame, in the section's coordinates.
    var center: CGPoint { get set }
    /// Applied to the view about its center.
    var transform: CGAffineTransform { get set }
    /// Applied to the view about its center; layers are drawn flat.
    var transform3D: CATransform3D { get set }
    /// The kind of the element; empty for cells (unverified).
    var name: String { get }
    /// The item or the place of the supplementary view in the data source.
    var indexPath: IndexPath { get }
    /// The frame of the element, as it is with its transform.
    var frame: CGRect { get }
    /// The size of the element without its transform, at the origin zero.
    var bounds: CGRect { get }
    /// Whether the element is a cell, a supplementary view or a decoration view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; nil for cells.
    var representedElementKind: String? { get }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
        container = LayoutContainer(size, insets)
        traitCollection = traits
        super.init()
    }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
        contentSize = size
        contentInsets = insets
        super.init()
    }

    var effectiveContentSize: CGSize { contentSize.inset(by: effectiveContentInsets) }

    /// Values below 1 are parts of the size.
    var effectiveContentInsets: NSDirectionalEdgeInsets {
        func points(_ value: CGFloat, of length: CGFloat) -> CGFloat { value > 0 && value < 1 ? value * length : value }
        return NSDirectionalEdgeInsets(
            top: points(contentInsets.top, of: contentSize.height),
            leading: points(contentInsets.leading, of: contentSize.width),
            bottom: points(contentInsets.bottom, of: contentSize.height),
            trailing: points(contentInsets.trailing, of: contentSize.width))
    }
}

/// Gives a handler the attributes of a visible element.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
        super.init()
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String { attributes.representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
