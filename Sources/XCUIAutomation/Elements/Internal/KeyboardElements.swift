import UIKit
import UIKitTestDriver

/// The keys that a device shows on its screen while a text is edited. Here they are elements without a picture: a tap
/// on one types it.
@MainActor
struct KeyboardElements {
    private let app: TestApplication
    /// The view with the text that is edited; nil if there is none.
    private let editor: UIView?

    init(_ app: TestApplication) {
        self.app = app
        editor = app.screen.shownWindows.lazy.compactMap { Self.editor(in: $0) }.first
    }

    var nodes: [ElementNode] {
        guard let editor else { return [] }
        let screen = app.screen.bounds
        let frame = screen.divided(atDistance: min(Self.height, screen.height), from: .maxYEdge).slice
        let keyboard = ElementNode(NSObject(), .keyboard, label: "", frame: frame)
        keyboard.add(Self.letters.map { letter in key(String(letter), in: frame) { app.type(String(letter)) } })
        keyboard.add([
            key("space", in: frame) { app.type(" ") },
            key("delete", in: frame) { app.press(.keyboardDeleteOrBackspace) },
        ])
        let title = Self.title(of: (editor as? any UITextInputTraits)?.returnKeyType ?? .default)
        keyboard.add([
            ElementNode(NSObject(), .button, identifier: title, label: title.lowercased(), frame: frame) { [app] in
                app.type("\n")
            }
        ])
        return [keyboard]
    }

    /// The height of the keyboard on an iPhone in portrait orientation, in points.
    private static let height: CGFloat = 291
    private static let letters = "qwertyuiopasdfghjklzxcvbnm"

    private func key(
        _ label: String, in frame: CGRect, action: @escaping @MainActor () -> Void
    ) -> ElementNode {
        ElementNode(NSObject(), .key, label: label, frame: frame, action: action)
    }

    private static func editor(in view: UIView) -> UIView? {
        if view.isFirstResponder { return view is any UIKeyInput ? view : nil }
        return view.subviews.lazy.compactMap { editor(in: $0) }.first
    }

    private static func title(of type: UIReturnKeyType) -> String {
        switch type {
        case .go: "Go"
        case .google, .yahoo, .search: "Search"
        case .join: "Join"
        case .next: "Next"
        case .route: "Route"
        case .send: "Send"
        case .done: "Done"
        case .emergencyCall: "Emergency call"
        case .continue: "Continue"
        default: "Return"
        }
    }
}
