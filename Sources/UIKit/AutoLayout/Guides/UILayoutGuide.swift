/// A rectangle in the coordinates of a view that constraints can name like a view, without being drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The default is an empty string (measured).
    open var identifier = ""

    /// The view that the guide belongs to. Set by `addLayoutGuide(_:)`.
    open internal(set) weak var owningView: UIView?

    /// What determines the rectangle, if constraints do not.
    let placement: GuidePlacement?

    var layoutItem: LayoutItem?
    private let anchors = AnchorCache()

    public override init() {
        placement = nil
        super.init()
    }

    /// Creates a guide with the identifier that the coder has.
    public required init?(coder: NSCoder) {
        placement = nil
        super.init()
        identifier = coder.decodeObject(of: NSString.self, forKey: "UILayoutGuideIdentifier").map { "\($0)" } ?? ""
    }

    init(identifier: String, _ placement: GuidePlacement, of view: UIView) {
        self.placement = placement
        super.init()
        self.identifier = identifier
        owningView = view
    }

    /// The rectangle in the owning view's coordinates; zero until constraints have been solved that name the guide.
    /// Guides that UIKit makes always have their rectangle.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        if case .insets(let insets) = placement { return view.bounds.inset(by: insets(view)) }
        guard let item = layoutItem else {
            if case .scrollFrame = placement { return view.bounds }
            return .zero
        }
        return item.alignmentRect
    }

    /// The left edge in left-to-right layouts, otherwise the right one.
    open var leadingAnchor: NSLayoutXAxisAnchor { anchors.x(.leading, of: self) }
    /// The right edge in left-to-right layouts, otherwise the left one.
    open var trailingAnchor: NSLayoutXAxisAnchor { anchors.x(.trailing, of: self) }
    /// The left edge, in every reading direction.
    open var leftAnchor: NSLayoutXAxisAnchor { anchors.x(.left, of: self) }
    /// The right edge, in every reading direction.
    open var rightAnchor: NSLayoutXAxisAnchor { anchors.x(.right, of: self) }
    /// The upper edge of the rectangle.
    open var topAnchor: NSLayoutYAxisAnchor { anchors.y(.top, of: self) }
    /// The lower edge of the rectangle.
    open var bottomAnchor: NSLayoutYAxisAnchor { anchors.y(.bottom, of: self) }
    /// The width of the rectangle.
    open var widthAnchor: NSLayoutDimension { anchors.size(.width, of: self) }
    /// The height of the rectangle.
    open var heightAnchor: NSLayoutDimension { anchors.size(.height, of: self) }
    /// The horizontal center of the rectangle.
    open var centerXAnchor: NSLayoutXAxisAnchor { anchors.x(.centerX, of: self) }
    /// The vertical center of the rectangle.
    open var centerYAnchor: NSLayoutYAxisAnchor { anchors.y(.centerY, of: self) }

    /// True if another rectangle would satisfy the constraints as well.
    open var hasAmbiguousLayout: Bool {
        guard let item = layoutItem else { return false }
        item.engine.solve()
        return item.isAmbiguous(.left) || item.isAmbiguous(.top)
    }

    /// Returns the constraints that determine the guide's place and size along an axis; for debugging. Empty if no
    /// constraint names the guide.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutItem.map { $0.engine.constraints(affecting: $0, axis) } ?? []
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            "<\(ClassName(type(of: self))): \(ObjectAddress(self)) - \"\(identifier)\", layoutFrame = "
                + "\(layoutFrame.shortDescription), owningView = \(owningView?.description ?? "(null)")>"
        }
    }
}

/// What determines the rectangle of a guide that UIKit makes.
enum GuidePlacement {
    /// The bounds of the owning view without these insets.
    case insets(@MainActor (UIView) -> UIEdgeInsets)
    /// The content of a scroll view: its origin is the content's, its size becomes the content size.
    case scrolledContent
    /// The frame of a scroll view, in the content's coordinates.
    case scrollFrame
}

extension UILayoutGuide: LayoutOwner {
    var layoutView: UIView? { owningView }
    var layoutName: String { "\(ClassName(type(of: self))):\(ObjectAddress(self))'\(identifier)'" }
}
