internal import HostInterface

/// The clipboard of the driving viewer's machine, as far as its page has sent it: when the viewer pastes, and when the
/// page gets the keyboard, if the browser lets it read the clipboard.
@MainActor
final class WebClipboard: HostClipboard {
    private var known: String?
    private let copy: (String) -> Void

    /// - Parameter copy: sends what the application has copied to the page.
    init(copy: @escaping @MainActor (String) -> Void) {
        self.copy = copy
    }

    var text: String? {
        get { known }
        set {
            known = newValue
            copy(newValue ?? "")
        }
    }

    /// Adopts what was copied on the viewer's machine. Returns whether it is new.
    func adopt(_ text: String) -> Bool {
        guard text != known ?? "" else { return false }
        known = text.isEmpty ? nil : text
        return true
    }
}
