import Foundation
import Testing

@testable import UIKit

/// Attributed strings as documents of text, RTF and HTML.
@MainActor @Suite(.serialized) struct TextDocumentTests {
    private func written(
        _ text: NSAttributedString, as type: NSAttributedString.DocumentType
    ) throws -> NSAttributedString {
        let data = try text.data(
            from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
        return try NSAttributedString(data: data, options: [:], documentAttributes: nil)
    }

    private var sample: NSMutableAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.paragraphSpacing = 5
        let text = NSMutableAttributedString(
            string: "Plain ünd — 😀 {\\}\n", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        text.append(
            NSAttributedString(
                string: "bold",
                attributes: [.font: UIFont.systemFont(ofSize: 20, weight: .bold), .paragraphStyle: style]))
        text.append(
            NSAttributedString(
                string: " link <&>",
                attributes: [
                    .font: UIFont.italicSystemFont(ofSize: 20), .link: URL(string: "https://example.org/a?b&c") as Any,
                    .foregroundColor: UIColor.red, .underlineStyle: 1, .paragraphStyle: style,
                ]))
        text.append(NSAttributedString(string: "\n", attributes: [.paragraphStyle: style]))
        return text
    }

    @Test(arguments: [NSAttributedString.DocumentType.html, .rtf])
    func whatIsWrittenIsReadAgain(_ type: NSAttributedString.DocumentType) throws {
        let text = try written(sample, as: type)
        #expect(text.string == sample.string)
        let start = try #require(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
        #expect(start.fontDescription == FontDescription(size: 17))
        let style = try #require(text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
        #expect(style.alignment == .center && style.paragraphSpacing == 5)
        let bold = NSString(string: text.string).range(of: "bold").location
        #expect((text.attribute(.font, at: bold, effectiveRange: nil) as? UIFont)?.fontDescription.weight == 700)
        let link = text.attributes(at: bold + 6, effectiveRange: nil)
        #expect(link[.link] as? URL == URL(string: "https://example.org/a?b&c"))
        #expect((link[.font] as? UIFont)?.fontDescription.isItalic == true)
        #expect(link[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) || type == .html)
        #expect(link[.underlineStyle] as? Int == 1)
    }

    @Test func listsAreWrittenAsElements() throws {
        let html = "<ul><li>One</li><li>Two</li></ul><p>End</p>"
        let text = try NSAttributedString(
            data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        #expect(String(decoding: data, as: UTF8.self).contains("<ul>\n<li "))
        #expect(try written(text, as: .html).string == text.string)
    }

    @Test func richTextIsRead() throws {
        let rtf = #"""
            {\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fswiss Helvetica;}{\f1\fmodern Courier;}}
            {\colortbl;\red255\green0\blue0;}{\*\unknown secret}
            \pard\qr\fs36 Caf\'e9 \b b{\i\cf1 both}\b0  \u8364?\line {\field{\*\fldinst HYPERLINK "https://a.org"}{\fldrslt go}}\par
            \pard \f1\ul typed\ulnone \emdash }
            """#
        let text = try NSAttributedString(data: Data(rtf.utf8), options: [:], documentAttributes: nil)
        #expect(text.string == "Café bboth €\u{2028}go\ntyped—")
        let first = text.attributes(at: 0, effectiveRange: nil)
        #expect((first[.font] as? UIFont)?.pointSize == 18)
        #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
        let both = text.attributes(at: 7, effectiveRange: nil)
        #expect((both[.font] as? UIFont)?.fontDescription.isItalic == true)
        #expect((both[.font] as? UIFont)?.fontDescription.weight == 700)
        #expect(both[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let link = NSString(string: text.string).range(of: "go").location
        #expect(text.attribute(.link, at: link, effectiveRange: nil) as? URL == URL(string: "https://a.org"))
        #expect(text.attribute(.link, at: link + 3, effectiveRange: nil) == nil)
    }

    @Test func dataOfAnotherTypeAreRefused() {
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: Data("plain".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
                documentAttributes: nil)
        }
        let text = NSAttributedString(string: "ü€")
        #expect(throws: CocoaError.self) { try text.data(from: NSRange(location: 0, length: 2)) }
        #expect(throws: CocoaError.self) {
            try text.data(
                from: NSRange(location: 0, length: 2),
                documentAttributes: [
                    .documentType: NSAttributedString.DocumentType.plain,
                    .characterEncoding: String.Encoding.ascii.rawValue,
                ])
        }
    }

    @Test func plainTextHasTheDefaultAttributes() throws {
        let attributes: [NSAttributedString.Key: Any] = [.kern: CGFloat(2)]
        let text = try NSAttributedString(
            data: Data("a\u{E9}".utf8), options: [.defaultAttributes: attributes], documentAttributes: nil)
        #expect(text.string == "aé")
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
    }

    @Test func markersOfTextListsCount() {
        let list = NSTextList(markerFormat: NSTextList.MarkerFormat("({upper-roman})"), options: 0)
        #expect(list.marker(forItemNumber: 14) == "(XIV)")
        #expect(list.isOrdered)
        #expect(NSTextList(markerFormat: .lowercaseAlpha, startingItemNumber: 1).marker(forItemNumber: 28) == "ab")
        #expect(NSTextList(markerFormat: .disc, startingItemNumber: 1).marker(forItemNumber: 3) == "•")
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
    }
}
