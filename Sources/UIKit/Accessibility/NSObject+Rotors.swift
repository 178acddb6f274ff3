import Foundation

extension NSObject {
    /// The rotors that assistive technologies offer while they are at this object; nil by default.
    @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { Attachments.accessibility(of: self, \.customRotors, \.customRotors) }
        set { Attachments.setAccessibility(of: self, \.customRotors, to: newValue) }
    }

    /// The places at which a drag of this object's content can begin; nil by default.
    @preconcurrency @MainActor public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { Attachments.accessibility(of: self, \.dragSources) }
        set { Attachments.setAccessibility(of: self, \.dragSources, to: newValue) }
    }

    /// The places at which something can be dropped; nil by default.
    @preconcurrency @MainActor public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { Attachments.accessibility(of: self, \.dropPoints) }
        set { Attachments.setAccessibility(of: self, \.dropPoints, to: newValue) }
    }
}

/// A named place in a view where a drag can begin or end.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    /// The view in whose coordinates the point is; not retained.
    open weak private(set) var view: UIView?
    /// In the view's coordinates.
    open private(set) var point: CGPoint
    /// The name as it is spoken. It is copied when the descriptor is created.
    open private(set) var attributedName: NSAttributedString

    /// The spoken name without its attributes.
    open var name: String { attributedName.string }

    /// Creates a descriptor of a point in the view's coordinates. The view is not retained.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        self.attributedName = NSAttributedString(attributedString: attributedName)
        self.point = point
        self.view = view
        super.init()
    }

    /// Creates a descriptor of a point in the view's coordinates, with a name without attributes.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    /// The place is the view's center; unverified.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }
}
