/// A view that a collection view shows and reuses: a cell, header, footer or decoration view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        identifier = coder.decodeText(forKey: "UIReuseIdentifier")
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(text: reuseIdentifier, forKey: "UIReuseIdentifier")
    }

    override var archivedSubviews: [UIView] { [] }

    /// The identifier that the view was registered with; nil for a view that no collection view created.
    open var reuseIdentifier: String? { identifier }

    /// Called before a collection view dequeues the view for reuse. Overrides call super.
    open func prepareForReuse() {
        MainThreadChecker.check()
    }

    /// Called after the view was placed, unless its attributes are equal to those it had. For subclasses with their own
    /// attributes.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes that the view would like to have instead of those that a layout estimated. This
    /// implementation returns the size that the constraints or the configuration of the content need.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        ElementFitting(view: self).preferred(layoutAttributes)
    }

    /// Called on the views on screen before and after their collection view gets another layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called on the views on screen after their collection view has got another layout.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    // MARK: Internal

    /// Set by the collection view that created the view.
    var identifier: String?
    /// Whether the view is in its collection view's reuse pool.
    var isIdle = false
    /// The attributes that were last applied to the view; nil in the reuse pool.
    var placedWith: UICollectionViewLayoutAttributes?

    /// The place of the view in a list; nil outside lists.
    var listContext: ListCellContext? {
        didSet {
            guard listContext != oldValue else { return }
            if listContext?.environment != oldValue?.environment { updateTraits() }
            listContextDidChange()
        }
    }
    override var ownListEnvironment: UIListEnvironment? { listContext?.environment }

    func listContextDidChange() {}

    /// The scroll view of the section that scrolls the view; nil in all others.
    var scroller: OrthogonalScroller?

    func place(_ attributes: UICollectionViewLayoutAttributes) {
        let former = placedWith
        // Equal attributes may still say that the view is to be measured.
        placedWith = attributes
        if let former, former.isEqual(attributes), scroller == nil { return }
        var middle = scroller?.contentPoint(attributes.center) ?? attributes.center
        middle.x += swipeShift
        if CATransform3DIsIdentity(attributes.transform3D), CATransform3DIsIdentity(transform3D) {
            let size = attributes.size
            let frame = CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
            if self.frame != frame { self.frame = frame }
        } else {
            bounds.size = attributes.size
            center = middle
            transform3D = attributes.transform3D
        }
        setPlacedAlpha(attributes.alpha)
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        let z = CGFloat(attributes.zIndex)
        if layer.zPosition != z { layer.zPosition = z }
        apply(attributes)
    }

    /// How far a swipe has displaced the view.
    var swipeShift: CGFloat { 0 }

    func setPlacedAlpha(_ alpha: CGFloat) {
        if self.alpha != alpha { self.alpha = alpha }
    }

    /// Ends the view's animations and hides it for the reuse pool. It stays a subview.
    func hideForReuse() {
        placedWith = nil
        scroller = nil
        layer.endBranchAnimations()
        isHidden = true
    }
}

extension UICollectionReusableView: ReusableView {}
