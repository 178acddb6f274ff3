import UIKit

extension ControlSection {
    /// Search bars with the background of their rows.
    @MainActor static var search: ControlSection {
        ControlSection(
            title: "Search bars",
            rows: [
                bar("Empty") { $0.placeholder = "Search" },
                bar("With a cancel button") {
                    $0.text = "Lisbon"
                    $0.showsCancelButton = true
                },
            ])
    }

    @MainActor
    private static func bar(_ title: String, _ setUp: @escaping @MainActor (UISearchBar) -> Void) -> ControlRow {
        ControlRow(title: title, place: .bar(margin: 8)) { _ in
            let bar = UISearchBar()
            bar.searchBarStyle = .minimal
            setUp(bar)
            return bar
        }
    }

    /// Text views.
    @MainActor static var notes: ControlSection {
        ControlSection(
            title: "Text views", footer: "Double tap a word to select it.",
            rows: [
                ControlRow(title: "To write in", place: .below) { _ in
                    let view = NoteView()
                    view.backgroundColor = .tertiarySystemFill
                    view.layer.cornerRadius = 8
                    view.font = .preferredFont(forTextStyle: .body)
                    view.adjustsFontForContentSizeCategory = true
                    view.accessibilityLabel = "Note"
                    view.text = "A text view scrolls what it has no room for.\n\nTap to edit."
                    return view
                },
                ControlRow(title: "To read", place: .below) { _ in
                    let view = UITextView()
                    view.isEditable = false
                    view.isScrollEnabled = false
                    view.backgroundColor = .clear
                    view.textContainerInset = .zero
                    view.textContainer.lineFragmentPadding = 0
                    view.attributedText = quotation
                    view.adjustsFontForContentSizeCategory = true
                    return view
                },
            ])
    }

    @MainActor
    private static var quotation: NSAttributedString {
        let text = NSMutableAttributedString(
            string: "What a piece of work is a man! how noble in reason! how infinite in faculties!\n",
            attributes: [
                .font: UIFontMetrics.default.scaledFont(for: .italicSystemFont(ofSize: 17)),
                .foregroundColor: UIColor.label,
            ])
        text.append(
            NSAttributedString(
                string: "Hamlet, act 2, scene 2",
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel,
                    .kern: 0,
                ]))
        return text
    }
}

/// A text view that is four lines high, whatever its text.
private final class NoteView: UITextView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UIFontMetrics.default.scaledValue(for: 110, compatibleWith: traitCollection))
    }
}
