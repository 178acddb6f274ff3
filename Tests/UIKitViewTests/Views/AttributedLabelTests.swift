import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct AttributedLabelTests {
    private func label(_ text: NSAttributedString, _ width: CGFloat = 200, _ height: CGFloat = 100) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.backgroundColor = .white
        label.numberOfLines = 0
        label.attributedText = text
        return label
    }

    private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    private func paragraphs(_ parts: (String, NSParagraphStyle)...) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (index, (string, style)) in parts.enumerated() {
            let end = index == parts.count - 1 ? "" : "\n"
            text.append(NSAttributedString(string: string + end, attributes: [.paragraphStyle: style]))
        }
        return text
    }

    /// Columns of a picture in which something dark was painted, between two rows.
    private func inked(_ picture: Picture, rows: Range<Int>, width: Int = 200) -> [Int] {
        (0..<width).filter { x in rows.contains { picture.color(x, $0).reduce(0, +) < 500 } }
    }

    @Test func eachParagraphHasItsOwnStyle() throws {
        let text = paragraphs(
            ("left", style { $0.alignment = .left }), ("right", style { $0.alignment = .right }),
            ("middle", style { $0.alignment = .center }))
        let label = label(text, 200, 60)
        label.sizeToFit()
        label.frame.size.width = 200
        let picture = Picture(of: label)
        let line = Int(label.bounds.height / 3)
        let (first, second, third) = (
            inked(picture, rows: 0..<line), inked(picture, rows: line..<2 * line),
            inked(picture, rows: 2 * line + 4..<3 * line)
        )
        #expect(try #require(first.last) < 60)
        #expect(try #require(second.first) > 140)
        #expect(try #require(third.first) > 60 && third.last! < 140)
    }

    @Test func spacingIsThatOfTheParagraphsItStandsBetween() {
        let plain = style { _ in }
        let base = label(paragraphs(("a", plain), ("b", plain))).sizeThatFits(CGSize(width: 200, height: 0)).height
        let after = style { $0.paragraphSpacing = 10 }
        let before = style { $0.paragraphSpacingBefore = 6 }
        #expect(
            label(paragraphs(("a", after), ("b", before))).sizeThatFits(CGSize(width: 200, height: 0)).height
                == base + 16)
        // Nothing before the first, nothing after the last.
        #expect(
            label(paragraphs(("a", before), ("b", after))).sizeThatFits(CGSize(width: 200, height: 0)).height == base)
    }

    @Test func lineHeightsAreThoseOfTheParagraph() {
        let plain = style { _ in }
        let high = style { $0.minimumLineHeight = 40 }
        let one = label(paragraphs(("a", plain))).sizeThatFits(CGSize(width: 200, height: 0)).height
        let both = label(paragraphs(("a", plain), ("b", high))).sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(isClose(both, one + 40))
    }

    @Test func centeredTextStandsBetweenItsIndents() throws {
        let text = paragraphs(
            (
                "mm",
                style {
                    $0.alignment = .center
                    $0.firstLineHeadIndent = 100
                    $0.headIndent = 100
                }
            ))
        let columns = inked(Picture(of: label(text, 200, 30)), rows: 0..<30)
        let middle = (try #require(columns.first) + columns.last!) / 2
        #expect(abs(middle - 150) <= 1)
    }

    @Test func settingTheAlignmentLaterKeepsTheOtherValuesOfEveryParagraph() throws {
        let label = label(paragraphs(("a", style { $0.lineSpacing = 3 }), ("b", style { $0.lineSpacing = 7 })))
        label.textAlignment = .right
        let text = try #require(label.attributedText)
        let first = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        let second = text.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSParagraphStyle
        #expect(first?.alignment == .right && first?.lineSpacing == 3)
        #expect(second?.alignment == .right && second?.lineSpacing == 7)
    }

    @Test func tabsLeadToTheirStops() throws {
        let tabs = style {
            $0.tabStops = [
                NSTextTab(textAlignment: .left, location: 60), NSTextTab(textAlignment: .right, location: 180),
            ]
        }
        let columns = inked(Picture(of: label(paragraphs(("i\ti\ti", tabs)), 200, 30)), rows: 0..<30)
        #expect(try #require(columns.first) < 8)
        #expect(columns.contains { (60...66).contains($0) })
        #expect(try #require(columns.last) <= 180 && columns.last! > 172)
    }

    @Test func defaultTabsAre28PointsApart() {
        let style = NSParagraphStyle()
        #expect(style.tabStops.count == 12)
        #expect(style.tabStops[1].location == 56 && style.tabStops[1].alignment == .left)
        #expect(style.defaultTabInterval == 0)
    }

    @Test func anAttachmentStandsInTheLineLikeACharacter() {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        let text = NSMutableAttributedString(
            attributedString: NSAttributedString(attachment: NSTextAttachment(image: square)))
        text.append(NSAttributedString(string: " x"))
        let label = label(text)
        let size = label.sizeThatFits(CGSize(width: 200, height: 0))
        // 30 above the baseline and the font's descent below.
        #expect(isClose(size.height, 30 + 17 * 494 / 2048))
        #expect(size.width > 38)
        label.frame = CGRect(origin: .zero, size: size)
        let picture = Picture(of: label)
        #expect(picture.color(2, 2) == [255, 0, 0] && picture.color(28, 28) == [255, 0, 0])
        #expect(picture.color(32, 5) == [255, 255, 255])
    }

    @Test func theBoundsOfAnAttachmentMoveAndScaleIt() {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        let attachment = NSTextAttachment(image: square.withRenderingMode(.alwaysTemplate))
        attachment.bounds = CGRect(x: 0, y: -4, width: 10, height: 10)
        let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
        text.addAttributes([.foregroundColor: UIColor.blue], range: NSRange(location: 0, length: 1))
        let label = label(text)
        label.sizeToFit()
        let baseline = Int(17.0 * 1950 / 2048)
        let picture = Picture(of: label)
        #expect(picture.color(5, baseline + 1) == [0, 0, 255] && picture.color(5, baseline - 4) == [0, 0, 255])
        #expect(picture.color(5, baseline - 9) == [255, 255, 255])
    }

    @Test func textHasAShadow() {
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.red
        shadow.shadowOffset = CGSize(width: 60, height: 0)
        let text = NSAttributedString(string: "ll", attributes: [.shadow: shadow, .foregroundColor: UIColor.blue])
        let picture = Picture(of: label(text, 200, 30))
        func has(_ part: Int, _ columns: Range<Int>) -> Bool {
            columns.contains { x in
                (0..<30).contains { y in
                    let color = picture.color(x, y)
                    return color[part] > color[2 - part] + 60
                }
            }
        }
        let (red, blue) = (0, 2)
        #expect(has(blue, 0..<12) && !has(red, 0..<50))
        #expect(has(red, 60..<72) && !has(blue, 50..<200))
    }

    @Test func aDottedUnderlineHasGaps() throws {
        func underlined(_ style: NSUnderlineStyle) -> Int {
            let text = NSAttributedString(
                string: "          x", attributes: [.underlineStyle: style.rawValue, .foregroundColor: UIColor.black])
            let picture = Picture(of: label(text, 200, 30), scale: 2)
            return (0..<60).filter { x in (0..<60).contains { picture.color(x, $0).reduce(0, +) < 300 } }.count
        }
        let (solid, dotted) = (underlined(.single), underlined([.single, .patternDot]))
        #expect(solid > 55 && dotted > 20 && dotted < 45)
    }

    @Test func measuringAndTheLabelAgree() {
        let text = paragraphs(
            ("A first paragraph that wraps in the middle of it", style { $0.paragraphSpacing = 8 }),
            ("and a second one with a higher line", style { $0.lineHeightMultiple = 1.5 }))
        let full = NSMutableAttributedString(attributedString: text)
        full.addAttributes([.font: UIFont.systemFont(ofSize: 17)], range: NSRange(location: 0, length: full.length))
        let measured = full.boundingRect(
            with: CGSize(width: 200, height: 0), options: .usesLineFragmentOrigin, context: nil)
        let fitting = label(full).sizeThatFits(CGSize(width: 200, height: 0))
        #expect(fitting.height >= measured.height && fitting.height < measured.height + 1)
    }

    @Test func truncationTakesTheLookOfWhatItCuts() throws {
        let text = NSMutableAttributedString(
            string: "red and then blue to the end", attributes: [.foregroundColor: UIColor.red])
        text.addAttributes([.foregroundColor: UIColor.blue, .kern: 0], range: NSRange(location: 8, length: 20))
        let label = label(text, 100, 24)
        label.numberOfLines = 1
        let picture = Picture(of: label, scale: 2)
        let dots = (170..<200).flatMap { x in (0..<48).map { picture.color(x, $0) } }.filter { $0 != [255, 255, 255] }
        #expect(!dots.isEmpty && dots.allSatisfy { $0[2] >= $0[0] })
    }
}
