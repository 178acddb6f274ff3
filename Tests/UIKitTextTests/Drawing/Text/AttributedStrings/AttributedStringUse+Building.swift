import UIKit

extension AttributedStringUse {
    /// Strings made of parts.
    static let building = [
        AttributedStringUse("two words in two colors", "red(color=red)| |blue(color=blue)") {
            let text = NSMutableAttributedString(string: "red blue")
            text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
            text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 4, length: 4))
            return text
        },
        AttributedStringUse("neighbours in two colors", "red(color=red)|blue(color=blue)") {
            let text = NSMutableAttributedString(string: "redblue")
            text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
            text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 3, length: 4))
            return text
        },
        AttributedStringUse("appended parts", "red(color=red)|green(color=green)|blue(color=blue)") {
            let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
            text.append(NSAttributedString(string: "green", attributes: [.foregroundColor: UIColor.green]))
            text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
            return text
        },
        AttributedStringUse("appended parts of one color", "redred(color=red)") {
            let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
            text.append(NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red]))
            return text
        },
        AttributedStringUse("an icon before a title", "\u{FFFC}(attachment=yes)| title(font=17)") {
            let attachment = NSTextAttachment()
            attachment.image = UIImage(systemName: "star")
            let text = NSMutableAttributedString(attachment: attachment)
            text.append(NSAttributedString(string: " title", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
            return text
        },
        AttributedStringUse("two icons", "\u{FFFC}(attachment=yes)|\u{FFFC}(attachment=yes)") {
            let text = NSMutableAttributedString(attachment: NSTextAttachment(image: UIImage(systemName: "star")!))
            text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage(systemName: "heart")!)))
            return text
        },
        AttributedStringUse("a title over a body", "Title\n(color=black,font=28)|Body(color=black,font=15)") {
            let text = NSMutableAttributedString(string: "")
            let title: [NSAttributedString.Key: Any] = [
                .font: UIFont.boldSystemFont(ofSize: 28), .foregroundColor: UIColor.black,
            ]
            text.append(NSAttributedString(string: "Title\n", attributes: title))
            text.append(
                NSAttributedString(
                    string: "Body",
                    attributes: title.merging([.font: UIFont.systemFont(ofSize: 15)]) { _, new in new }))
            return text
        },
        AttributedStringUse("joined parts", "a(color=red)|, |b(color=blue)|, |c(color=green)") {
            let parts = zip(["a", "b", "c"], [UIColor.red, .blue, .green])
                .map { NSAttributedString(string: $0, attributes: [.foregroundColor: $1]) }
            return parts.dropFirst().reduce(into: NSMutableAttributedString(attributedString: parts[0])) {
                $0.append(NSAttributedString(string: ", "))
                $0.append($1)
            }
        },
        AttributedStringUse("the letters of a rainbow", "a(color=red)|b(color=green)|c(color=blue)|d(color=red)") {
            let colors = [UIColor.red, .green, .blue]
            let text = NSMutableAttributedString(string: "abcd")
            for index in 0..<text.length {
                let range = NSRange(location: index, length: 1)
                text.addAttribute(.foregroundColor, value: colors[index % 3], range: range)
            }
            return text
        },
        AttributedStringUse("emoji between colors", "👍(color=red)|🏽(color=blue)|👨‍👩‍👧(color=green)") {
            let text = NSMutableAttributedString(string: "👍", attributes: [.foregroundColor: UIColor.red])
            text.append(NSAttributedString(string: "🏽", attributes: [.foregroundColor: UIColor.blue]))
            text.append(NSAttributedString(string: "👨‍👩‍👧", attributes: [.foregroundColor: UIColor.green]))
            return text
        },
    ]
}
