import UIKit

extension ControlSection {
    /// Text that is typed.
    @MainActor static var text: ControlSection {
        ControlSection(
            title: "Text",
            rows: [
                ControlRow(title: "Search bar", isWide: true) { _ in
                    let bar = UISearchBar()
                    bar.placeholder = "Search"
                    bar.searchBarStyle = .minimal
                    bar.showsCancelButton = true
                    return bar
                },
                ControlRow(title: "Text view", isWide: true) { _ in
                    let view = NoteView()
                    view.backgroundColor = .tertiarySystemFill
                    view.layer.cornerRadius = 8
                    view.font = .preferredFont(forTextStyle: .body)
                    view.text =
                        "A text view scrolls what it has no room for.\n\nTap to edit, double tap a word to select it."
                    return view
                },
            ])
    }
}

/// Four lines high, whatever it says.
private final class NoteView: UITextView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 110)
    }
}
