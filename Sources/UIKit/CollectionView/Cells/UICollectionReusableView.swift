/// A view that a collection view shows and reuses: a cell, header, footer or decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        identifier = coder.decodeObject(of: NSString.self, forKey: "UIReuseIdentifier").map { "\($0)" }
        super.init(coder: coder)
    }

    /// What the view was registered under; nil for one that no collection view made.
    open var reuseIdentifier: String? { identifier }

    /// Called before a collection view gives the view out again. Overriders call super.
    open func prepareForReuse() {}

    /// Called when the view has been given its place, unless it had just these attributes. For subclasses with attributes of their own.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called on the views on screen before and after their collection view gets another layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    // MARK: Internal

    /// Set by the collection view that made it.
    var identifier: String?
    /// Whether the view waits in its collection view's pool.
    var isIdle = false
    /// The attributes that the view was last placed with; nil in the pool.
    var placedWith: UICollectionViewLayoutAttributes?

    /// Lets a collection view make views of a registered class: dispatches to the class's own `init(frame:)`.
    convenience init(madeOf frame: CGRect) {
        self.init(frame: frame)
    }

    func place(_ attributes: UICollectionViewLayoutAttributes) {
        if let placedWith, placedWith.isEqual(attributes) { return }
        placedWith = attributes
        if CATransform3DIsIdentity(attributes.transform3D), CATransform3DIsIdentity(transform3D) {
            let frame = attributes.frame
            if self.frame != frame { self.frame = frame }
        } else {
            bounds.size = attributes.size
            center = attributes.center
            transform3D = attributes.transform3D
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        let z = CGFloat(attributes.zIndex)
        if layer.zPosition != z { layer.zPosition = z }
        apply(attributes)
    }

    /// For the pool: what animated in the view ends, and it waits unseen, still a subview.
    func hideForReuse() {
        placedWith = nil
        layer.endBranchAnimations()
        isHidden = true
    }
}

extension UICollectionReusableView: ReusableView {}

extension UICollectionReusableView {
    /// As `UITableViewCell.instance(of:reuseIdentifier:)` does.
    static func instance(of type: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
        type.make(frame)
    }

    @_silgen_name("$s5UIKit24UICollectionReusableViewC6madeOfAC10Foundation6CGRectV_tcfC")
    private class func make(_ frame: CGRect) -> UICollectionReusableView
}
