@testable import UIKit

/// A random user of one text. After every step the text equals what the step means for an array of UTF-16 units, and
/// undo leads back to texts that were there before.
@MainActor
struct TypingTrial {
    private let typed: TypingTarget
    /// The text after each step since the first one that can be undone.
    private var past: [TypingModel]
    /// The place of the present text in `past`; later ones can be redone.
    private var present = 0

    private init(_ typed: TypingTarget) {
        self.typed = typed
        past = [typed.model]
    }

    /// Returns what is wrong after one of the steps; nil if nothing is.
    static func fault(_ steps: [TypingStep], _ kind: TypingTarget.Kind, in window: UIWindow) -> String? {
        UIPasteboard.general.string = "p\u{301}🇩\n"
        let typed = TypingTarget(kind)
        window.addSubview(typed.view)
        defer { typed.view.removeFromSuperview() }
        typed.view.becomeFirstResponder()
        var trial = TypingTrial(typed)
        for (index, step) in steps.enumerated() {
            if let fault = trial.fault(after: step) { return "\(index) \(step): \(fault)" }
            typed.view.layoutIfNeeded()
            RunLoopTurn.end()
        }
        return trial.faultOfUndoingEverything()
    }

    private var text: EditedText { typed.text }

    private mutating func fault(after step: TypingStep) -> String? {
        let before = typed.model
        let (selection, marked) = (text.selection, text.marked)
        let replaced = marked ?? selection
        let pasteboard = UIPasteboard.general.string ?? ""
        let (refuses, interference) = (typed.delegate.refuses, typed.delegate.interference)
        let typedPiece = step.piece.flatMap(typed.inserted)
        perform(step)
        let after = typed.model
        if after.count != text.length { return "the runs have \(after.count) units, the text \(text.length)" }
        if let fault = faultOfSelection() { return fault }

        let wasAsked = interference != nil && typed.delegate.interference == nil
        if wasAsked || (refuses && !typed.delegate.refuses) {
            return faultOfDelegate(step, before, after, set: wasAsked ? interference : nil, isRefused: refuses)
        }
        if let marked {
            let isDeleted = after == before.replacing(marked, with: TypingModel())
            if step.endsComposition(deletingIt: isDeleted) { keep(before) }
        }
        switch step {
        case .type:
            guard let typedPiece else { return fault(after, before) }
            return fault(after, before.replacing(replaced, with: typedPiece), caret: replaced.lowerBound, typedPiece)
        case .paste:
            let new = typed.pasted(pasteboard)
            if pasteboard.isEmpty { return fault(after, before) }
            return fault(after, before.replacing(replaced, with: new), caret: replaced.lowerBound, new)
        case .compose(let piece, _):
            let new =
                typed.kind == .view
                ? typed.inserted(TypingStep.pieces[piece])! : TypingModel(TypingStep.pieces[piece], size: 17)
            let isMarked = text.marked == (new.count == 0 ? nil : replaced.lowerBound..<replaced.lowerBound + new.count)
            if !isMarked { return "marked \(String(describing: text.marked))" }
            return fault(after, before.replacing(replaced, with: new))
        case .key(.keyboardReturnOrEnter, let modifiers):
            guard typed.kind == .view, step.types(modifiers) else { return fault(after, before) }
            return fault(after, before.replacing(replaced, with: after.part(replaced.lowerBound, "\n")))
        case .key(.keyboardDeleteOrBackspace, _), .key(.keyboardDeleteForward, _):
            return faultOfDeletion(step, before, after, selection)
        case .cut:
            let isCopied = selection.isEmpty || UIPasteboard.general.string == before.part(selection).string
            return isCopied ? fault(after, before.replacing(selection, with: TypingModel())) : "not copied"
        case .copy, .key, .endEditing, .refuse, .interfere:
            if step == .endEditing, typed.kind == .field { reset(to: after) }
            // A selection made in code may end inside a character, where an arrow key leaves the caret.
            if case .key = step, selection.isEmpty, !isBetweenCharacters(text.caret) {
                return "the caret is at \(text.caret) in \(text.string.unicodeScalars.map { $0.value })"
            }
            return fault(after, before)
        case .select(let location, let length):
            let lower = min(location, before.count)
            if text.selection != lower..<min(location + length, before.count) { return "selected \(text.selection)" }
            return fault(after, before)
        case .set(let piece):
            reset(to: after)
            return after.string == TypingStep.pieces[piece] ? nil : "the text is \(after.string)"
        case .undo, .redo:
            return faultOfUndo(step, before, after)
        }
    }

    private func perform(_ step: TypingStep) {
        switch step {
        case .type(let piece): typed.insert(TypingStep.pieces[piece])
        case .key(let key, let modifiers): typed.press(key, TypingStep.modifiers[Int(modifiers)])
        case .select(let location, let length): typed.editor.select(location..<location + length)
        case .compose(let piece, let selected):
            let count = TypingStep.pieces[piece].utf16.count
            typed.compose(TypingStep.pieces[piece], selected: min(selected, count)..<count)
        case .undo: typed.press(.keyboardZ, .control)
        case .redo: typed.press(.keyboardZ, [.command, .shift])
        case .cut: typed.editor.cutSelection()
        case .copy: typed.editor.copySelection()
        case .paste: typed.editor.paste()
        case .set(let piece): typed.set(TypingStep.pieces[piece])
        case .endEditing:
            typed.view.resignFirstResponder()
            typed.view.becomeFirstResponder()
        case .refuse: typed.delegate.refuses = true
        case .interfere(let piece): typed.delegate.interference = TypingStep.pieces[piece]
        }
    }

    // MARK: Checks

    private func isBetweenCharacters(_ offset: Int) -> Bool {
        var boundary = 0
        for character in text.string where boundary < offset {
            // Pango has a caret before this Thai vowel, too.
            let isJoined = character.unicodeScalars.contains("\u{E33}")
            if isJoined, (boundary...boundary + character.utf16.count).contains(offset) { return true }
            boundary += character.utf16.count
        }
        return boundary == offset
    }

    private func faultOfSelection() -> String? {
        let (selection, count) = (text.selection, text.length)
        guard selection.lowerBound >= 0, selection.upperBound <= count else {
            return "selected \(selection) of \(count)"
        }
        if let marked = text.marked, marked.isEmpty || marked.upperBound > count {
            return "marked \(marked) of \(count)"
        }
        return nil
    }

    private mutating func fault(
        _ after: TypingModel, _ expected: TypingModel, caret: Int, _ new: TypingModel
    ) -> String? {
        let caret = caret + new.count
        if text.selection != caret..<caret { return "the caret is at \(text.selection) instead of \(caret)" }
        return fault(after, expected)
    }

    private mutating func fault(_ after: TypingModel, _ expected: TypingModel) -> String? {
        guard after == expected else { return "the text is \(after), not \(expected)" }
        // A composition is a change when it ends, if the text is another one then.
        if text.marked == nil { keep(after) }
        return nil
    }

    /// Notes a text that undo may lead back to.
    private mutating func keep(_ model: TypingModel) {
        guard model != past[present] else { return }
        past.removeSubrange((present + 1)...)
        past.append(model)
        present += 1
    }

    /// Deleting removes the selection, or units next to the caret.
    private mutating func faultOfDeletion(
        _ step: TypingStep, _ before: TypingModel, _ after: TypingModel, _ selection: Range<Int>
    ) -> String? {
        guard case .key(let key, let modifiers) = step else { return nil }
        if key == .keyboardDeleteOrBackspace, TypingStep.modifiers[Int(modifiers)] == .command {
            return fault(after, before)
        }
        guard selection.isEmpty else {
            return fault(
                after, before.replacing(selection, with: TypingModel()), caret: selection.lowerBound, TypingModel())
        }
        let caret = selection.lowerBound
        let count = before.count - after.count
        let isBackward = key == .keyboardDeleteOrBackspace
        let room = isBackward ? caret : before.count - caret
        guard count > 0 || room == 0, count <= room else { return "\(count) units of \(room) were deleted" }
        let range = isBackward ? caret - count..<caret : caret..<caret + count
        return fault(
            after, before.replacing(range, with: TypingModel()), caret: range.lowerBound, TypingModel())
    }

    private mutating func faultOfUndo(_ step: TypingStep, _ before: TypingModel, _ after: TypingModel) -> String? {
        // A composition ends first, and is a change of its own.
        keep(before)
        guard after != before else { return nil }
        let found = step == .undo ? past[..<present].lastIndex(of: after) : past[(present + 1)...].firstIndex(of: after)
        guard let found else { return "\(after) was not there \(step == .undo ? "before" : "after")" }
        present = found
        return nil
    }

    private mutating func faultOfDelegate(
        _ step: TypingStep, _ before: TypingModel, _ after: TypingModel, set: String?, isRefused: Bool
    ) -> String? {
        switch step {
        case .undo, .redo:
            reset(to: after)
            let expected = set ?? before.string
            return after.string == expected ? nil : "the text is \(after.string), not \(expected)"
        default:
            guard let set else { return fault(after, before) }
            let base = after.part(0..<min(after.count, set.utf16.count))
            guard base.string == set else { return "the text is \(after.string), not \(set) and more" }
            reset(to: base)
            let inserted = isRefused ? "" : typed.pasted(step.insertion(kind: typed.kind)).string
            if after.string != set + inserted { return "the text is \(after.string), not \(set)\(inserted)" }
            return fault(after, after)
        }
    }

    private mutating func reset(to model: TypingModel) {
        past = [model]
        present = 0
    }

    private func faultOfUndoingEverything() -> String? {
        typed.delegate.refuses = false
        typed.delegate.interference = nil
        typed.editor.select(0..<0)
        guard let manager = typed.view.undoManager else { return "no undo manager" }
        let last = typed.model
        let couldRedo = manager.canRedo
        for _ in 0..<past.count + 1 where manager.canUndo { manager.undo() }
        guard typed.model == past[0] else { return "undone to \(typed.model), not to \(past[0])" }
        while manager.canRedo { manager.redo() }
        return couldRedo || typed.model == last ? nil : "redone to \(typed.model), not to \(last)"
    }
}

extension TypingStep {
    /// Whether a composition becomes ordinary text before the step does something else.
    fileprivate func endsComposition(deletingIt: Bool) -> Bool {
        switch self {
        case .type, .compose, .paste, .copy, .refuse, .interfere, .set: false
        case .cut, .key(.keyboardDeleteForward, _), .key(.keyboardDeleteOrBackspace, _): !deletingIt
        case .key(.keyboardReturnOrEnter, _): false
        case .key, .select, .undo, .redo, .endEditing: true
        }
    }

    /// Whether a key with these modifiers types or deletes.
    fileprivate func types(_ modifiers: UInt8) -> Bool {
        Self.modifiers[Int(modifiers)].isDisjoint(with: [.command, .control])
    }

    /// What the step types; nil for other steps.
    fileprivate var piece: String? {
        guard case .type(let piece) = self else { return nil }
        return Self.pieces[piece]
    }

    /// What the step inserts if a delegate lets it.
    @MainActor fileprivate func insertion(kind: TypingTarget.Kind) -> String {
        switch self {
        case .type(let piece): Self.pieces[piece]
        case .paste: UIPasteboard.general.string ?? ""
        case .key(.keyboardReturnOrEnter, let modifiers) where kind == .view && types(modifiers): "\n"
        default: ""
        }
    }
}

extension TypingModel {
    fileprivate func part(_ range: Range<Int>) -> TypingModel {
        var part = TypingModel()
        part.units = Array(units[range])
        return part
    }

    /// Returns the string with the font sizes that are at the offset.
    fileprivate func part(_ offset: Int, _ string: String) -> TypingModel {
        let end = min(offset + string.utf16.count, count)
        return offset < end ? TypingModel(string, size: units[offset].size) : TypingModel(string, size: 0)
    }
}
