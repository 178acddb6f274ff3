import Foundation
import Testing

@testable import UIKit

/// Attachments with data, and those that choose their size.
@MainActor @Suite(.serialized) struct TextAttachmentTests {
    private var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
    }

    @Test func contentsAreShownAsAnImage() throws {
        let data = try #require(image.pngData())
        let attachment = NSTextAttachment(data: data, ofType: "public.png")
        let scale = UIScreen.main.scale
        let size = NSAttributedString(attachment: attachment).size()
        #expect(size.width == 40 || size.width == 40 * scale)
        #expect(attachment.image == nil)
        attachment.image = image
        #expect(attachment.contents == nil && attachment.fileType == nil)
        attachment.contents = data
        #expect(attachment.image == nil)
    }

    @Test func anAttachmentFitsTheLine() {
        let attachment = FillingAttachment(image: image)
        let text = NSAttributedString(attachment: attachment)
        for width in [CGFloat(100), 60] {
            let size = text.boundingRect(
                with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil
            ).size
            #expect(size.width == width)
            #expect(size.height >= width / 2)
        }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 100))
        label.numberOfLines = 0
        label.attributedText = text
        #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).width == 80)
        #expect(label.sizeThatFits(CGSize(width: 120, height: 0)).width == 120)
    }

    @Test func aSymbolStandsOnTheBaselineOfTheText() throws {
        let font = UIFont.systemFont(ofSize: 17)
        let configuration = UIImage.SymbolConfiguration(font: font)
        let symbol = try #require(UIImage(systemName: "envelope", withConfiguration: configuration))
        let bounds = NSTextAttachment(image: symbol).attachmentBounds(
            for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        #expect(bounds.size == symbol.size)
        #expect(abs(bounds.midY - font.capHeight / 2) < 0.5)
    }

    @Test func anAttachmentComesBackFromItsArchive() throws {
        let attachment = NSTextAttachment(data: Data([1, 2]), ofType: "public.data")
        attachment.bounds = CGRect(x: 0, y: -3, width: 5, height: 6)
        let data = try NSKeyedArchiver.archivedData(withRootObject: attachment, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextAttachment.self, from: data))
        #expect(read.contents == Data([1, 2]))
        #expect(read.fileType == "public.data")
        #expect(read.bounds == attachment.bounds)
    }
}

private final class FillingAttachment: NSTextAttachment {
    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        CGRect(x: 0, y: 0, width: lineFrag.width, height: lineFrag.width / 2)
    }
}
