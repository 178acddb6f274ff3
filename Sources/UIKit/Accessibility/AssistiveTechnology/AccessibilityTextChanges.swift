import Foundation
internal import HostInterface

/// Follows the text that has the focus, and reports what was inserted and removed, and where the caret is.
@MainActor
final class AccessibilityTextChanges {
    private let send: (HostAccessibilityEvent) -> Void
    private weak var view: UIView?
    private var string = ""
    private var caret: Int?
    private var selections: [Range<Int>] = []

    init(_ send: @escaping (HostAccessibilityEvent) -> Void) { self.send = send }

    func forget() { (view, string, caret, selections) = (nil, "", nil, []) }

    /// Called when an object got the focus.
    func follow(_ object: NSObject?) {
        guard object !== view else { return }
        forget()
        guard let owner = object as? any EditedTextOwner else { return }
        view = owner
        take(AccessibleEditedText(owner))
    }

    private func take(_ text: AccessibleEditedText) {
        (string, caret, selections) = (text.string, text.caret, text.selections)
    }

    func compare(_ changed: UIView, _ provider: AccessibilityProvider) {
        guard changed === view, let owner = changed as? any EditedTextOwner, provider.isAttached(owner) else { return }
        let (former, formerCaret, formerSelections) = (string, caret, selections)
        let text = AccessibleEditedText(owner)
        take(text)
        let node = provider.node(for: owner)
        if string != former { report(node, from: former, to: string) }
        if let caret, caret != formerCaret { send(.caretMoved(node, offset: caret)) }
        if selections != formerSelections { send(.textSelectionChanged(node)) }
    }

    /// Reports the part between the common beginning and the common end of two texts.
    private func report(_ node: any HostAccessibleNode, from former: String, to new: String) {
        let (before, after) = (Array(former.unicodeScalars), Array(new.unicodeScalars))
        let most = min(before.count, after.count)
        var start = 0
        while start < most, before[start] == after[start] { start += 1 }
        var end = 0
        while end < most - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
        func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars)
            return String(view)
        }
        let (removed, inserted) = (before[start..<before.count - end], after[start..<after.count - end])
        if !removed.isEmpty { send(.textRemoved(node, offset: start, string(removed))) }
        if !inserted.isEmpty { send(.textInserted(node, offset: start, string(inserted))) }
    }
}
