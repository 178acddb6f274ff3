import Foundation
internal import HostInterface

/// The contents of a pasteboard, shared by all objects with its name.
@MainActor
final class PasteboardContents {
    private(set) var items: [[String: Any]] = []
    private(set) var changeCount = 0
    /// When the items are removed; nil for never. Any change of the items makes it nil.
    var expirationDate: Date?

    /// The desktop's clipboard, for the general pasteboard only.
    private let clipboard: (any HostClipboard)?
    /// The text of the clipboard when it was last read or written.
    private var knownText: String?

    init(clipboard: (any HostClipboard)? = nil) {
        self.clipboard = clipboard
    }

    /// These contents, after removing what has expired and reading what other programs have copied.
    var current: PasteboardContents {
        if let clipboard {
            let text = clipboard.text
            if text != knownText {
                knownText = text
                set(text.map { [[PasteboardForm.text.types[0]: $0]] } ?? [])
            }
        }
        if let expirationDate, expirationDate <= Date() {
            set([])
            clipboard?.text = nil
            knownText = clipboard?.text
        }
        return self
    }

    func replace(by newItems: [[String: Any]], on pasteboard: UIPasteboard) {
        let before = types
        set(newItems)
        if let clipboard {
            clipboard.text = plainText
            knownText = clipboard.text
        }
        announce(on: pasteboard, before: before)
    }

    /// Called when another program may have copied text.
    func clipboardDidChange(on pasteboard: UIPasteboard) {
        let (before, count) = (types, changeCount)
        if current.changeCount != count { announce(on: pasteboard, before: before) }
    }

    private func set(_ newItems: [[String: Any]]) {
        items = newItems.map(PasteboardForm.withTypesOfValues)
        changeCount += 1
        expirationDate = nil
    }

    private var types: Set<String> { Set(items.first?.keys.map { $0 } ?? []) }

    /// The text for other programs: the text of each item or, if it has none, its URL.
    private var plainText: String? {
        let lines = items.compactMap { item -> String? in
            for type in PasteboardForm.text.types + PasteboardForm.url.types {
                guard let data = item[type].flatMap(PasteboardForm.data) else { continue }
                return String(decoding: data, as: UTF8.self)
            }
            return nil
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private func announce(on pasteboard: UIPasteboard, before: Set<String>) {
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: pasteboard,
            userInfo: [
                UIPasteboard.changedTypesAddedUserInfoKey: types.subtracting(before).sorted(),
                UIPasteboard.changedTypesRemovedUserInfoKey: before.subtracting(types).sorted(),
            ])
    }
}
