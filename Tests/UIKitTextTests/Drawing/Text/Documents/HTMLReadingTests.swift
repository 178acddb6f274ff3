import Foundation
import Testing

@testable import UIKit

/// Attributed strings read from HTML.
@MainActor @Suite(.serialized) struct HTMLReadingTests {
    private func read(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ], documentAttributes: nil)
    }

    private func attributes(_ text: NSAttributedString, of part: String) throws -> [NSAttributedString.Key: Any] {
        let range = NSString(string: text.string).range(of: part)
        try #require(range.location != NSNotFound)
        return text.attributes(at: range.location, effectiveRange: nil)
    }

    private func font(_ text: NSAttributedString, of part: String) throws -> FontDescription {
        try #require(try attributes(text, of: part)[.font] as? UIFont).fontDescription
    }

    @Test func spacesCollapseAndBlocksEndLines() throws {
        #expect(try read("  Hello \n <b> bold </b>  world ").string == "Hello bold world")
        #expect(try read("<p>One</p>\n<p>Two</p>").string == "One\nTwo\n")
        #expect(try read("text<div>block</div>after").string == "text\nblock\nafter")
        #expect(try read("<pre>a  b\n c</pre>").string == "a  b\n c\n")
        #expect(try read("<p>a<br>b</p>c<br>d").string == "a\u{2028}b\nc\nd")
        #expect(try read("").string.isEmpty)
    }

    @Test func tagsGiveFontsAndDecorations() throws {
        let text = try read("<h1>Big</h1>plain <b>bold <i>both</i></b> <u>under</u><s>struck</s><sup>up</sup>")
        #expect(try font(text, of: "Big").size == 24)
        #expect(try font(text, of: "Big").weight == 700)
        #expect(try font(text, of: "plain").size == 12)
        #expect(try font(text, of: "bold").weight == 700)
        #expect(try font(text, of: "both").isItalic)
        #expect(try font(text, of: "both").weight == 700)
        #expect(try attributes(text, of: "under")[.underlineStyle] as? Int == 1)
        #expect(try attributes(text, of: "struck")[.strikethroughStyle] as? Int == 1)
        #expect(try attributes(text, of: "up")[.baselineOffset] as? CGFloat == 4)
    }

    @Test func inlineStylesAreApplied() throws {
        let text = try read(
            """
            <span style="font-family: '-apple-system', 'HelveticaNeue'; font-size: 17; color:#ff0000">system</span>
            <p style="text-align:center; line-height: 20px">middle</p>
            <span style="font: italic bold 2em monospace; background-color: rgb(0, 255, 0)">wide</span>
            <font color="blue" size="5">old</font><span style="display:none">hidden</span>
            """)
        #expect(try font(text, of: "system") == FontDescription(size: 17))
        #expect(try attributes(text, of: "system")[.foregroundColor] as? UIColor == UIColor(hex: 0xFF0000))
        let paragraph = try #require(try attributes(text, of: "middle")[.paragraphStyle] as? NSParagraphStyle)
        #expect(paragraph.alignment == .center)
        #expect(paragraph.minimumLineHeight == 20 && paragraph.maximumLineHeight == 20)
        #expect(paragraph.paragraphSpacing == 12)
        let wide = try font(text, of: "wide")
        #expect(wide.isItalic && wide.weight == 700 && wide.size == 24)
        #expect(wide.family == FontDescription.monospacedSystemFamily)
        #expect(try attributes(text, of: "wide")[.backgroundColor] as? UIColor == UIColor(hex: 0x00FF00))
        #expect(try attributes(text, of: "old")[.foregroundColor] as? UIColor == UIColor(hex: 0x0000FF))
        #expect(try font(text, of: "old").size == 18)
        #expect(!text.string.contains("hidden"))
    }

    @Test func rulesOfAStyleElementApplyByTheirWeight() throws {
        let text = try read(
            """
            <style>
            /* all */ body { font-family: -apple-system; font-size: 16px } p.big, .other { font-size: 150% }
            .big { font-size: 10px } #one { color: red } div em { font-weight: bold }
            @media print { p { color: green } } p > b { color: #00f !important }
            </style><p class="big" id="one">para <b style="color: black">blue</b></p><div><em>strong</em></div>
            """)
        #expect(try font(text, of: "para").size == 24)
        #expect(try attributes(text, of: "para")[.foregroundColor] as? UIColor == UIColor(hex: 0xFF0000))
        #expect(try attributes(text, of: "blue")[.foregroundColor] as? UIColor == UIColor(hex: 0x0000FF))
        // The rule for bodies applies without a tag too.
        #expect(try font(text, of: "strong") == FontDescription(size: 16, weight: 700, isItalic: true))
        #expect(try font(text, of: "strong").weight == 700)
    }

    @Test func referencesAreReplaced() throws {
        #expect(
            try read("a &lt;b&gt; &amp;&nbsp;&eacute; &#8212; &#x1F600; &unknown; 1 < 2 & 3").string
                == "a <b> &\u{A0}é — 😀 &unknown; 1 < 2 & 3")
    }

    @Test func linksHaveTheirAddress() throws {
        let text = try read("See <a href=\"https://example.org/?a=1&amp;b=2\">this</a>.")
        let attributes = try attributes(text, of: "this")
        #expect(attributes[.link] as? URL == URL(string: "https://example.org/?a=1&b=2"))
        #expect(attributes[.underlineStyle] as? Int == 1)
        #expect(try self.attributes(text, of: ".")[.link] == nil)
    }

    @Test func listsHaveMarkersAndIndents() throws {
        let text = try read("<ul><li>One<li>Two<ol start=3><li>Inner</ol></ul>")
        #expect(text.string == "\t•\tOne\n\t•\tTwo\n\t3.\tInner\n")
        let one = try #require(try attributes(text, of: "One")[.paragraphStyle] as? NSParagraphStyle)
        #expect(one.headIndent == 36)
        #expect(one.textLists.map(\.markerFormat) == [.disc])
        let inner = try #require(try attributes(text, of: "Inner")[.paragraphStyle] as? NSParagraphStyle)
        #expect(inner.textLists.map(\.markerFormat) == [.disc, .decimal])
        #expect(inner.headIndent == 72)
    }

    @Test func imagesThatTheDocumentContainsBecomeAttachments() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        let data = try #require(image.pngData()).base64EncodedString()
        let text = try read("a<img src=\"data:image/png;base64,\(data)\" width=\"40\"><img src='x.png' alt='other'>")
        #expect(text.string == "a\u{FFFC}other")
        let attachment = try #require(try attributes(text, of: "\u{FFFC}")[.attachment] as? NSTextAttachment)
        #expect(attachment.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test func brokenDocumentsAreReadAsFarAsTheyCanBe() throws {
        #expect(try read("<p>open <b>bold").string == "open bold\n")
        #expect(try read("</div></p>end<").string == "end<")
        #expect(try read("<!-- comment --><!DOCTYPE html><script>if (a<b) {}</script>x<").string == "x<")
        #expect(try read("<a href=").string.isEmpty)
        #expect(try read("<style>p {").string.isEmpty)
        #expect(try read("<p style=\"color:;font-size:-3px;:;\">x</p>").string == "x\n")
    }

    @Test func theEncodingIsThatOfTheOptionsOrTheDocument() throws {
        let options = [NSAttributedString.DocumentReadingOptionKey.documentType: NSAttributedString.DocumentType.html]
        let plain = try NSAttributedString(data: Data("é".utf8), options: options, documentAttributes: nil)
        #expect(plain.string == "Ã©")
        var dictionary: NSDictionary?
        let declared = try NSMutableAttributedString(
            data: Data("<meta charset=\"utf-8\"><p>é</p>".utf8), options: options, documentAttributes: &dictionary)
        #expect(declared.string == "é\n")
        #expect(dictionary?["DocumentType"] as? String == "NSHTML")
    }
}

extension UIColor {
    fileprivate convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }
}
