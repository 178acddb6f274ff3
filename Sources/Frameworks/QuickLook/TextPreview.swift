import UIKit
import UniformTypeIdentifiers

/// Shows a plain text, HTML or RTF.
@MainActor
final class TextPreview: UITextView, UITextViewDelegate {
    private var mayOpen: (URL) -> Bool = { _ in true }

    /// Nil if the file cannot be read as text.
    convenience init?(_ file: URL, mayOpen: @escaping (URL) -> Bool) {
        guard let text = Self.text(of: file) else { return nil }
        self.init(frame: .zero, textContainer: nil)
        self.mayOpen = mayOpen
        isEditable = false
        attributedText = text
        textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        delegate = self
    }

    private static func text(of file: URL) -> NSAttributedString? {
        let type = UTType(filenameExtension: file.pathExtension)
        if type?.conforms(to: .html) == true || type?.conforms(to: .rtf) == true {
            return try? NSAttributedString(url: file, options: [:], documentAttributes: nil)
        }
        guard let data = try? Data(contentsOf: file) else { return nil }
        let string = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
        return string.map {
            NSAttributedString(
                string: $0,
                attributes: [
                    .font: UIFont.monospacedSystemFont(ofSize: 13, weight: .regular), .foregroundColor: UIColor.label,
                ])
        }
    }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        mayOpen(URL)
    }
}
