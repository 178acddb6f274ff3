/// The moves of the focus that code has asked for, and news of lists that replaced the focused cell. They wait for the
/// end of the turn, or for the end of the move that is in progress.
@MainActor
final class FocusRequests {
    /// The number of moves that the methods called by moves may ask for, before the rest waits for the next turn.
    private static let mostInARow = 8

    /// Sound: the system owns this object.
    private unowned(unsafe) let system: UIFocusSystem
    private weak var environment: (any UIFocusEnvironment)?
    /// The cell that the focused row had before its list replaced it.
    private var replaced: Replaced?
    /// Whether the controller in front is to get the focus.
    private var isPassingOn = false
    private var isWaiting = false

    private struct Replaced {
        weak var former: (any UIFocusItem)?
    }

    private var textChange: TextChange?

    private struct TextChange {
        /// The text that is edited; nil if none is any more.
        weak var view: UIView?
    }

    private var hasWork: Bool { environment != nil || replaced != nil || textChange != nil || isPassingOn }

    init(system: UIFocusSystem) { self.system = system }

    func add(_ environment: any UIFocusEnvironment) {
        self.environment = environment
        wait()
    }

    /// Called when the view of a controller that had the focus has disappeared.
    func controllerDidDisappear() {
        isPassingOn = true
        wait()
    }

    /// A request that the focus is determined anew in an environment that contains it.
    func addReset(of environment: any UIFocusEnvironment) {
        guard let item = system.focusedItem, environment.contains(item) else { return }
        if let present = self.environment, present.contains(environment) { return }
        add(environment)
    }

    /// Performs the request of an environment that is around `environment`, or of itself.
    func perform(in environment: any UIFocusEnvironment) {
        if let present = self.environment, present.contains(environment) { perform() }
    }

    /// Called when a list has shown another cell for the focused row, or has lost the row.
    func cellWasReplaced(_ former: (any UIFocusItem)?) {
        if replaced == nil { replaced = Replaced(former: former) }
        wait()
    }

    /// Called when another responder gets the keys. A text that is edited has the focus while there is one; when its
    /// editing ends, the focus is lost.
    func textMayHaveChanged(from former: AnyObject?, to present: AnyObject?) {
        if let text = present as? any UIKeyInput, let view = text as? UIView {
            guard system.focusedItem != nil, system.focusedItem !== view else { return }
            textChange = TextChange(view: view)
            wait()
        } else if former is any UIKeyInput, let view = former as? UIView, system.focus.item === view {
            textChange = TextChange(view: nil)
            wait()
        }
    }

    private func followText() {
        guard let change = textChange else { return }
        textChange = nil
        guard let view = change.view else {
            if system.focusedItem is any UIKeyInput { system.move(to: .nothing, isForced: true) }
            return
        }
        if view.isFirstResponder { system.move(to: .item(view), isForced: true) }
    }

    private func passOn() {
        guard isPassingOn else { return }
        isPassingOn = false
        if let window = system.keyWindow { system.memory.passOn(in: window) }
    }

    func perform() {
        guard !system.focus.isUpdating else { return }
        // The calls below may close the scene.
        let system = system
        defer { withExtendedLifetime(system) {} }
        tellOfReplacement()
        followText()
        passOn()
        guard let environment else { return }
        self.environment = nil
        guard let destination = PreferredFocus().destination(in: environment) else { return }
        if isDeferred(destination) {
            if system.move(to: .nothing) { deferred = environment }
        } else if system.move(to: destination) {
            FocusReveal.show(destination)
        }
    }

    // MARK: Deferring

    /// What code has given the focus to while the item there defers it.
    private weak var deferred: (any UIFocusEnvironment)?

    private func isDeferred(_ destination: FocusDestination) -> Bool {
        let item: (any UIFocusItem)? =
            switch destination {
            case .nothing: nil
            case .item(let item): item
            case .row(let row, let list): list.host.cell(at: row)
            }
        return item !== system.focusedItem && item?.focusItemDeferralMode == .always
    }

    /// Called for a key that moves the focus: gives the focus to what it was deferred for. Returns false if there is
    /// nothing.
    func giveDeferred() -> Bool {
        guard let environment = deferred else { return false }
        deferred = nil
        guard system.focusedItem == nil, let destination = PreferredFocus().destination(in: environment),
            system.move(to: destination)
        else { return false }
        FocusReveal.show(destination)
        return true
    }

    /// Called when an item has got the focus.
    func forgetDeferred() { deferred = nil }

    private func tellOfReplacement() {
        guard let replaced else { return }
        self.replaced = nil
        // A cell that shows another row by now was not focused as that row.
        let isReused = (replaced.former as? UIView).map { $0.focusList?.host.row(of: $0) != nil } ?? false
        system.focus.isUpdating = true
        FocusUpdate(system: system, heading: [], isForced: true)
            .tell(from: isReused ? nil : replaced.former, to: system.focusedItem)
        system.focus.isUpdating = false
    }

    // MARK: Waiting

    func updateDidEnd() { if hasWork { wait() } }

    private func wait() {
        guard !isWaiting else { return }
        isWaiting = true
        RunLoopTurn.atEnd { [weak self] in self?.turnEnds() }
    }

    private func turnEnds() {
        isWaiting = false
        for _ in 0..<Self.mostInARow {
            guard hasWork else { return }
            perform()
        }
    }
}
