import Foundation

/// Finds the links of a text view and what else can be tapped in it, asks the delegate and opens links.
///
/// This is for text that is selectable and not editable. A long press opens a menu (``TextItemMenus``).
@MainActor
struct TextTaps {
    let view: UITextView

    /// Returns what is at a point of the view; nil for plain text.
    func part(at point: CGPoint) -> TappableText? {
        guard !view.isEditable, view.isSelectable else { return nil }
        return parts.first { part in
            view.editor.selectionRects(of: part.range).contains { $0.contains(point) }
        }
    }

    private var runs: [AttributedUnits.Run] { view.detectingLinks(view.editor.text.content).runs }

    /// Whether the user can tap anything.
    var hasParts: Bool { !view.isEditable && view.isSelectable && !parts.isEmpty }

    var hasLinks: Bool { runs.contains { $0.attributes[.link] != nil } }

    /// In order. Neighbors of one kind are one part, whatever their other attributes.
    private var parts: [TappableText] {
        var parts: [TappableText] = []
        var start = 0
        for run in runs {
            let range = start..<start + run.length
            start = range.upperBound
            guard let kind = TappableText.kind(of: run.attributes) else { continue }
            if let last = parts.last, last.kind == kind, last.range.upperBound == range.lowerBound {
                parts[parts.count - 1] = TappableText(kind: kind, range: last.range.lowerBound..<range.upperBound)
            } else {
                parts.append(TappableText(kind: kind, range: range))
            }
        }
        return parts
    }

    /// Performs what a tap does.
    func tap(_ part: TappableText) {
        let action = UIAction { _ in
            if case .link(let url) = part.kind { UIApplication.shared.open(url) }
        }
        let item = part.item
        if let delegate = view.delegate(for: TextViewDelegateMethods.primaryAction) {
            delegate.textView(view, primaryActionFor: item, defaultAction: action)?.perform(sender: view)
        } else if mayInteract(with: item) {
            action.perform(sender: view)
        }
    }

    /// Asks a delegate that does not implement ``UITextViewDelegate/textView(_:primaryActionFor:defaultAction:)``.
    func mayInteract(with item: UITextItem, _ interaction: UITextItemInteraction = .invokeDefaultAction) -> Bool {
        let range = item.range
        switch item.content {
        case .tag: return true
        case .link(let url):
            if let delegate = view.delegate(for: TextViewDelegateMethods.shouldInteractWithURL) {
                return delegate.textView(
                    view, shouldInteractWith: url, in: range, interaction: interaction)
            }
            return view.delegate(for: TextViewDelegateMethods.shouldInteractWithURLInRange)?.textView(
                view, shouldInteractWith: url, in: range) ?? true
        case .textAttachment(let attachment):
            if let delegate = view.delegate(for: TextViewDelegateMethods.shouldInteractWithAttachment) {
                return delegate.textView(
                    view, shouldInteractWith: attachment, in: range, interaction: interaction)
            }
            return view.delegate(for: TextViewDelegateMethods.shouldInteractWithAttachmentInRange)?.textView(
                view, shouldInteractWith: attachment, in: range) ?? true
        }
    }
}
