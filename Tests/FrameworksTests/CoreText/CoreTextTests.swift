import CoreText
import Foundation
import Testing
import UIKit

@MainActor @Suite struct CoreTextTests {
    @Test func aFontIsUIKits() {
        let font = UIFont.boldSystemFont(ofSize: 20) as CTFont
        #expect(CTFontGetSize(font) == 20 && CTFontGetAscent(font) == font.ascender)
        #expect(CTFontGetDescent(font) == -font.descender)
        #expect(CTFontGetSymbolicTraits(font).contains(.traitBold))
        #expect(CTFontCopyPostScriptName(font) as String == font.fontName)
    }

    @Test func aFileThatIsNoFontIsNotRegistered() throws {
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/no/font.ttf"), .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("text".utf8).write(to: file)
        #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.unrecognizedFormat.rawValue)
        #expect(CGDataProvider(data: NSData()).flatMap { CGFont($0) } == nil)
    }

    @Test func aLineIsAsWideAsItsText() {
        let text = NSAttributedString(string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        var (ascent, descent) = (CGFloat(0), CGFloat(0))
        let width = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text), &ascent, &descent, nil)
        #expect(CGFloat(width) == text.size().width)
        #expect(ascent + descent <= UIFont.systemFont(ofSize: 20).lineHeight + 0.01)
    }

    @Test func aLineIsDrawnAtTheTextPositionWhichItMovesToItsEnd() {
        let text = NSAttributedString(string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let context = CGContext(
            data: nil, width: 100, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        #expect(context.textMatrix == .identity)
        context.textPosition = CGPoint(x: 5, y: 10)
        CTLineDraw(CTLineCreateWithAttributedString(text), context)
        #expect(context.textPosition == CGPoint(x: 5 + text.size().width, y: 10))
        context.textMatrix = .identity
        #expect(context.textPosition == .zero)
    }

    @Test func textWrapsInItsConstraints() {
        let text = NSAttributedString(string: "some words in lines", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let framesetter = CTFramesetterCreateWithAttributedString(text)
        func size(width: CGFloat) -> CGSize {
            CTFramesetterSuggestFrameSizeWithConstraints(
                framesetter, CFRangeMake(0, 0), nil, CGSize(width: width, height: 1000), nil)
        }
        #expect(size(width: 60).height > size(width: 1000).height && size(width: 60).width <= 60)
    }

    @Test func aFrameIsDrawnInItsPathAsCoreGraphicsHasItsAxes() {
        let color = UIColor.red.cgColor
        let text = NSAttributedString(
            string: "████",
            attributes: [
                .font: UIFont.systemFont(ofSize: 10), NSAttributedString.Key("CTForegroundColor"): color,
            ])
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 100), format: format).image { renderer in
            let context = renderer.cgContext
            context.translateBy(x: 0, y: 100)
            context.scaleBy(x: 1, y: -1)
            let path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 100), transform: nil)
            let framesetter = CTFramesetterCreateWithAttributedString(text)
            CTFrameDraw(CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil), context)
        }
        guard let cgImage = image.cgImage, let data = cgImage.dataProvider?.data as Data? else {
            Issue.record("There are no pixels.")
            return
        }
        func hasPixels(_ rows: Range<Int>) -> Bool {
            rows.contains { row in
                data[(row * cgImage.bytesPerRow)..<((row + 1) * cgImage.bytesPerRow)].contains { $0 != 0 }
            }
        }
        #expect(hasPixels(0..<20) && !hasPixels(30..<100))
    }
}
