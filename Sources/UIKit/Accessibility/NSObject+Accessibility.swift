// The accessibility members of all objects, which Apple declares on NSObject. Responders declare these members
// themselves, so that subclasses can override them. Other classes may declare them again, because they are members of a
// protocol extension (see `responds(to:)`).
@MainActor
extension NSObjectProtocol {
    public var isAccessibilityElement: Bool {
        get { responder?.isAccessibilityElement ?? Attachments.accessibility(of: self, \.isElement) ?? false }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.isElement, to: newValue) }
            responder.isAccessibilityElement = newValue
        }
    }

    public var accessibilityTraits: UIAccessibilityTraits {
        get { responder?.accessibilityTraits ?? Attachments.accessibility(of: self, \.traits) ?? .none }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.traits, to: newValue) }
            responder.accessibilityTraits = newValue
        }
    }

    public var accessibilityFrame: CGRect {
        get { responder?.accessibilityFrame ?? Attachments.accessibility(of: self, \.frame) ?? .zero }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.frame, to: newValue) }
            responder.accessibilityFrame = newValue
        }
    }

    public var accessibilityPath: UIBezierPath? {
        get { responder.map { $0.accessibilityPath } ?? Attachments.accessibility(of: self, \.path) }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.path, to: newValue) }
            responder.accessibilityPath = newValue
        }
    }

    public var accessibilityLanguage: String? {
        get { responder.map { $0.accessibilityLanguage } ?? Attachments.accessibility(of: self, \.language) }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.language, to: newValue) }
            responder.accessibilityLanguage = newValue
        }
    }

    public var accessibilityElementsHidden: Bool {
        get { responder?.accessibilityElementsHidden ?? Attachments.accessibility(of: self, \.hidesElements) ?? false }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.hidesElements, to: newValue) }
            responder.accessibilityElementsHidden = newValue
        }
    }

    public var accessibilityViewIsModal: Bool {
        get { responder?.accessibilityViewIsModal ?? Attachments.accessibility(of: self, \.isModal) ?? false }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.isModal, to: newValue) }
            responder.accessibilityViewIsModal = newValue
        }
    }

    public var shouldGroupAccessibilityChildren: Bool {
        get {
            responder?.shouldGroupAccessibilityChildren ?? Attachments.accessibility(of: self, \.groupsChildren)
                ?? false
        }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.groupsChildren, to: newValue) }
            responder.shouldGroupAccessibilityChildren = newValue
        }
    }

    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get {
            responder?.accessibilityNavigationStyle ?? Attachments.accessibility(of: self, \.navigationStyle)
                ?? .automatic
        }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.navigationStyle, to: newValue) }
            responder.accessibilityNavigationStyle = newValue
        }
    }

    public var accessibilityHeaderElements: [Any]? {
        get {
            responder.map { $0.accessibilityHeaderElements } ?? Attachments.accessibility(of: self, \.headerElements)
        }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.headerElements, to: newValue) }
            responder.accessibilityHeaderElements = newValue
        }
    }

    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get {
            responder.map { $0.accessibilityTextualContext } ?? Attachments.accessibility(of: self, \.textualContext)
        }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.textualContext, to: newValue) }
            responder.accessibilityTextualContext = newValue
        }
    }

    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { responder.map { $0.accessibilityCustomActions } ?? Attachments.accessibility(of: self, \.customActions) }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.customActions, to: newValue) }
            responder.accessibilityCustomActions = newValue
        }
    }

    public var accessibilityElements: [Any]? {
        get { responder.map { $0.accessibilityElements } ?? Attachments.accessibility(of: self, \.elements) }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.elements, to: newValue) }
            responder.accessibilityElements = newValue
        }
    }

    public var automationElements: [Any]? {
        get { responder.map { $0.automationElements } ?? Attachments.accessibility(of: self, \.automationElements) }
        set {
            guard let responder else {
                return Attachments.setAccessibility(of: self, \.automationElements, to: newValue)
            }
            responder.automationElements = newValue
        }
    }

    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { responder?.accessibilityContainerType ?? Attachments.accessibility(of: self, \.containerType) ?? .none }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.containerType, to: newValue) }
            responder.accessibilityContainerType = newValue
        }
    }

    public var accessibilityLabel: String? {
        get { accessibilityAttributedLabel?.string }
        set { accessibilityAttributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }

    public var accessibilityAttributedLabel: NSAttributedString? {
        get { responder.map { $0.accessibilityAttributedLabel } ?? Attachments.accessibility(of: self, \.label) }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.label, to: newValue) }
            responder.accessibilityAttributedLabel = newValue
        }
    }

    public var accessibilityValue: String? {
        get { accessibilityAttributedValue?.string }
        set { accessibilityAttributedValue = newValue.map { NSAttributedString(string: $0) } }
    }

    public var accessibilityAttributedValue: NSAttributedString? {
        get { responder.map { $0.accessibilityAttributedValue } ?? Attachments.accessibility(of: self, \.value) }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.value, to: newValue) }
            responder.accessibilityAttributedValue = newValue
        }
    }

    public var accessibilityHint: String? {
        get { accessibilityAttributedHint?.string }
        set { accessibilityAttributedHint = newValue.map { NSAttributedString(string: $0) } }
    }

    public var accessibilityAttributedHint: NSAttributedString? {
        get { responder.map { $0.accessibilityAttributedHint } ?? Attachments.accessibility(of: self, \.hint) }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.hint, to: newValue) }
            responder.accessibilityAttributedHint = newValue
        }
    }

    public var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return responder?.accessibilityActivationPoint ?? Attachments.accessibility(of: self, \.activationPoint)
                ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set {
            guard let responder else {
                return Attachments.setAccessibility(of: self, \.activationPoint, to: newValue)
            }
            responder.accessibilityActivationPoint = newValue
        }
    }

    public func accessibilityElementCount() -> Int {
        responder?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
    }

    public func accessibilityElement(at index: Int) -> Any? {
        if let responder { return responder.accessibilityElement(at: index) }
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    public func index(ofAccessibilityElement element: Any) -> Int {
        if let responder { return responder.index(ofAccessibilityElement: element) }
        return accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Activates the object. Returning false touches it at its activation point.
    public func accessibilityActivate() -> Bool { responder?.accessibilityActivate() ?? false }
    public func accessibilityIncrement() { responder?.accessibilityIncrement() }
    public func accessibilityDecrement() { responder?.accessibilityDecrement() }

    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        responder?.accessibilityScroll(direction) ?? false
    }

    public func accessibilityPerformEscape() -> Bool { responder?.accessibilityPerformEscape() ?? false }
    public func accessibilityPerformMagicTap() -> Bool { responder?.accessibilityPerformMagicTap() ?? false }
    public func accessibilityElementDidBecomeFocused() { responder?.accessibilityElementDidBecomeFocused() }
    public func accessibilityElementDidLoseFocus() { responder?.accessibilityElementDidLoseFocus() }

    public func accessibilityElementIsFocused() -> Bool {
        ApplicationRun.current?.assistance.focus === self
    }

    private var responder: UIResponder? { self as? UIResponder }
}
