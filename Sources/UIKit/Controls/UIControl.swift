/// A view that turns touches into actions: `UIAction` closures, and messages to targets, by selector or by a typed method
/// (`UIControl+Trestle.swift`).
@preconcurrency @MainActor
open class UIControl: UIView {
    /// Kept by the methods that add and remove.
    var actions = ControlActions()
    /// Of ``isEnabled``, ``isSelected`` and ``isHighlighted``.
    private var ownState: State = []

    // Changed by the touch methods only.
    private var trackedTouch: UITouch?
    open private(set) var isTracking = false
    open private(set) var isTouchInside = false

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }

    /// True by default. A disabled control gets no touches.
    open var isEnabled: Bool {
        get { !ownState.contains(.disabled) }
        set { changing("enabled") { setState(.disabled, !newValue) } }
    }

    open var isSelected: Bool {
        get { ownState.contains(.selected) }
        set { changing("selected") { setState(.selected, newValue) } }
    }

    /// Set and cleared by the control while a touch is inside it.
    open var isHighlighted: Bool {
        get { ownState.contains(.highlighted) }
        set { changing("highlighted") { setState(.highlighted, newValue) } }
    }

    open var state: State { ownState }

    /// Where the content stands; of the controls of UIKit's, buttons have content to place. Default: center.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Default: center.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// ``contentHorizontalAlignment`` with leading and trailing turned into left and right.
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
    }

    /// Makes a control that sends `primaryAction` for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: Menus

    /// Whether the control's menu opens when a finger comes down, in place of the actions that a tap sends; else it opens for a finger that stays. False
    /// by default.
    open var showsMenuAsPrimaryAction = false

    /// The menu of controls that have one.
    var menuContent: ControlMenuContent? { nil }

    private var menuOpening: ControlMenu?

    // MARK: Actions

    /// Adds `action`; one with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.add(action, for: controlEvents)
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(actionIdentifier, for: controlEvents)
    }

    open var allControlEvents: Event {
        actions.allEvents
    }

    /// Sends `action` to `target` for the events, with the control and the event as arguments, as far as the selector takes them.
    ///
    /// The target is not kept alive. The same target and action, added again, are sent once for all their events.
    ///
    /// - Parameter target: an object or a class; nil for the first responder, and whoever takes the action up the chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actions.add(action, to: target, for: controlEvents)
    }

    /// - Parameters:
    ///   - target: nil for every target.
    ///   - action: nil for every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actions.remove(action, to: target, for: controlEvents)
    }

    /// The names of the actions that the target gets for the event, in the order they were added; nil without any.
    ///
    /// - Parameter target: nil asks for actions that go up the responder chain.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let selectors = actions.selectors(to: target, for: controlEvent)
        return selectors.isEmpty ? nil : selectors.map(\.name)
    }

    /// The targets of selectors; `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> {
        actions.targets
    }

    /// Calls `iterator` with every action, or target and selector, and its events, in the order they were added, until it sets its last argument.
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

    /// Runs `action` with this control as its sender. Every action of a control passes here.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Sends a message with this control as its sender. Every message of a control passes here.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs the actions of `controlEvents`, and sends their messages, in the order they were added.
    open func sendActions(for controlEvents: Event) {
        sendActions(for: controlEvents, with: nil)
    }

    /// - Parameter event: what the user did.
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

    /// Called when a touch comes down; false lets it go.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        true
    }

    /// Called for every move; false ends tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        true
    }

    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        isTouchInside = true
        guard beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        isTracking = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
        guard menuContent != nil else { return }
        let opening = menuOpening ?? ControlMenu(control: self)
        menuOpening = opening
        opening.began(touch)
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

    /// A tap is about to send its actions.
    func willSendPrimaryAction() {}

    /// Whether a touch is no drag of the scroll view around the control, which then hands it on without delay. Asked when it begins and
    /// whenever it moves while it is held back.
    func takesAtOnce(_ touch: UITouch) -> Bool {
        false
    }

    /// What a tap sends: controls with a primary action of their own narrow it.
    var touchUpEvents: Event {
        .touchUpInside
    }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// A finger may slide this far out of a control before it counts as outside. // unverified
    private static let touchMargin: CGFloat = 70

    private func isInside(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.touchMargin, dy: -Self.touchMargin).contains(touch.location(in: self))
    }

    // MARK: State

    /// Called when highlight, selection or enabledness changed: subclasses bring their look up to date.
    func stateAppearanceDidChange() {
        setNeedsLayout()
    }

    private func setState(_ flag: State, _ isOn: Bool) {
        guard ownState.contains(flag) != isOn else { return }
        ownState.formSymmetricDifference(flag)
        stateAppearanceDidChange()
    }

    /// The states that are not the usual one.
    override var dumpDetails: [String] {
        [isEnabled ? nil : "disabled", isSelected ? "selected" : nil, isHighlighted ? "highlighted" : nil].compactMap {
            $0
        }
    }
}
