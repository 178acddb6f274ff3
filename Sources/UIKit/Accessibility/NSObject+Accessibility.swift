// The accessibility members of all objects, which Apple declares on NSObject. Responders declare these members
// themselves, so that subclasses can override them. Other classes may declare them again, because they are members of a
// protocol extension (see `responds(to:)`).
extension NSObjectProtocol {
    /// Whether assistive technologies find the object. The default is false, except for labels, controls and the like.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get {
            responder?.isAccessibilityElement ?? Attachments.accessibility(of: self, \.isElement, \.isElement) ?? false
        }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.isElement, to: newValue) }
            responder.isAccessibilityElement = newValue
        }
    }

    /// What the object is and does, such as `.button` and `.selected`. None by default.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { responder?.accessibilityTraits ?? Attachments.accessibility(of: self, \.traits, \.traits) ?? .none }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.traits, to: newValue) }
            responder.accessibilityTraits = newValue
        }
    }

    /// The frame in the screen's coordinates; of a view by default its own.
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { responder?.accessibilityFrame ?? Attachments.accessibility(of: self, \.frame, \.frame) ?? .zero }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.frame, to: newValue) }
            responder.accessibilityFrame = newValue
        }
    }

    /// The outline in the screen's coordinates, which replaces the frame; nil by default.
    @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
        get { responder.map { $0.accessibilityPath } ?? Attachments.accessibility(of: self, \.path, \.path) }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.path, to: newValue) }
            responder.accessibilityPath = newValue
        }
    }

    /// A language code such as `de-DE`, for text that is not in the user's language; nil by default.
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get {
            responder.map { $0.accessibilityLanguage } ?? Attachments.accessibility(of: self, \.language, \.language)
        }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.language, to: newValue) }
            responder.accessibilityLanguage = newValue
        }
    }

    /// Whether the object and what is inside it are hidden from assistive technologies. The default is false.
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get {
            responder?.accessibilityElementsHidden ?? Attachments.accessibility(
                of: self, \.hidesElements, \.hidesElements) ?? false
        }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.hidesElements, to: newValue) }
            responder.accessibilityElementsHidden = newValue
        }
    }

    /// Whether the siblings of the object are hidden from assistive technologies. The default is false.
    @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
        get {
            responder?.accessibilityViewIsModal ?? Attachments.accessibility(of: self, \.isModal, \.isModal) ?? false
        }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.isModal, to: newValue) }
            responder.accessibilityViewIsModal = newValue
        }
    }

    /// Whether the elements inside are read together, before those beside the object. The default is false.
    @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
        get {
            responder?.shouldGroupAccessibilityChildren ?? Attachments.accessibility(
                of: self, \.groupsChildren, \.groupsChildren)
                ?? false
        }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.groupsChildren, to: newValue) }
            responder.shouldGroupAccessibilityChildren = newValue
        }
    }

    /// Whether the elements inside are visited one by one. The default is `.automatic`.
    @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get {
            responder?.accessibilityNavigationStyle ?? Attachments.accessibility(
                of: self, \.navigationStyle, \.navigationStyle)
                ?? .automatic
        }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.navigationStyle, to: newValue) }
            responder.accessibilityNavigationStyle = newValue
        }
    }

    /// Whether a user can activate the object. The default is the value of `isAccessibilityElement`.
    @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
        get {
            responder?.accessibilityRespondsToUserInteraction
                ?? Attachments.accessibility(of: self, \.respondsToUserInteraction, \.respondsToUserInteraction)
                ?? isAccessibilityElement
        }
        set {
            guard let responder else {
                return Attachments.setAccessibility(of: self, \.respondsToUserInteraction, to: newValue)
            }
            responder.accessibilityRespondsToUserInteraction = newValue
        }
    }

    /// The names by which a user of voice control can call the object, best first, without their attributes; nil by
    /// default, so that the label is used.
    @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
        get { accessibilityAttributedUserInputLabels?.map(\.string) }
        set { accessibilityAttributedUserInputLabels = newValue?.map { NSAttributedString(string: $0) } }
    }

    /// The names by which a user of voice control can call the object, best first; nil by default. Setting
    /// ``accessibilityUserInputLabels`` replaces them.
    @preconcurrency @MainActor public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            responder.map { $0.accessibilityAttributedUserInputLabels ?? nil }
                ?? Attachments.accessibilityInputLabels(of: self)
        }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.inputLabels, to: newValue) }
            responder.accessibilityAttributedUserInputLabels = newValue
        }
    }

    /// The headers of the object, for example of a cell of a table of values; nil by default.
    @preconcurrency @MainActor public var accessibilityHeaderElements: [Any]? {
        get {
            responder.map { $0.accessibilityHeaderElements }
                ?? Attachments.accessibility(of: self, \.headerElements, \.headerElements)
        }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.headerElements, to: newValue) }
            responder.accessibilityHeaderElements = newValue
        }
    }

    /// The kind of text, which changes how it is read; nil by default.
    @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get {
            responder.map { $0.accessibilityTextualContext }
                ?? Attachments.accessibility(of: self, \.textualContext, \.textualContext)
        }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.textualContext, to: newValue) }
            responder.accessibilityTextualContext = newValue
        }
    }

    /// Actions beside the activation; nil by default.
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            responder.map { $0.accessibilityCustomActions }
                ?? Attachments.accessibility(of: self, \.customActions, \.customActions)
        }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.customActions, to: newValue) }
            responder.accessibilityCustomActions = newValue
        }
    }

    /// The elements of a container in reading order; nil, the default, uses those of the subviews.
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get {
            responder.map { $0.accessibilityElements } ?? Attachments.accessibility(of: self, \.elements, \.elements)
        }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.elements, to: newValue) }
            responder.accessibilityElements = newValue
        }
    }

    /// The elements that tests find; nil, the default, uses the accessibility elements.
    @preconcurrency @MainActor public var automationElements: [Any]? {
        get {
            responder.map { $0.automationElements }
                ?? Attachments.accessibility(of: self, \.automationElements, \.automationElements)
        }
        set {
            guard let responder else {
                return Attachments.setAccessibility(of: self, \.automationElements, to: newValue)
            }
            responder.automationElements = newValue
        }
    }

    /// The kind of container, such as a list. The default is `.none`.
    @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
        get {
            responder?.accessibilityContainerType ?? Attachments.accessibility(
                of: self, \.containerType, \.containerType) ?? .none
        }
        set {
            guard let responder else { return Attachments.setAccessibility(of: self, \.containerType, to: newValue) }
            responder.accessibilityContainerType = newValue
        }
    }

    /// A short name of the object; nil by default.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get {
            responder.map { $0.accessibilityLabel }
                ?? Attachments.accessibilityText(of: self, \.label, \.label, \.attributedLabel)
        }
        set {
            guard let responder else {
                return Attachments.setAccessibility(of: self, \.label, to: newValue.map { AccessibilityText($0) })
            }
            responder.accessibilityLabel = newValue
        }
    }

    /// The label with attributes of speech. Setting it sets the label too.
    @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
        get {
            responder.map { $0.accessibilityAttributedLabel }
                ?? Attachments.accessibilityAttributedText(of: self, \.label, \.label, \.attributedLabel)
        }
        set {
            guard let responder else {
                return Attachments.setAccessibility(of: self, \.label, to: newValue.map { AccessibilityText($0) })
            }
            responder.accessibilityAttributedLabel = newValue
        }
    }

    /// The current value of the object, such as "50 %"; nil by default.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get {
            responder.map { $0.accessibilityValue }
                ?? Attachments.accessibilityText(of: self, \.value, \.value, \.attributedValue)
        }
        set {
            guard let responder else {
                return Attachments.setAccessibility(of: self, \.value, to: newValue.map { AccessibilityText($0) })
            }
            responder.accessibilityValue = newValue
        }
    }

    /// The value with attributes of speech. Setting it sets the value too.
    @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
        get {
            responder.map { $0.accessibilityAttributedValue }
                ?? Attachments.accessibilityAttributedText(of: self, \.value, \.value, \.attributedValue)
        }
        set {
            guard let responder else {
                return Attachments.setAccessibility(of: self, \.value, to: newValue.map { AccessibilityText($0) })
            }
            responder.accessibilityAttributedValue = newValue
        }
    }

    /// A sentence that describes the result of activating the object; nil by default.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get {
            responder.map { $0.accessibilityHint }
                ?? Attachments.accessibilityText(of: self, \.hint, \.hint, \.attributedHint)
        }
        set {
            guard let responder else {
                return Attachments.setAccessibility(of: self, \.hint, to: newValue.map { AccessibilityText($0) })
            }
            responder.accessibilityHint = newValue
        }
    }

    /// The hint with attributes of speech. Setting it sets the hint too.
    @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
        get {
            responder.map { $0.accessibilityAttributedHint }
                ?? Attachments.accessibilityAttributedText(of: self, \.hint, \.hint, \.attributedHint)
        }
        set {
            guard let responder else {
                return Attachments.setAccessibility(of: self, \.hint, to: newValue.map { AccessibilityText($0) })
            }
            responder.accessibilityAttributedHint = newValue
        }
    }

    /// The point of the screen at which activation touches the object; by default the middle of its frame.
    @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return responder?.accessibilityActivationPoint ?? Attachments.accessibility(
                of: self, \.activationPoint, \.activationPoint)
                ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set {
            guard let responder else {
                return Attachments.setAccessibility(of: self, \.activationPoint, to: newValue)
            }
            responder.accessibilityActivationPoint = newValue
        }
    }

    /// Returns the number of elements inside the object; 0 if it has no `accessibilityElements`.
    @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
        responder?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
    }

    /// Returns the element at the index; nil if the index is out of range.
    @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
        if let responder { return responder.accessibilityElement(at: index) }
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the position of an element, compared by identity; `NSNotFound` if the object does not contain it. Takes
    /// time proportional to the number of elements.
    @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
        if let responder { return responder.index(ofAccessibilityElement: element) }
        return accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Activates the object. Returning false touches it at its activation point.
    @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
        responder?.accessibilityActivate() ?? false
    }
    /// Called when the user increases the value of an element with the trait `.adjustable`. Does nothing unless a class
    /// overrides it.
    @preconcurrency @MainActor public func accessibilityIncrement() { responder?.accessibilityIncrement() }
    /// Called when the user decreases the value of an element with the trait `.adjustable`. Does nothing unless a class
    /// overrides it.
    @preconcurrency @MainActor public func accessibilityDecrement() { responder?.accessibilityDecrement() }

    /// Called when the user scrolls by an assistive technology. Returns whether the object has scrolled; false lets the
    /// objects around it try. Scroll views scroll by a page.
    @preconcurrency @MainActor public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        responder?.accessibilityScroll(direction) ?? false
    }

    /// Called for the gesture that leaves a modal view. Returns whether the object handled it; false passes it up the
    /// responder chain.
    @preconcurrency @MainActor public func accessibilityPerformEscape() -> Bool {
        responder?.accessibilityPerformEscape() ?? false
    }
    /// Called for the gesture that performs the most important action of the application. Returns whether the object
    /// handled it; false passes it up the responder chain.
    @preconcurrency @MainActor public func accessibilityPerformMagicTap() -> Bool {
        responder?.accessibilityPerformMagicTap() ?? false
    }
    /// Called after a screen reader has moved its focus to the object. Does nothing unless a class overrides it.
    @preconcurrency @MainActor public func accessibilityElementDidBecomeFocused() {
        responder?.accessibilityElementDidBecomeFocused()
    }
    /// Called after a screen reader has moved its focus away from the object, and before the new element is told. Does
    /// nothing unless a class overrides it.
    @preconcurrency @MainActor public func accessibilityElementDidLoseFocus() {
        responder?.accessibilityElementDidLoseFocus()
    }

    /// Returns whether the object has the focus of the screen reader; false while none is running.
    @preconcurrency @MainActor public func accessibilityElementIsFocused() -> Bool {
        ApplicationRun.current?.assistance.focus === self
    }

    private var responder: UIResponder? { self as? UIResponder }
}
