import UIKit

/// One label with four paragraphs, each in its own style.
final class StyledTextCell: CardCell {
    private let label = UILabel()

    override init() {
        super.init()
        label.numberOfLines = 0
        label.attributedText = Self.makeText()
        label.adjustsFontForContentSizeCategory = true
        contentView.addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(label, at: contentRect)
    }

    override func contentHeight(width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)).height
    }

    private static func scaled(_ font: UIFont) -> UIFont {
        UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: font)
    }

    private static func makeText() -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        text.append(
            NSAttributedString(
                string: "PARAGRAPHS",
                attributes: [
                    .font: scaled(.systemFont(ofSize: 13, weight: .bold)), .kern: 3,
                    .foregroundColor: UIColor.systemPurple, .paragraphStyle: style { $0.alignment = .center },
                ]))
        text.append(NSAttributedString(string: "\n"))
        let body: [NSAttributedString.Key: Any] = [
            .font: scaled(.systemFont(ofSize: 15)), .foregroundColor: UIColor.label,
            .paragraphStyle: style {
                $0.lineHeightMultiple = 1.15
                $0.paragraphSpacingBefore = 6
                $0.firstLineHeadIndent = 14
            },
        ]
        text.append(NSAttributedString(string: "Lines of this one are a little higher, and ", attributes: body))
        text.append(
            NSAttributedString(
                string: "some words",
                attributes: body.merging(
                    [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.35)], uniquingKeysWith: { $1 })))
        text.append(NSAttributedString(string: " have a color behind them ", attributes: body))
        let dot = NSTextAttachment()
        dot.image = Dot.image(.systemPink)
        dot.bounds = CGRect(x: 0, y: -2, width: 14, height: 14)
        text.append(NSAttributedString(attachment: dot))
        text.append(NSAttributedString(string: " or a picture between them.", attributes: body))
        text.append(NSAttributedString(string: "\n"))
        text.append(
            NSAttributedString(
                string: "•\tA hanging indent, by a tab stop and a head indent, keeps lists straight.",
                attributes: [
                    .font: scaled(.systemFont(ofSize: 15)), .foregroundColor: UIColor.secondaryLabel,
                    .paragraphStyle: style {
                        $0.headIndent = 18
                        $0.tabStops = [NSTextTab(textAlignment: .natural, location: 18, options: [:])]
                        $0.paragraphSpacingBefore = 6
                    },
                ]))
        text.append(NSAttributedString(string: "\n"))
        text.append(priceLine)
        return text
    }

    private static var priceLine: NSAttributedString {
        let right = style {
            $0.tabStops = [NSTextTab(textAlignment: .right, location: 300, options: [:])]
            $0.paragraphSpacingBefore = 6
        }
        let plain: [NSAttributedString.Key: Any] = [
            .font: scaled(.systemFont(ofSize: 15, weight: .semibold)), .foregroundColor: UIColor.label,
            .paragraphStyle: right,
        ]
        let line = NSMutableAttributedString(string: "")
        line.append(
            NSAttributedString(
                string: "Underlined",
                attributes: plain.merging(
                    [
                        .underlineStyle: NSUnderlineStyle([.single, .patternDot]).rawValue,
                        .underlineColor: UIColor.systemPink,
                    ], uniquingKeysWith: { $1 })))
        line.append(NSAttributedString(string: "\t", attributes: plain))
        line.append(
            NSAttributedString(
                string: "$24",
                attributes: plain.merging(
                    [
                        .strikethroughStyle: NSUnderlineStyle.single.rawValue,
                        .foregroundColor: UIColor.tertiaryLabel,
                    ], uniquingKeysWith: { $1 })))
        line.append(
            NSAttributedString(
                string: " $19",
                attributes: plain.merging([.foregroundColor: UIColor.systemGreen], uniquingKeysWith: { $1 })))
        return line
    }

    private static func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }
}
