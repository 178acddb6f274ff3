/// An element on the screen that is not a view, such as a part that a view draws, for assistive technologies and tests.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// Creates an element without a container: it has no place on the screen before it has one.
    public override init() {
        super.init()
    }

    /// - Parameter container: the view or element that contains the element.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The object that contains the element; not retained.
    open weak var accessibilityContainer: AnyObject?

    /// The frame in the container's coordinates, which moves with the container. Setting `accessibilityFrame`
    /// replaces it.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set {
            frameInContainer = newValue
            Attachments.setAccessibility(of: self, \.frame, to: nil)
        }
    }

    private var frameInContainer: CGRect?
    lazy var focusItem = ElementFocusItem(of: self)

    open var accessibilityIdentifier: String? {
        get { Attachments.accessibility(of: self, \.identifier, \.identifier) }
        set { Attachments.setAccessibility(of: self, \.identifier, to: newValue) }
    }

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityFrame: CGRect {
        guard let frame = frameInContainer else { return .zero }
        switch accessibilityContainer {
        case let view as UIView: return UIAccessibility.convertToScreenCoordinates(frame, in: view)
        case let element as UIResponder:
            let outer = element.accessibilityFrame
            return frame.offsetBy(dx: outer.minX, dy: outer.minY)
        default: return frame
        }
    }
}
