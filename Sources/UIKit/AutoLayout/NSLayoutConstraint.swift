internal import Cassowary

/// A linear relation between an attribute of one view or layout guide and an attribute of another, or a number:
/// `first.attribute relation multiplier * second.attribute + constant`.
///
/// It holds while it is active. Activating it installs it on the nearest common superview of its items.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    private(set) var first: LayoutOperand
    private(set) var second: LayoutOperand?
    /// How the sides are compared; `.equal` unless the initializer was told otherwise.
    open private(set) var relation: Relation
    /// The factor of the second attribute. 1 by default.
    open private(set) var multiplier: CGFloat

    /// The view that holds the constraint while it is active. Changed by ConstraintInstallation alone.
    weak var holder: UIView?

    // MARK: State changed by LayoutEngine alone

    /// The engine that solves the constraint, as soon as its island has one.
    var engine: LayoutEngine?
    /// The constraint in the solver; nil while it waits, or after it was given up.
    var token: ConstraintToken?
    /// The constant in the solver, as of the token.
    var solved = ExpressionConstant()
    /// Whether its being given up has been reported.
    var isReportedBroken = false

    /// Nil unless `UIKIT_DEBUG=lines` was on when the constraint was made.
    var origin = ConstraintOrigin.ofCaller()

    /// Raises `NSInvalidArgumentException` for items that are neither views nor layout guides, and for attributes that
    /// cannot be related.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = LayoutOperand(owner: ConstraintValidation.owner(view1, of: view1), attribute: attr1)
        // No second attribute makes the second item meaningless; UIKit drops it.
        let owner = attr2 == .notAnAttribute ? nil : view2.flatMap { ConstraintValidation.owner($0, of: view1) }
        let second = owner.map { LayoutOperand(owner: $0, attribute: attr2) }
        ConstraintValidation.check(first, second, multiplier: multiplier)
        self.init(first, relation, second, multiplier: multiplier, constant: c)
    }

    convenience init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init()
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        ownConstant = constant
    }

    /// Creates a constraint without items. Subclasses that add no initializer inherit the others because of it.
    public override init() {
        first = LayoutOperand(owner: nil, attribute: .notAnAttribute)
        relation = .equal
        multiplier = 1
        ownConstant = 0
        super.init()
    }

    // MARK: Values

    /// The default is required. Raises `NSInternalInconsistencyException` for a value outside 0 < priority <= 1000, and
    /// while the constraint is active for a change from or to required.
    open var priority: UILayoutPriority {
        get { ownPriority }
        set {
            guard newValue != ownPriority, ConstraintValidation.mayChange(ownPriority, to: newValue, of: self) else {
                return
            }
            ownPriority = newValue
            engine?.priorityDidChange(of: self)
        }
    }
    private var ownPriority = UILayoutPriority.required

    /// In points. Changing it is cheap: the layout is solved again from the present one.
    open var constant: CGFloat {
        get { ownConstant }
        set {
            guard newValue != ownConstant, ConstraintValidation.isUsable(newValue, in: self) else { return }
            ownConstant = newValue
            engine?.constantDidChange(of: self)
        }
    }
    private var ownConstant: CGFloat

    /// A name that is printed in reports of conflicts.
    open var identifier: String?

    /// Whether an archive of the view that holds the constraint contains it, if it contains its items too. True for the
    /// constraints of nibs, false by default.
    open var shouldBeArchived = false

    // MARK: What it relates

    /// A UIView or UILayoutGuide; nil when it has been deallocated.
    open var firstItem: AnyObject? { first.owner }
    /// A UIView or UILayoutGuide; nil without a second item, or when it has been deallocated.
    open var secondItem: AnyObject? { second?.owner }
    /// The attribute of ``firstItem``.
    open var firstAttribute: Attribute { first.attribute }
    /// The attribute of ``secondItem``; `.notAnAttribute` for a constraint to a number.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// The anchor of the first item and attribute.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor<AnyObject>.untyped(first) }
    /// The anchor of the second item and attribute; nil for a constraint to a number.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor<AnyObject>.untyped($0) } }

    // MARK: Activation

    /// Raises `NSGenericException` if the items have no common superview.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { ConstraintInstallation.install(self) } else { ConstraintInstallation.remove(self) } }
    }

    /// Activates constraints one after another. Raises `NSGenericException` for one whose items have no common
    /// superview.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints one after another; inactive ones do not change.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { ConstraintDescription.text(of: self) }
    }

    /// Returns the inactive constraints that a string of the visual format language describes, for example
    /// `H:|-[name]-8-[field(>=100)]-|`.
    ///
    /// A `-` alone is 8 points between views, and the superview's layout margin beside a `|`. Raises
    /// `NSInvalidArgumentException` with a picture of the place for a string that cannot be read or names an unknown view
    /// or metric.
    ///
    /// - Parameters:
    ///   - metrics: numbers for names in the format.
    ///   - views: the views and layout guides of the names in the format.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        made(withVisualFormat: format, options: opts, metrics: metrics, views: views)
    }
}
