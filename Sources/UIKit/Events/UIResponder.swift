internal import ObjectLifetime

/// An object that handles events: the base of views, view controllers, windows and the application.
///
/// An event that a responder does not handle goes to ``next``.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
    public override init() {
        super.init()
        MainActorDeinit.adopt(type(of: self))
    }

    // MARK: The responder chain

    /// Who gets what this responder does not handle; nil ends the chain.
    open var next: UIResponder? { nil }

    /// True while the window sends keys and text here.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    open var canBecomeFirstResponder: Bool { false }

    open var canResignFirstResponder: Bool { true }

    /// Makes this responder the first of its window; false when it or the present one refuses, or without a window.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        return window.inputViews.exchangeResponder {
            if let present = window.firstResponder, !present.resignFirstResponder() { return false }
            // Resigning may have taken this responder out of the window.
            guard responderWindow === window else { return false }
            window.firstResponder = self
            return true
        }
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    // MARK: Input views

    /// What stands at the window's lower edge while this responder, or one below it in the chain, is first, in place of a keyboard on the screen; as high as
    /// its frame or intrinsic size. Nil by default: a desktop has keys.
    open var inputView: UIView? { nil }

    /// What stands above ``inputView``, or alone.
    open var inputAccessoryView: UIView? { nil }

    /// Asks for both views again while this responder is first.
    open func reloadInputViews() {
        if isFirstResponder { responderWindow?.inputViews.update() }
    }

    // MARK: Actions

    /// Whether this responder takes the action now: by default, whether it has such a method, which of the standard edit actions it has to override.
    /// Override to say no for a while, when there is nothing to copy for instance.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action)
    }

    /// Who takes the action: the first up the responder chain, from here, that can; nil when nobody does.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Standard edit actions. In the order of EditActions, with nothing between them.

    open func cut(_ sender: Any?) { EditActions.refuse("cut:", self) }
    open func copy(_ sender: Any?) { EditActions.refuse("copy:", self) }
    open func paste(_ sender: Any?) { EditActions.refuse("paste:", self) }
    open func pasteAndMatchStyle(_ sender: Any?) { EditActions.refuse("pasteAndMatchStyle:", self) }
    open func pasteAndGo(_ sender: Any?) { EditActions.refuse("pasteAndGo:", self) }
    open func pasteAndSearch(_ sender: Any?) { EditActions.refuse("pasteAndSearch:", self) }
    open func select(_ sender: Any?) { EditActions.refuse("select:", self) }
    open func selectAll(_ sender: Any?) { EditActions.refuse("selectAll:", self) }
    open func delete(_ sender: Any?) { EditActions.refuse("delete:", self) }
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        EditActions.refuse("makeTextWritingDirectionLeftToRight:", self)
    }
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        EditActions.refuse("makeTextWritingDirectionRightToLeft:", self)
    }
    open func toggleBoldface(_ sender: Any?) { EditActions.refuse("toggleBoldface:", self) }
    open func toggleItalics(_ sender: Any?) { EditActions.refuse("toggleItalics:", self) }
    open func toggleUnderline(_ sender: Any?) { EditActions.refuse("toggleUnderline:", self) }
    open func increaseSize(_ sender: Any?) { EditActions.refuse("increaseSize:", self) }
    open func decreaseSize(_ sender: Any?) { EditActions.refuse("decreaseSize:", self) }
    open func find(_ sender: Any?) { EditActions.refuse("find:", self) }
    open func findAndReplace(_ sender: Any?) { EditActions.refuse("findAndReplace:", self) }
    open func findNext(_ sender: Any?) { EditActions.refuse("findNext:", self) }
    open func findPrevious(_ sender: Any?) { EditActions.refuse("findPrevious:", self) }
    open func useSelectionForFind(_ sender: Any?) { EditActions.refuse("useSelectionForFind:", self) }
    open func printContent(_ sender: Any?) { EditActions.refuse("print:", self) }
    open func rename(_ sender: Any?) { EditActions.refuse("rename:", self) }
    open func duplicate(_ sender: Any?) { EditActions.refuse("duplicate:", self) }
    open func move(_ sender: Any?) { EditActions.refuse("move:", self) }
    open func export(_ sender: Any?) { EditActions.refuse("export:", self) }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// A key that no responder keeps for itself types text, if the first responder is a ``UIKeyInput``: call super for keys you do not
    /// handle.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            for press in presses { press.isUnhandled = true }
            return
        }
        next.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Commands

    /// The commands that keys send while this responder is in the chain of the first one; nil by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called on whoever takes a command's action, before the command is shown or sent: change its title, image, state and attributes. The default
    /// leaves it as it is.
    open func validate(_ command: UICommand) {}

    // MARK: Accessibility. What Apple's NSObject has beside UIResponder stands in NSObject+Accessibility.

    /// Whether assistive technologies and tests find this object itself, and not what is below it. By default true for labels, controls
    /// and cells without controls.
    open var isAccessibilityElement: Bool {
        get { Attachments.accessibility(of: self, \.isElement) ?? isAccessibilityElementByDefault }
        set { Attachments.setAccessibility(of: self, \.isElement, to: newValue) }
    }

    /// What the object is, in a word or two; a label's text, a button's title.
    open var accessibilityLabel: String? {
        get { Attachments.accessibility(of: self, \.label)?.string ?? defaultAccessibilityLabel }
        set { accessibilityAttributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }

    open var accessibilityAttributedLabel: NSAttributedString? {
        get {
            Attachments.accessibility(of: self, \.label) ?? accessibilityLabel.map { NSAttributedString(string: $0) }
        }
        set { Attachments.setAccessibility(of: self, \.label, to: newValue) }
    }

    /// What the object's value is now, a slider's place for instance.
    open var accessibilityValue: String? {
        get { Attachments.accessibility(of: self, \.value)?.string ?? defaultAccessibilityValue }
        set { accessibilityAttributedValue = newValue.map { NSAttributedString(string: $0) } }
    }

    open var accessibilityAttributedValue: NSAttributedString? {
        get {
            Attachments.accessibility(of: self, \.value) ?? accessibilityValue.map { NSAttributedString(string: $0) }
        }
        set { Attachments.setAccessibility(of: self, \.value, to: newValue) }
    }

    /// What happens when it is activated, in a sentence.
    open var accessibilityHint: String? {
        get { Attachments.accessibility(of: self, \.hint)?.string }
        set { accessibilityAttributedHint = newValue.map { NSAttributedString(string: $0) } }
    }

    open var accessibilityAttributedHint: NSAttributedString? {
        get { Attachments.accessibility(of: self, \.hint) ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set { Attachments.setAccessibility(of: self, \.hint, to: newValue) }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { Attachments.accessibility(of: self, \.traits) ?? defaultAccessibilityTraits }
        set { Attachments.setAccessibility(of: self, \.traits, to: newValue) }
    }

    /// In points of the screen; a view's own frame by default.
    open var accessibilityFrame: CGRect {
        get {
            Attachments.accessibility(of: self, \.frame) ?? accessibilityPath?.bounds ?? defaultAccessibilityFrame
        }
        set { Attachments.setAccessibility(of: self, \.frame, to: newValue) }
    }

    /// In points of the screen, in place of the frame.
    open var accessibilityPath: UIBezierPath? {
        get { Attachments.accessibility(of: self, \.path) }
        set { Attachments.setAccessibility(of: self, \.path, to: newValue) }
    }

    /// Where activating touches the screen; the middle of the frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return Attachments.accessibility(of: self, \.activationPoint) ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { Attachments.setAccessibility(of: self, \.activationPoint, to: newValue) }
    }

    /// A language code such as `de-DE`, for text that is not in the user's language.
    open var accessibilityLanguage: String? {
        get { Attachments.accessibility(of: self, \.language) }
        set { Attachments.setAccessibility(of: self, \.language, to: newValue) }
    }

    /// Whether nothing on or below this object is found.
    open var accessibilityElementsHidden: Bool {
        get { Attachments.accessibility(of: self, \.hidesElements) ?? false }
        set { Attachments.setAccessibility(of: self, \.hidesElements, to: newValue) }
    }

    /// Whether nothing beside this view, in its superview, is found.
    open var accessibilityViewIsModal: Bool {
        get { Attachments.accessibility(of: self, \.isModal) ?? false }
        set { Attachments.setAccessibility(of: self, \.isModal, to: newValue) }
    }

    /// Whether what is below this object is read together, before what stands beside it.
    open var shouldGroupAccessibilityChildren: Bool {
        get { Attachments.accessibility(of: self, \.groupsChildren) ?? false }
        set { Attachments.setAccessibility(of: self, \.groupsChildren, to: newValue) }
    }

    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { Attachments.accessibility(of: self, \.navigationStyle) ?? .automatic }
        set { Attachments.setAccessibility(of: self, \.navigationStyle, to: newValue) }
    }

    open var accessibilityRespondsToUserInteraction: Bool {
        get { Attachments.accessibility(of: self, \.respondsToUserInteraction) ?? isAccessibilityElement }
        set { Attachments.setAccessibility(of: self, \.respondsToUserInteraction, to: newValue) }
    }

    /// What a user may say to mean the object, the preferred name first.
    open var accessibilityUserInputLabels: [String]! {
        get { Attachments.accessibility(of: self, \.inputLabels)?.map(\.string) }
        set { accessibilityAttributedUserInputLabels = newValue?.map { NSAttributedString(string: $0) } }
    }

    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { Attachments.accessibility(of: self, \.inputLabels) }
        set { Attachments.setAccessibility(of: self, \.inputLabels, to: newValue) }
    }

    open var accessibilityHeaderElements: [Any]? {
        get { Attachments.accessibility(of: self, \.headerElements) }
        set { Attachments.setAccessibility(of: self, \.headerElements, to: newValue) }
    }

    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { Attachments.accessibility(of: self, \.textualContext) }
        set { Attachments.setAccessibility(of: self, \.textualContext, to: newValue) }
    }

    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { Attachments.accessibility(of: self, \.customActions) }
        set { Attachments.setAccessibility(of: self, \.customActions, to: newValue) }
    }

    /// The elements of a container, in the order of reading; nil, the default, leaves them to the subviews.
    open var accessibilityElements: [Any]? {
        get { Attachments.accessibility(of: self, \.elements) }
        set { Attachments.setAccessibility(of: self, \.elements, to: newValue) }
    }

    /// What user-interface tests find in place of ``accessibilityElements``.
    open var automationElements: [Any]? {
        get { Attachments.accessibility(of: self, \.automationElements) }
        set { Attachments.setAccessibility(of: self, \.automationElements, to: newValue) }
    }

    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { Attachments.accessibility(of: self, \.containerType) ?? .none }
        set { Attachments.setAccessibility(of: self, \.containerType, to: newValue) }
    }

    /// A container answers these three, or has ``accessibilityElements``; by default a view's are what its subviews have.
    open func accessibilityElementCount() -> Int { AccessibilityTree.defaultCount(of: self) }

    open func accessibilityElement(at index: Int) -> Any? {
        let elements = defaultAccessibilityElements
        return elements.indices.contains(index) ? elements[index] : nil
    }

    open func index(ofAccessibilityElement element: Any) -> Int {
        defaultAccessibilityElements.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Whether activating was dealt with; else the object is touched at its activation point.
    open func accessibilityActivate() -> Bool { false }
    /// One step up, of an element that is `adjustable`.
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    /// Whether it scrolled; asked up the responder chain.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        next?.accessibilityScroll(direction) ?? false
    }
    /// The gesture that leaves what is in front; asked up the responder chain.
    open func accessibilityPerformEscape() -> Bool { next?.accessibilityPerformEscape() ?? false }
    /// The gesture that does the one thing that matters most; asked up the responder chain.
    open func accessibilityPerformMagicTap() -> Bool { next?.accessibilityPerformMagicTap() ?? false }

    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { ApplicationRun.current?.assistance.focus === self }

    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? {
        accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
    }

    // What holds where the application has set nothing: UIKit's classes override these.
    var isAccessibilityElementByDefault: Bool { false }
    var defaultAccessibilityLabel: String? { nil }
    var defaultAccessibilityValue: String? { nil }
    var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
    var defaultAccessibilityFrame: CGRect { .zero }
    /// What stands in the place of what is below the object; nil where that counts.
    var containedElements: [NSObject]? { nil }
    var defaultAccessibilityElements: [Any] { accessibilityElements ?? [] }

    // MARK: Internal

    // Sound: written under the lock of `Attachments`; read without it on the main actor only.
    @usableFromInline nonisolated(unsafe) package final var attachments: ObjectAttachments?

    /// The window whose first responder this can be: the nearest one up the chain.
    var responderWindow: UIWindow? { next?.responderWindow }
}

extension UIResponder: AttachmentHolder {}
