internal import ToolchainBets

/// An object that handles events: the base class of views, view controllers, windows and the application.
///
/// Events that a responder does not handle are passed to ``next``.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring, NibConnectable {
    open class var nibOutlets: [String: NibOutlet] { [:] }
    open class var nibActions: [String: NibAction] { [:] }

    public override init() {
        super.init()
        MainActorDeinit.adopt(self)
    }

    // MARK: The responder chain

    /// The next responder in the chain, which gets the events that this responder does not handle; nil ends the chain.
    open var next: UIResponder? { nil }
    /// Whether the window sends keys and text to this responder.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
    /// Whether the responder may get the keys. The default is false.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder may lose the keys. The default is true.
    open var canResignFirstResponder: Bool { true }

    /// Makes this responder the first responder of its window. Returns false if it or the current first responder
    /// refuses, or if it has no window.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        return window.inputViews.exchangeResponder {
            if let present = window.firstResponder, !present.resignFirstResponder() { return false }
            // Resigning may have removed this responder from the window.
            guard responderWindow === window else { return false }
            window.firstResponder = self
            return true
        }
    }

    /// Gives up the keys. Returns false if `canResignFirstResponder` is false.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// The items that the application shares and copies; nil by default. No command of Trestle's reads it.
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { ItemsToShare.configuration(of: self) }
        set { ItemsToShare.setConfiguration(newValue, of: self) }
    }

    // MARK: Input views

    /// The view shown at the window's lower edge instead of an onscreen keyboard, while this responder or one before it
    /// in the chain is the first responder. Its height is that of its frame or, if that is 0, the height that fits. Nil
    /// by default: a desktop has a hardware keyboard.
    open var inputView: UIView? { nil }

    /// The view shown above ``inputView``, or without it.
    open var inputAccessoryView: UIView? { nil }

    /// Manages a view that is shown as ``inputView``, if that is nil; nil by default. It is not a child of another
    /// controller, and gets the calls of its appearance.
    open var inputViewController: UIInputViewController? { nil }

    /// Manages a view that is shown as ``inputAccessoryView``, if that is nil; nil by default.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// Updates both views, if this responder is the first responder.
    open func reloadInputViews() {
        if isFirstResponder { responderWindow?.inputViews.update() }
    }

    /// Buttons for the bar above an iPad's keyboard. A desktop has no such keyboard, and nothing shows them.
    open var inputAssistantItem: UITextInputAssistantItem { .of(self) }

    /// The language in which this responder gets text; by default that of the desktop. A keyboard's layout is the
    /// desktop's, so that an override chooses nothing.
    open var textInputMode: UITextInputMode? { .ofDesktop }

    // MARK: Undo

    /// The undo manager that the shortcuts of undo and redo use while this responder is the first responder. By default
    /// that of the next responder; windows have one. Override it to give a view or a view controller its own.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Actions

    /// Returns whether this responder accepts the action now. By default it does if it has a method for the action; a
    /// standard edit action must be overridden. Override this method to refuse an action temporarily, for example if
    /// there is nothing to copy.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action) || PasteRequest.isPossible(for: self, action)
    }

    /// Returns the responder that performs the action: the first one along the chain, starting with this responder,
    /// that accepts it; nil if there is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Standard edit actions. Their order is that of EditActions, with no other members between them.

    open func cut(_ sender: Any?) { EditActions.refuse("cut:", self) }
    open func copy(_ sender: Any?) { EditActions.refuse("copy:", self) }
    open func paste(_ sender: Any?) { PasteRequest.perform(by: self) }
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

    // MARK: Pasting by configuration

    /// What a responder that does not override ``paste(_:)`` accepts: it can then paste while the pasteboard has one of
    /// these types. Copied when it is set; nil by default.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { PasteRequest.configuration(of: self) }
        set { PasteRequest.setConfiguration(newValue, of: self) }
    }

    /// Returns whether the responder accepts items. By default it does if all of them have an acceptable type.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        PasteRequest.accepts(itemProviders, self)
    }

    /// Called by ``paste(_:)`` with the items of the pasteboard. Override it to take them; the default does nothing.
    open func paste(itemProviders: [NSItemProvider]) {}

    // MARK: Touches

    /// Called when fingers come down on the view. The default passes them to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when fingers of this responder have moved. The default passes the touches on to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when fingers have been lifted. The default passes the touches on to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when the system or a gesture recognizer takes touches away. The default passes them on to `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// Called when a key is pressed. Call `super` for keys that you do not handle: if no responder handles the key and
    /// the first responder is a ``UIKeyInput``, the key types text.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            for press in presses { press.isUnhandled = true }
            return
        }
        next.pressesBegan(presses, with: event)
    }

    /// Called when the force of presses has changed. The default passes the presses on to ``next``.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys have been released. The default passes the presses on to ``next``.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when the system or a gesture recognizer takes presses away. The default passes them on to ``next``.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Motion

    /// Called when the user begins to shake the device, on the first responder or, if there is none, on the controller
    /// that is seen. On a desktop control, alt and Z stand for it. The default passes the event on to ``next``.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when the shaking has ended. If no responder handles it, the application offers to undo and redo what the
    /// first responder's `undoManager` has (``UIApplication/applicationSupportsShakeToEdit``).
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called instead of ``motionEnded(_:with:)`` if the motion is no shake after all, or takes too long. Never called
    /// by UIKit here: keys have no such case.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Commands

    /// The key commands that are active while this responder is in the responder chain of the first responder; nil by
    /// default.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Adds menus to a system and removes others. The application and its delegate are asked for the main system, when
    /// it is first needed. Every responder of the chain is asked for the context system, before an edit menu is shown.
    /// The default changes nothing.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Called on the responder that performs a command's action, before the command is shown or sent. Override it to
    /// change the command's title, image, state and attributes; the default changes nothing.
    open func validate(_ command: UICommand) {}

    // MARK: Accessibility. NSObject+Accessibility has these members for objects that are not responders.

    /// Whether assistive technologies and tests find this object itself instead of the objects inside it. By default
    /// true for labels, text views, most of UIKit's controls, and cells without controls.
    open var isAccessibilityElement: Bool {
        get { Attachments.accessibility(of: self, \.isElement, \.isElement) ?? isAccessibilityElementByDefault }
        set { Attachments.setAccessibility(of: self, \.isElement, to: newValue) }
    }

    /// A short name of the object. The default is for example the text of a label or the title of a button.
    open var accessibilityLabel: String? {
        get {
            Attachments.accessibilityText(of: self, \.label, \.label, \.attributedLabel) ?? defaultAccessibilityLabel
        }
        set { Attachments.setAccessibility(of: self, \.label, to: newValue.map { AccessibilityText($0) }) }
    }

    /// The label with attributes of speech. Setting it sets the label too.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get {
            Attachments.accessibilityAttributedText(of: self, \.label, \.label, \.attributedLabel)
                ?? accessibilityLabel.map { NSAttributedString(string: $0) }
        }
        set { Attachments.setAccessibility(of: self, \.label, to: newValue.map { AccessibilityText($0) }) }
    }

    /// The current value of the object, for example the position of a slider.
    open var accessibilityValue: String? {
        get {
            Attachments.accessibilityText(of: self, \.value, \.value, \.attributedValue) ?? defaultAccessibilityValue
        }
        set { Attachments.setAccessibility(of: self, \.value, to: newValue.map { AccessibilityText($0) }) }
    }

    /// The value with attributes of speech. Setting it sets the value too.
    open var accessibilityAttributedValue: NSAttributedString? {
        get {
            Attachments.accessibilityAttributedText(of: self, \.value, \.value, \.attributedValue)
                ?? accessibilityValue.map { NSAttributedString(string: $0) }
        }
        set { Attachments.setAccessibility(of: self, \.value, to: newValue.map { AccessibilityText($0) }) }
    }

    /// A sentence that describes the result of activating the object.
    open var accessibilityHint: String? {
        get { Attachments.accessibilityText(of: self, \.hint, \.hint, \.attributedHint) }
        set { Attachments.setAccessibility(of: self, \.hint, to: newValue.map { AccessibilityText($0) }) }
    }

    /// The hint with attributes of speech. Setting it sets the hint too.
    open var accessibilityAttributedHint: NSAttributedString? {
        get {
            Attachments.accessibilityAttributedText(of: self, \.hint, \.hint, \.attributedHint)
                ?? accessibilityHint.map { NSAttributedString(string: $0) }
        }
        set { Attachments.setAccessibility(of: self, \.hint, to: newValue.map { AccessibilityText($0) }) }
    }

    /// What the object is and does, such as `.button` and `.selected`. The default is that of its class.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { Attachments.accessibility(of: self, \.traits, \.traits) ?? defaultAccessibilityTraits }
        set { Attachments.setAccessibility(of: self, \.traits, to: newValue) }
    }

    /// The frame in the screen's coordinates; by default that of the view.
    open var accessibilityFrame: CGRect {
        get {
            Attachments.accessibility(of: self, \.frame, \.frame) ?? accessibilityPath?.bounds
                ?? defaultAccessibilityFrame
        }
        set { Attachments.setAccessibility(of: self, \.frame, to: newValue) }
    }

    /// The outline in the screen's coordinates; replaces the frame.
    open var accessibilityPath: UIBezierPath? {
        get { Attachments.accessibility(of: self, \.path, \.path) }
        set { Attachments.setAccessibility(of: self, \.path, to: newValue) }
    }

    /// The point of the screen at which activation touches the object; by default the center of the frame.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return Attachments.accessibility(of: self, \.activationPoint, \.activationPoint)
                ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { Attachments.setAccessibility(of: self, \.activationPoint, to: newValue) }
    }

    /// A language code such as `de-DE`, for text that is not in the user's language.
    open var accessibilityLanguage: String? {
        get { Attachments.accessibility(of: self, \.language, \.language) }
        set { Attachments.setAccessibility(of: self, \.language, to: newValue) }
    }

    /// Whether this object and the objects inside it are hidden from assistive technologies; the default is false.
    open var accessibilityElementsHidden: Bool {
        get { Attachments.accessibility(of: self, \.hidesElements, \.hidesElements) ?? false }
        set { Attachments.setAccessibility(of: self, \.hidesElements, to: newValue) }
    }

    /// Whether the siblings of this view are hidden from assistive technologies; the default is false.
    open var accessibilityViewIsModal: Bool {
        get { Attachments.accessibility(of: self, \.isModal, \.isModal) ?? false }
        set { Attachments.setAccessibility(of: self, \.isModal, to: newValue) }
    }

    /// Whether the elements inside this object are read together, before its siblings; the default is false.
    open var shouldGroupAccessibilityChildren: Bool {
        get { Attachments.accessibility(of: self, \.groupsChildren, \.groupsChildren) ?? false }
        set { Attachments.setAccessibility(of: self, \.groupsChildren, to: newValue) }
    }

    /// Whether the elements inside are visited one by one. The default is `.automatic`.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { Attachments.accessibility(of: self, \.navigationStyle, \.navigationStyle) ?? .automatic }
        set { Attachments.setAccessibility(of: self, \.navigationStyle, to: newValue) }
    }

    /// Whether the user can do something with the object. The default follows its traits and gestures.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            Attachments.accessibility(of: self, \.respondsToUserInteraction, \.respondsToUserInteraction)
                ?? isAccessibilityElement
        }
        set { Attachments.setAccessibility(of: self, \.respondsToUserInteraction, to: newValue) }
    }

    /// The names by which a user may refer to the object in speech, the preferred one first.
    open var accessibilityUserInputLabels: [String]! {
        get { Attachments.accessibilityInputLabels(of: self)?.map(\.string) }
        set { accessibilityAttributedUserInputLabels = newValue?.map { NSAttributedString(string: $0) } }
    }

    /// The names for speech input with attributes, the preferred one first.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { Attachments.accessibilityInputLabels(of: self) }
        set { Attachments.setAccessibility(of: self, \.inputLabels, to: newValue) }
    }

    /// The headers of the object, for example of a cell of a table of values; nil by default.
    open var accessibilityHeaderElements: [Any]? {
        get { Attachments.accessibility(of: self, \.headerElements, \.headerElements) }
        set { Attachments.setAccessibility(of: self, \.headerElements, to: newValue) }
    }

    /// The kind of text, which changes how it is read; nil by default.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { Attachments.accessibility(of: self, \.textualContext, \.textualContext) }
        set { Attachments.setAccessibility(of: self, \.textualContext, to: newValue) }
    }

    /// Actions beside the activation; nil by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { Attachments.accessibility(of: self, \.customActions, \.customActions) }
        set { Attachments.setAccessibility(of: self, \.customActions, to: newValue) }
    }

    /// The elements of a container in reading order; nil, the default, uses those of the subviews.
    open var accessibilityElements: [Any]? {
        get { Attachments.accessibility(of: self, \.elements, \.elements) }
        set { Attachments.setAccessibility(of: self, \.elements, to: newValue) }
    }

    /// The elements that user interface tests find instead of ``accessibilityElements``.
    open var automationElements: [Any]? {
        get { Attachments.accessibility(of: self, \.automationElements, \.automationElements) }
        set { Attachments.setAccessibility(of: self, \.automationElements, to: newValue) }
    }

    /// The kind of container, such as a list. The default is that of the class.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { Attachments.accessibility(of: self, \.containerType, \.containerType) ?? .none }
        set { Attachments.setAccessibility(of: self, \.containerType, to: newValue) }
    }

    /// A container overrides this method and the next two, or sets ``accessibilityElements``. By default the elements
    /// of a view are those of its subviews.
    open func accessibilityElementCount() -> Int { AccessibilityTree.defaultCount(of: self) }

    /// Returns the element at an index; nil if it is out of range.
    open func accessibilityElement(at index: Int) -> Any? {
        let elements = defaultAccessibilityElements
        return elements.indices.contains(index) ? elements[index] : nil
    }

    /// Returns the position of an element, compared by identity; `NSNotFound` if the object does not contain it.
    open func index(ofAccessibilityElement element: Any) -> Int {
        defaultAccessibilityElements.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Activates the object. Returning false, the default, touches the object at its activation point.
    open func accessibilityActivate() -> Bool { accessibilityActivateBlock?() ?? false }
    /// Increases the value of an element with the trait `adjustable` by one step.
    open func accessibilityIncrement() { accessibilityIncrementBlock?() }
    /// Decreases the value of an element with the trait `adjustable` by one step.
    open func accessibilityDecrement() { accessibilityDecrementBlock?() }
    /// Scrolls the content. Returns false if neither this object nor one along the responder chain scrolled.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        next?.accessibilityScroll(direction) ?? false
    }
    /// Called for the gesture that dismisses the content in front. The default passes it along the responder chain and
    /// returns whether it was handled.
    open func accessibilityPerformEscape() -> Bool {
        accessibilityPerformEscapeBlock?() ?? next?.accessibilityPerformEscape() ?? false
    }
    /// Called for the gesture that performs the most important action. The default passes it along the responder chain
    /// and returns whether it was handled.
    open func accessibilityPerformMagicTap() -> Bool {
        accessibilityMagicTapBlock?() ?? next?.accessibilityPerformMagicTap() ?? false
    }

    /// Called when a screen reader's focus has come to the object. Does nothing by default.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when a screen reader's focus has left the object. Does nothing by default.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether the focus of a screen reader is on the object.
    open func accessibilityElementIsFocused() -> Bool { ApplicationRun.current?.assistance.focus === self }

    /// Returns the assistive technologies whose focus is on the object; nil if there are none.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? {
        accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
    }

    /// The element whose text comes before that of this one; nil by default. It is not retained.
    open var accessibilityPreviousTextNavigationElement: Any? {
        get {
            accessibilityPreviousTextNavigationElementBlock.map { $0() }
                ?? Attachments.accessibility(of: self, \.textNavigation)?.previous
        }
        set { TextNavigation.record(of: self).previous = newValue.map { $0 as AnyObject } }
    }

    /// The element whose text comes after that of this one; nil by default. It is not retained.
    open var accessibilityNextTextNavigationElement: Any? {
        get {
            accessibilityNextTextNavigationElementBlock.map { $0() }
                ?? Attachments.accessibility(of: self, \.textNavigation)?.next
        }
        set { TextNavigation.record(of: self).next = newValue.map { $0 as AnyObject } }
    }

    /// The object that edits the text of this element; not retained. The default is the object itself if it is a
    /// ``UITextInput``, otherwise nil.
    open var accessibilityTextInputResponder: (any UITextInput)? {
        get {
            accessibilityTextInputResponderBlock.flatMap { $0() }
                ?? Attachments.accessibility(of: self, \.textNavigation)?.input ?? (self as? any UITextInput)
        }
        set { TextNavigation.record(of: self).input = newValue }
    }

    /// Enlarges the content around a point of the screen, for an element with the trait
    /// ``UIAccessibilityTraits/supportsZoom``. Returns whether it succeeded; false by default.
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }

    /// Reduces the content around a point of the screen, for an element with the trait
    /// ``UIAccessibilityTraits/supportsZoom``. Returns whether it succeeded; false by default.
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

    // The defaults for values that the application has not set; UIKit's classes override them.
    var isAccessibilityElementByDefault: Bool { false }
    var defaultAccessibilityLabel: String? { nil }
    /// The default label with texts as they were given; nil if none is shown in another case. See ``RecasedText``.
    var givenAccessibilityLabel: String? { nil }
    var defaultAccessibilityValue: String? { nil }
    var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
    var defaultAccessibilityFrame: CGRect { .zero }
    /// The elements that replace the contents of the object; nil uses the contents.
    var containedElements: [NSObject]? { nil }
    /// What an assistive technology calls the object.
    var accessibilityKind: AccessibilityKind { .plain }
    /// The value of an element whose value is a number.
    var accessibilityNumber: AccessibilityNumber? { nil }
    /// Changes that number as the user does. Returns false if it cannot be changed.
    func changeAccessibilityNumber(to value: Double) -> Bool { false }
    /// The states that traits do not tell.
    var accessibilityCondition: AccessibilityCondition { AccessibilityCondition() }
    /// The text that an empty field shows.
    var accessibilityPlaceholder: String? { nil }
    /// Whether the views behind this one cannot be reached while it is shown.
    var coversOtherNodes: Bool { false }
    /// The name of a container without a label of its own.
    var accessibilityContainerName: String? { nil }
    var defaultAccessibilityElements: [Any] { accessibilityElements ?? [] }

    // MARK: Events that a desktop does not have

    /// Gets the commands of headphones and of the lock screen on iOS. Never called: the host reports no such event.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    /// Never called: the host reports all that it knows of a touch at once.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        next?.touchesEstimatedPropertiesUpdated(touches)
    }

    // MARK: Internal

    // Sound: written under the lock of `Attachments`; read without it on the main actor only.
    @exclusivity(unchecked) @usableFromInline
    nonisolated(unsafe) package final var objectAttachments: ObjectAttachments?

    // MARK: Activities

    /// What the user does with this responder. Before the activity is saved or continued,
    /// ``updateUserActivityState(_:)`` of every responder with it is called.
    open var userActivity: NSUserActivity? {
        get { ResponderActivity.of(self) }
        set { ResponderActivity.set(newValue, of: self) }
    }

    /// Override it to write the state of the responder into its activity.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Override it to restore the state of the responder. Called for the objects that the application's delegate gives
    /// to its restoration handler.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// The window whose first responder this object can be: the nearest one along the chain.
    var responderWindow: UIWindow? { next?.responderWindow }

    /// Names what the responder's text is about, so that its keyboard is remembered; nil by default. Not asked: the
    /// desktop has one keyboard.
    open var textInputContextIdentifier: String? { nil }

    /// Does nothing: no keyboards are remembered.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}
}

extension UIResponder: AttachmentHolder {}
