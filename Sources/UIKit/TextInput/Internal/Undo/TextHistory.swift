/// Registers the user's changes of a text with the undo manager of its view, and performs them backwards.
///
/// What the user types in one go is undone at once. A change that continues the one before is added to it as long as
/// nothing else happened to the text, the selection or the undo manager.
@MainActor
final class TextHistory {
    private unowned let editor: any TextEditing
    /// The last registered change, which the next one may continue.
    private var last: (change: TextChange, generation: Int)?
    /// Where all changes that can be undone are registered. Reading the view's property would create a manager.
    private weak var manager: UndoManager?
    /// What the composition of the input method has changed. It is registered when the composition ends.
    private var composition: TextChange?

    init(editor: any TextEditing) {
        self.editor = editor
    }

    /// Called after the user's change of the text.
    func add(_ change: TextChange) {
        if let composition {
            composition.absorb(change)
            endComposition()
        } else if !change.isEmpty {
            register(change)
        }
    }

    /// Called after a change of the composition.
    func addComposition(_ change: TextChange) {
        if let composition { composition.absorb(change) } else { composition = change }
    }

    /// Called when the composition became ordinary text.
    func endComposition() {
        guard let change = composition else { return }
        composition = nil
        if !change.isEmpty { register(change) }
    }

    /// Called when the selection changes or editing ends. The next change is undone by itself.
    func interrupt() {
        last = nil
    }

    /// Called when code changes the text, after which the user's changes cannot be undone any more.
    func forget() {
        last = nil
        composition = nil
        manager?.removeAllActions(withTarget: self)
    }

    private func register(_ change: TextChange) {
        // Nothing that was in a secure text can be brought back.
        guard !editor.isSecure, let manager = editor.view.undoManager else { return forget() }
        if manager !== self.manager {
            forget()
            self.manager = manager
        } else if let last, last.generation == manager.generation, last.change.isContinued(by: change) {
            return last.change.absorb(change)
        }
        let before = manager.generation
        manager.registerUndo(withTarget: self) { $0.undo(change) }
        // Without this change those before it do not fit the text.
        guard manager.generation != before else { return forget() }
        if !manager.isUndoing, !manager.isRedoing { manager.setActionName(change.kind.actionName) }
        last = (change, manager.generation)
    }

    /// Puts back what the change has removed. The delegate may refuse.
    private func undo(_ change: TextChange) {
        // The delegate may release the text.
        let editor = editor
        defer { withExtendedLifetime(editor) {} }
        if let composition {
            // It is not registered yet, and lost.
            self.composition = nil
            exchange(composition)
        }
        let text = editor.text
        let version = text.version
        guard change.inserted.upperBound <= text.length,
            editor.allowsChange(of: change.inserted, to: change.removed.string), text.version == version
        else { return forget() }
        register(exchange(change))
        last = nil
        editor.textWasRestored()
    }

    /// Exchanges the inserted text of a change with the removed text, and returns the change that this is.
    @discardableResult
    private func exchange(_ change: TextChange) -> TextChange {
        let text = editor.text
        let inverse = TextChange(
            change.kind, location: change.location, removed: text.content[change.inserted],
            insertedCount: change.removed.count, before: change.after, after: change.before)
        text.replace(change.inserted, with: change.removed)
        text.select(from: change.before.anchor, to: change.before.caret)
        return inverse
    }
}

extension TextChange.Kind {
    fileprivate var actionName: String {  // unverified
        switch self {
        case .typing, .deleting: SystemText.typing.string
        case .cut: SystemText.cut.string
        case .paste: SystemText.paste.string
        case .style: SystemText.style.string
        }
    }
}
