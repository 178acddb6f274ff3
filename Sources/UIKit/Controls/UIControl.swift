/// A view that turns touches into actions. An action is a `UIAction` closure, or a message to a target, given as a
/// selector or as a typed method (`UIControl+Trestle.swift`).
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// Changed only by the methods that add and remove actions.
    var actions = ControlActions()
    /// Holds ``isEnabled``, ``isSelected`` and ``isHighlighted``.
    private var ownState: State = []

    // Changed by the touch methods only.
    private var trackedTouch: UITouch?
    /// Whether a finger is on the control since it came down there.
    open private(set) var isTracking = false
    /// Whether the finger that is tracked is inside of the bounds.
    open private(set) var isTouchInside = false

    override var accessibilityKind: AccessibilityKind { .button }
    override var accessibilityCondition: AccessibilityCondition {
        AccessibilityCondition(opensMenu: showsMenuAsPrimaryAction && isContextMenuInteractionEnabled)
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }

    /// Whether the control responds to touches; the default is true.
    open var isEnabled: Bool {
        get { !ownState.contains(.disabled) }
        set { changing("enabled") { setState(.disabled, !newValue) } }
    }

    /// Whether the control is in its selected state. The default is false. Taps change it only in buttons whose
    /// `changesSelectionAsPrimaryAction` is true.
    open var isSelected: Bool {
        get { ownState.contains(.selected) }
        set { changing("selected") { setState(.selected, newValue) } }
    }

    /// Whether a touch is inside the control. The control sets it and clears it while it tracks a touch.
    open var isHighlighted: Bool {
        get { ownState.contains(.highlighted) }
        set { changing("highlighted") { setState(.highlighted, newValue) } }
    }

    /// All states that the control is in; empty stands for `.normal`. A control that only keys reach is never in the
    /// state `.focused`, for which few have a look.
    open var state: State { isFocused && canBecomeFocused ? ownState.union(.focused) : ownState }

    override func focusStateDidChange() { stateAppearanceDidChange() }

    /// The horizontal position of the content; the default is `.center`. Of UIKit's controls only buttons use it.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet {
            MainThreadChecker.check()
            if contentHorizontalAlignment != oldValue { setNeedsLayout() }
        }
    }

    /// The vertical position of the content; the default is `.center`.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet {
            MainThreadChecker.check()
            if contentVerticalAlignment != oldValue { setNeedsLayout() }
        }
    }

    /// ``contentHorizontalAlignment`` with `.leading` and `.trailing` replaced by `.left` and `.right`.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeControl(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeControl(in: coder)
    }

    /// Creates a control that runs `primaryAction` for `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: Menus

    /// Whether the control's menu opens when a finger comes down, instead of the actions that a tap sends. If false,
    /// the default, the menu opens after a long press.
    open var showsMenuAsPrimaryAction = false { didSet { MainThreadChecker.check() } }

    /// The menu of the control; nil for controls that have none.
    var menuContent: ControlMenuContent? { nil }

    /// Created when the control opens a menu first, or is asked for its interaction.
    private var menuOpening: ControlMenu?

    var knownMenu: ControlMenu? { menuOpening }

    /// The opener of the control's menu, created on first access.
    var controlMenu: ControlMenu {
        let opening = menuOpening ?? ControlMenu(control: self)
        menuOpening = opening
        return opening
    }

    /// Whether the control shows the menu of ``contextMenuInteraction(_:configurationForMenuAtLocation:)``. True for a
    /// button with a menu; for other controls the default is false.
    open var isContextMenuInteractionEnabled: Bool {
        get { knownMenu?.isEnabled ?? (menuContent != nil) }
        set {
            MainThreadChecker.check()
            controlMenu.isEnabled = newValue
        }
    }

    /// The interaction that shows the control's menu; nil while ``isContextMenuInteractionEnabled`` is false. The control
    /// is its delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        isContextMenuInteractionEnabled ? controlMenu.interaction : nil
    }

    /// Returns the point of the control from which its menu opens. The default is the middle of the lower edge; a menu
    /// that opens from there keeps a distance from the whole control (unverified).
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        ControlMenu.standardAttachment(in: bounds)
    }

    /// Returns the menu of a control that has none of its own; nil, the default, for no menu.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        nil
    }

    /// Returns what is lifted when the control's menu opens; nil, the default, lifts the control.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        nil
    }

    /// Returns where the lifted part goes back to when the menu closes; nil, the default, is the control.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        nil
    }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called when the control's menu has opened or closed.
    func menuDidOpenOrClose() {}

    /// Does what a tap does: opens the menu that is the primary action, or sends `.primaryActionTriggered`. Does nothing
    /// while the control is disabled (unverified).
    open func performPrimaryAction() {
        guard isEnabled else { return }
        if showsMenuAsPrimaryAction, isContextMenuInteractionEnabled { return controlMenu.open() }
        willSendPrimaryAction()
        sendActions(for: .primaryActionTriggered)
    }

    /// Whether the tab key passes the control by, because another key does what a finger does with it.
    var isPassedByKeys: Bool { false }

    // MARK: Tool tip

    /// The text that is shown when the mouse pointer rests on the control; nil, the default, shows none.
    open var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            MainThreadChecker.check()
            if let toolTipInteraction { return toolTipInteraction.defaultToolTip = newValue }
            guard let newValue else { return }
            let made = UIToolTipInteraction(defaultToolTip: newValue)
            toolTipInteraction = made
            addInteraction(made)
        }
    }

    /// Shows ``toolTip``; nil until it was set first.
    open private(set) var toolTipInteraction: UIToolTipInteraction?

    // MARK: Actions

    /// Adds `action` for the events. It replaces an action with the same identifier and also keeps the events of that
    /// action.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.add(action, for: controlEvents)
    }

    /// Removes an action for some events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for some events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(actionIdentifier, for: controlEvents)
    }

    /// The events for which there is a target or an action.
    open var allControlEvents: Event {
        actions.allEvents
    }

    /// Sends `action` to `target` for the events. The arguments are the control and the event, as many as the selector
    /// takes.
    ///
    /// The target is not retained. Adding the same target and action again adds the events to those of the first call.
    ///
    /// - Parameter target: an object or a class; nil sends the action to the first responder and, if it does not
    ///   respond, along the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actions.add(action, to: target, for: controlEvents)
    }

    /// Removes the actions that match the target, the action and one of the events.
    ///
    /// - Parameters:
    ///   - target: nil removes the actions of all targets.
    ///   - action: nil removes all actions of the target.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actions.remove(action, to: target, for: controlEvents)
    }

    /// Returns the names of the actions that the target gets for the event, in the order in which they were added; nil
    /// if there are none.
    ///
    /// - Parameter target: nil asks for the actions that are sent along the responder chain.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let selectors = actions.selectors(to: target, for: controlEvent)
        return selectors.isEmpty ? nil : selectors.map(\.name)
    }

    /// The targets of actions given as selectors. `NSNull` represents the responder chain.
    open var allTargets: Set<AnyHashable> {
        actions.targets
    }

    /// Calls `iterator` for every action, or target and selector, with its events, in the order in which they were
    /// added. Setting its last argument to true ends the enumeration.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stops = false
        for entry in actions.entries where !stops {
            switch entry.reaction {
            case .action(let action): iterator(action, nil, entry.events, &stops)
            case .message(let target, let selector): iterator(nil, (target.receiver, selector), entry.events, &stops)
            case .call: continue
            }
        }
    }

    /// Runs `action` with this control as its sender. Every `UIAction` of a control is sent through this method.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Sends a message with this control as its sender. Every action given as a selector is sent through this method.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Sends all actions of `controlEvents`, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        sendActions(for: controlEvents, with: nil)
    }

    /// - Parameter event: the event that caused the actions; nil when code sends them.
    func sendActions(for controlEvents: Event, with event: UIEvent?) {
        for reaction in actions.reactions(to: controlEvents) {
            switch reaction {
            case .action(let action): sendAction(action)
            case .message(let target, let selector):
                if !target.isGone { sendAction(selector, to: target.receiver, for: event) }
            case .call(_, let call): call(self, event)
            }
        }
    }

    // MARK: Tracking

    /// Called when a touch comes down. Returning false ignores the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        true
    }

    /// Called whenever the touch moves. Returning false ends tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        true
    }

    /// Called when the finger was lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the touch was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        isTouchInside = true
        guard beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        isTracking = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
        if isContextMenuInteractionEnabled { controlMenu.began(touch) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        if let menuOpening, menuOpening.isOpen { return menuOpening.drag(touch) }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        if !isTouchInside { menuOpening?.stopWaiting() }
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return
        }
        if wasInside != isTouchInside {
            sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        menuOpening?.stopWaiting()
        if let menuOpening, menuOpening.isOpen {
            cancelTouch(with: event)
            return menuOpening.drop(touch)
        }
        let endedInside = isInside(touch)
        stopTracking()
        endTracking(touch, with: event)
        if endedInside { willSendPrimaryAction() }
        sendActions(for: endedInside ? touchUpEvents : .touchUpOutside, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        menuOpening?.stopWaiting()
        cancelTouch(with: event)
    }

    private func cancelTouch(with event: UIEvent?) {
        stopTracking()
        cancelTracking(with: event)
        sendActions(for: .touchCancel, with: event)
    }

    /// Called when a tap is about to send its actions.
    func willSendPrimaryAction() {}

    /// Returns whether the touch cannot be a drag of an enclosing scroll view, which then delivers the touch without
    /// delay. Called when the touch begins, and whenever it moves while its delivery is delayed.
    func takesAtOnce(_ touch: UITouch) -> Bool {
        false
    }

    /// The events that a tap sends. Controls with a primary action override it.
    var touchUpEvents: Event {
        .touchUpInside
    }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// The distance in points that a finger may move out of a control before it counts as outside. // unverified
    private static let touchMargin: CGFloat = 70

    private func isInside(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.touchMargin, dy: -Self.touchMargin).contains(touch.location(in: self))
    }

    // MARK: State

    /// Called when the control was enabled, disabled, selected, deselected, highlighted or unhighlighted. Subclasses
    /// update their appearance.
    func stateAppearanceDidChange() {
        setNeedsLayout()
    }

    private func setState(_ flag: State, _ isOn: Bool) {
        guard ownState.contains(flag) != isOn else { return }
        ownState.formSymmetricDifference(flag)
        stateAppearanceDidChange()
        AccessibilityListening.current?.stateMayHaveChanged(of: self)
    }

    /// The states that differ from the default.
    override var dumpDetails: [String] {
        [isEnabled ? nil : "disabled", isSelected ? "selected" : nil, isHighlighted ? "highlighted" : nil].compactMap {
            $0
        }
    }
}
