import Foundation
internal import HostInterface

/// What one pasteboard holds; shared by the objects of its name.
@MainActor
final class PasteboardContents {
    private(set) var items: [[String: Any]] = []
    private(set) var changeCount = 0

    /// The general pasteboard's: its text is the clipboard's.
    private let clipboard: (any HostClipboard)?
    /// The clipboard's text as this pasteboard knows it.
    private var knownText: String?

    init(clipboard: (any HostClipboard)? = nil) {
        self.clipboard = clipboard
    }

    /// Self, brought up to what other programs have copied meanwhile.
    var current: PasteboardContents {
        if let clipboard {
            let text = clipboard.text
            if text != knownText {
                knownText = text
                set(text.map { [[PasteboardForm.text.types[0]: $0]] } ?? [])
            }
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

    /// Another program may have copied something.
    func clipboardDidChange(on pasteboard: UIPasteboard) {
        let (before, count) = (types, changeCount)
        if current.changeCount != count { announce(on: pasteboard, before: before) }
    }

    private func set(_ newItems: [[String: Any]]) {
        items = newItems
        changeCount += 1
    }

    private var types: Set<String> { Set(items.first?.keys.map { $0 } ?? []) }

    /// What programs that take text get: the text of every item that has any, else its URL.
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
