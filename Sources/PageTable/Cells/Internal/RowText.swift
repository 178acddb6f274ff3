import UIKit

/// Shows a row's data as the text of its label. A text without attributes has the label's own font and color, also after
/// one with attributes, which replaces them.
@MainActor
struct RowText {
    /// The label's own look, while it shows attributes.
    private var plain: (font: UIFont?, color: UIColor?)?

    mutating func show(_ data: Any?, in label: UILabel?) {
        guard let label else { return }
        if let text = data as? NSAttributedString {
            if plain == nil { plain = (label.font, label.textColor) }
            label.attributedText = text
            return
        }
        if let look = plain {
            plain = nil
            label.attributedText = nil
            label.font = look.font
            label.textColor = look.color
        }
        label.text = data.map { "\($0)" }
    }
}
