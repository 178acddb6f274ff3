import Foundation
internal import HostInterface

/// Tells the assistive technologies of the desktop what has changed. It exists for questions only, and is called only
/// while somebody listens (``AccessibilityProvider/listening``).
///
/// Focus, selection, rows, texts and posts are reported where they change. Everything else is found by comparing what the
/// elements say with what they said when they were asked: a moment after the last frame, for the elements that were asked
/// for most recently.
@MainActor
final class AccessibilityEvents: AccessibilityListener {
    private unowned let provider: AccessibilityProvider
    private lazy var comparison = AccessibilityComparison(
        provider: provider, send: { [unowned self] in send($0) }, contentRests: { [unowned self] in reportMoved() })
    private lazy var texts = AccessibilityTextChanges { [unowned self] in send($0) }
    /// The number of the object that had the focus last.
    private var focused: HostAccessibleID?
    private var isFocusAwaited = false
    /// The lists whose rows have changed, and the scroll views that have moved, since the last frame.
    private var changedLists: [Weak] = []
    private var moved: [Weak] = []
    private var hasMoved = false

    private struct Weak { weak var view: UIView? }

    init(provider: AccessibilityProvider) { self.provider = provider }

    private func send(_ event: HostAccessibilityEvent) { provider.run?.host.accessibility?.post(event) }

    func forget() {
        comparison.forget()
        texts.forget()
        (focused, changedLists, moved) = (nil, [], [])
    }

    // MARK: Focus

    /// Waits for the end of the turn, because focus often moves in several steps.
    func focusMayHaveMoved() {
        guard !isFocusAwaited else { return }
        isFocusAwaited = true
        RunLoopTurn.atEnd { [weak self] in
            self?.isFocusAwaited = false
            if AccessibilityProvider.listening === self { self?.reportFocus() }
        }
    }

    private func reportFocus() {
        let object = AccessibleFocus(provider).object
        texts.follow(object)
        guard let node = AccessibleFocus(provider).node, node.id != focused else {
            if object == nil { focused = nil }
            return
        }
        focused = node.id
        provider.assistance.moveFocus(to: object)
        send(.focused(node))
        if node.id.part != nil, let list = node.parent { send(.activeDescendantChanged(list, child: node)) }
    }

    // MARK: Texts

    func textMayHaveChanged(in view: UIView) { texts.compare(view, provider) }

    // MARK: Lists

    func rowsDidChange(in list: UIView) { add(list, to: \.changedLists) }

    func rowSelectionDidChange(_ cell: UIView, in list: UIView, isSelected: Bool) {
        guard provider.isAttached(list) else { return }
        if let node = (list as? any AccessibleNodeMaking)?.accessiblePart(of: cell, in: provider) {
            send(.stateChanged(node, .selected, isSelected))
        }
        send(.selectionChanged(provider.node(for: list)))
    }

    func contentDidMove(in view: UIView) {
        hasMoved = true
        add(view, to: \.moved)
    }

    private func add(_ view: UIView, to list: ReferenceWritableKeyPath<AccessibilityEvents, [Weak]>) {
        if !self[keyPath: list].contains(where: { $0.view === view }) { self[keyPath: list].append(Weak(view: view)) }
    }

    // MARK: Objects and frames

    /// Notes what a node says that an assistive technology has asked for.
    func note(_ node: any HostAccessibleNode) { comparison.note(node) }

    func stateMayHaveChanged(of view: UIView) { comparison.compareSoon() }

    /// Called after each frame.
    func frameDidEnd() {
        let lists = changedLists.compactMap(\.view)
        changedLists = []
        for list in lists where provider.isAttached(list) { send(.childrenInvalidated(provider.node(for: list))) }
        comparison.frameDidEnd(hasMoved: hasMoved)
        hasMoved = false
    }

    private func reportMoved() {
        let views = moved.compactMap(\.view)
        moved = []
        for view in views where provider.isAttached(view) && view.accessibilityKind.isContainer {
            send(.visibleDataChanged(provider.node(for: view)))
        }
        if let node = AccessibleFocus(provider).node, !views.isEmpty { send(.boundsChanged(node)) }
    }

    // MARK: Windows

    func windowDidActivate(_ scene: UIWindowScene, _ isActive: Bool) {
        send(.windowActivated(provider.window(of: scene), isActive))
        if isActive { focusMayHaveMoved() }
    }

    func windowDidOpen(_ scene: UIWindowScene) { send(.windowOpened(provider.window(of: scene))) }

    func windowDidClose(_ scene: UIWindowScene) {
        guard let number = provider.identities.knownNumber(of: scene) else { return }
        send(.windowClosed(HostAccessibleID(object: number)))
    }

    // MARK: Posts of the application

    func posted(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        guard let scene = provider.scenes.front?.scene else { return }
        let window = provider.window(of: scene)
        if let text = (argument as? NSAttributedString)?.string ?? argument as? String, !text.isEmpty {
            send(.announcement(window, text, isUrgent(argument) ? .assertive : .polite))
        }
        switch notification {
        case .screenChanged: send(.childrenInvalidated(window))
        case .layoutChanged: comparison.compareSoon()
        case .pageScrolled: reportMoved()
        default: break
        }
    }

    /// Whether an announcement has the high priority of iOS 17.
    private func isUrgent(_ argument: Any?) -> Bool {
        guard let text = argument as? NSAttributedString, text.length > 0 else { return false }
        let key = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
        guard let priority = text.attribute(key, at: 0, effectiveRange: nil) else { return false }
        return "\(priority)".lowercased().contains("high")
    }
}
