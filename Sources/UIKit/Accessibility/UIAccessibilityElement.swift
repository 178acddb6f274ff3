/// Something on the screen that is no view of its own, such as a painted part of a view, for assistive technologies and tests.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// - Parameter container: the view that the element is a part of, or another element.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    open weak var accessibilityContainer: AnyObject?

    /// In the container's coordinates; the element then moves with its container. Setting ``accessibilityFrame`` ends that.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set {
            frameInContainer = newValue
            Attachments.setAccessibility(of: self, \.frame, to: nil)
        }
    }

    private var frameInContainer: CGRect?

    open var accessibilityIdentifier: String? {
        get { Attachments.accessibility(of: self, \.identifier) }
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
