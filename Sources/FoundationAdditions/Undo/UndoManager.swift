import Foundation

/// Records operations that undo and redo changes. Foundation on Linux has no such class.
///
/// Whoever makes a change registers an operation that reverts it. ``undo()`` performs the operations of the last group,
/// and what they register meanwhile becomes the group that ``redo()`` performs. Responders get a manager from
/// `UIResponder.undoManager`.
///
/// Differs from Apple's class: operations are closures or messages with one argument, since Swift on Linux cannot
/// record invocations, and targets are weak references: the operations of a target that is gone do nothing.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private var undoStack = UndoStack()
    private var redoStack = UndoStack()
    private var activity = Activity.recording
    /// The group whose operations are performed, which is on no stack.
    private var performed: UndoGroup?
    private var disablings = 0

    private enum Activity {
        case recording, undoing, redoing
    }

    /// Changes whenever an operation is registered, performed or removed, and when client code begins or ends a group.
    /// Closing the group of an event does not change it.
    package private(set) var generation = 0

    public nonisolated override init() {
        super.init()
    }

    /// Takes the stack that operations are registered on at present.
    private func withStack<Result>(_ body: (inout UndoStack) -> Result) -> Result {
        activity == .undoing ? body(&redoStack) : body(&undoStack)
    }

    // MARK: Groups

    /// Whether all operations of one event, that is of one turn of the run loop, are a group; the default is true.
    /// Otherwise each operation is registered between ``beginUndoGrouping()`` and ``endUndoGrouping()``.
    open var groupsByEvent = true

    /// How many groups are open, that of the event included.
    open var groupingLevel: Int { withStack { $0.open.count } }

    /// Begins a group inside the open one.
    open func beginUndoGrouping() {
        generation += 1
        beginEventGroupIfNeeded()
        beginGroup()
    }

    /// Ends the innermost group. A group at the top level can be undone from now on, even if nothing is in it.
    open func endUndoGrouping() {
        guard groupingLevel > 0 else { return raise(#function, "endUndoGrouping called with no matching begin") }
        generation += 1
        endGroup()
    }

    private func beginGroup() {
        if activity == .recording { post(.NSUndoManagerCheckpoint) }
        withStack { $0.begin() }
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func endGroup() {
        if activity == .recording { post(.NSUndoManagerCheckpoint) }
        // An observer may have ended the group.
        guard let group = withStack({ $0.open.last }) else { return }
        let discardable: [AnyHashable: Any]? =
            group.isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true as NSNumber] : nil
        post(.NSUndoManagerWillCloseUndoGroup, discardable)
        withStack { $0.end(levels: levelsOfUndo) }
        post(.NSUndoManagerDidCloseUndoGroup, discardable)
    }

    private func beginEventGroupIfNeeded() {
        guard groupsByEvent, activity == .recording, undoStack.open.isEmpty else { return }
        beginGroup()
        let event = undoStack.open.first
        RunLoopTurn.atEnd { [weak self] in
            guard let self, let event, undoStack.open.first === event else { return }
            // Groups that are open inside it keep it open.
            if undoStack.open.count == 1 { endGroup() }
        }
    }

    /// How many groups at the top level are kept; older ones are dropped. 0, the default, sets no limit.
    open var levelsOfUndo = 0 {
        didSet {
            undoStack.limit(to: levelsOfUndo)
            redoStack.limit(to: levelsOfUndo)
        }
    }

    // MARK: Registering

    /// Whether operations are registered; true unless ``disableUndoRegistration()`` was called.
    open var isUndoRegistrationEnabled: Bool { disablings == 0 }

    /// Ignores operations until ``enableUndoRegistration()`` has been called as often as this method.
    open func disableUndoRegistration() { disablings += 1 }

    /// Ends the effect of one ``disableUndoRegistration()``. Raises an exception if there was none.
    open func enableUndoRegistration() {
        guard disablings > 0 else {
            return raise(#function, "enableUndoRegistration called with no matching disable")
        }
        disablings -= 1
    }

    /// Registers a message to the target, which undoing sends. The argument is retained, the target is not.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(UndoAction(target as AnyObject) { MessageSend.send(selector, to: $0, anObject) })
    }

    func register(_ action: UndoAction) {
        guard isUndoRegistrationEnabled else { return }
        beginEventGroupIfNeeded()
        guard groupingLevel > 0 else {
            return raise("_registerUndoObject:", "must begin a group before registering undo")
        }
        generation += 1
        if activity == .recording { redoStack.removeAll() }
        withStack { $0.add(action) }
    }

    /// Forgets all operations and groups, and enables registration.
    open func removeAllActions() {
        generation += 1
        disablings = 0
        undoStack.removeAll()
        redoStack.removeAll()
        performed?.entries = []
    }

    /// Forgets the operations of a target.
    open func removeAllActions(withTarget target: Any) {
        generation += 1
        let target = target as AnyObject
        undoStack.removeActions(of: target)
        redoStack.removeActions(of: target)
        performed?.removeActions(of: target)
    }

    // MARK: Undoing

    /// Whether there is something to undo. It may be in a group that is still open.
    open var canUndo: Bool { undoStack.hasActions }
    /// Whether there is something to redo: an undone group, since which nothing was registered.
    open var canRedo: Bool { redoStack.hasActions }

    /// How many groups ``undo()`` can undo one after the other.
    open var undoCount: Int { undoStack.count }
    /// How many groups ``redo()`` can redo one after the other.
    open var redoCount: Int { redoStack.count }

    /// True while operations are performed to undo a group.
    open var isUndoing: Bool { activity == .undoing }
    /// True while operations are performed to redo a group.
    open var isRedoing: Bool { activity == .redoing }

    /// Closes the group at the top level and performs its operations, the last one first. Does nothing while a group is
    /// performed. Groups inside it must have been ended.
    open func undo() {
        guard activity == .recording else { return }
        post(.NSUndoManagerCheckpoint)
        if groupingLevel == 1 { endGroup() }
        guard groupingLevel == 0 else { return raise(#function, "undo was called with too many nested undo groups") }
        undoLastGroup()
    }

    /// Performs the operations of the last group that was ended, which may be inside an open one.
    open func undoNestedGroup() {
        guard activity == .recording else { return }
        post(.NSUndoManagerCheckpoint)
        if !undoLastGroup(), groupingLevel > 0 {
            raise(#function, "undoNestedGroup called with operations after the last group")
        }
    }

    /// Returns false if the open group does not end with a group, or if there is none at the top level.
    @discardableResult
    private func undoLastGroup() -> Bool {
        guard let group = undoStack.removeLast() else { return false }
        perform(group, as: .undoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
        return true
    }

    /// Performs the operations that undoing the last group has registered.
    open func redo() {
        guard activity == .recording else { return }
        post(.NSUndoManagerCheckpoint)
        guard let group = redoStack.removeLast() else { return }
        perform(group, as: .redoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
    }

    private func perform(
        _ group: UndoGroup, as activity: Activity, _ will: Notification.Name, _ did: Notification.Name
    ) {
        generation += 1
        self.activity = activity
        post(will)
        let level = groupingLevel
        beginGroup()
        withStack { $0.open.last }?.takeDescription(of: group)
        performed = group
        while let action = group.removeLastAction() { action.perform() }
        performed = nil
        while groupingLevel > level { endGroup() }
        withStack { $0.removeLastIfEmpty() }
        self.activity = .recording
        post(did)
    }

    // MARK: Names

    /// The name of what ``undo()`` undoes, for example "Typing"; empty without a name.
    open var undoActionName: String { undoStack.last?.name ?? "" }
    /// The name of what ``redo()`` redoes, for example "Typing"; empty without a name.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// Names the group at the top level, the open one or the last one that was closed.
    open func setActionName(_ actionName: String) { withStack { $0.last }?.name = actionName }

    /// The title of a menu item that undoes, for example "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu item that redoes, for example "Redo Typing".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns "Undo" with the name behind it, or alone for an empty name, in the language of the application. Subclasses may translate it.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? SystemText.undo.string : SystemText.undoAction.string(actionName)
    }

    /// Returns "Redo" with the name behind it, or alone for an empty name, in the language of the application. Subclasses may translate it.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? SystemText.redo.string : SystemText.redoAction.string(actionName)
    }

    /// Says whether the group may be lost if a document cannot be saved. The default is false.
    open func setActionIsDiscardable(_ discardable: Bool) { withStack { $0.last }?.isDiscardable = discardable }

    /// Whether the group that is undone next may be lost; false without one.
    open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
    /// Whether the group that is redone next may be lost; false without one.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    /// Stores a value with the group that ``setActionName(_:)`` names.
    open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
        withStack { $0.last }?.userInfo[key] = info
    }

    /// Returns the value that was stored with the group that is undone next; nil if there is none.
    open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { undoStack.last?.userInfo[key] }
    /// Returns the value that was stored with the group that is redone next; nil if there is none.
    open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { redoStack.last?.userInfo[key] }

    // MARK: Telling

    private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }

    private func raise(_ method: String, _ reason: String) {
        let name = method.hasSuffix("()") ? String(method.dropLast(2)) : method
        Trestle.raise(
            .internalInconsistencyException,
            "-[\(ClassName(type(of: self))) \(name)]: \(ObjectAddress(self)) is in invalid state, \(reason)")
    }
}
