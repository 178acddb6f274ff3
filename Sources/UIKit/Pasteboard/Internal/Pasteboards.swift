internal import HostInterface

/// The pasteboards of one run of an application, by name.
@MainActor
final class Pasteboards {
    let general: UIPasteboard
    private var named: [UIPasteboard.Name: PasteboardContents] = [:]

    /// The pasteboards of the running application. Without one they are not shared with other programs.
    static var current: Pasteboards { ofApplication() ?? withoutApplication }

    /// Set by ApplicationRun.
    static var ofApplication: () -> Pasteboards? = { nil }

    private static let withoutApplication = Pasteboards(clipboard: nil)

    init(clipboard: (any HostClipboard)?) {
        general = UIPasteboard(name: .general, contents: PasteboardContents(clipboard: clipboard))
    }

    func contents(named name: UIPasteboard.Name, create: Bool) -> PasteboardContents? {
        if name == .general { return general.contents }
        return named[name] ?? (create ? make(name) : nil)
    }

    func make(_ name: UIPasteboard.Name) -> PasteboardContents {
        let contents = PasteboardContents()
        named[name] = contents
        return contents
    }

    func remove(_ name: UIPasteboard.Name) {
        guard let contents = named.removeValue(forKey: name) else { return }
        let pasteboard = UIPasteboard(name: name, contents: contents)
        contents.replace(by: [], on: pasteboard)
        NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: pasteboard)
    }

    func clipboardDidChange() {
        general.contents.clipboardDidChange(on: general)
    }
}
