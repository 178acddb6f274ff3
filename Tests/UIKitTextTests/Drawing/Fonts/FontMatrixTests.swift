import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct FontMatrixTests {
    private func ink(_ font: UIFont, _ attributes: [NSAttributedString.Key: Any] = [:]) throws -> CGRect {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 120), format: format).image { _ in
            NSAttributedString(string: "I", attributes: attributes.merging([.font: font]) { $1 })
                .draw(at: CGPoint(x: 60, y: 10))
        }
        let picture = try #require(image.cgImage)
        var rect = CGRect.null
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture.color(x: x, y: y).alpha > 128 {
                rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return rect
    }

    @Test func aFontWithAMatrixLeans() throws {
        let upright = UIFontDescriptor(name: "Helvetica", size: 80)
        let leaning = upright.withMatrix(CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0))
        let plain = try ink(UIFont(descriptor: upright, size: 80))
        let slanted = try ink(UIFont(descriptor: leaning, size: 80))
        #expect(slanted.width > plain.width + 10)
        #expect(leaning.matrix.c == 0.3)
        #expect(upright.matrix == .identity)
    }

    @Test func aMatrixWidensTheAdvances() {
        let wide = UIFontDescriptor(name: "Helvetica", matrix: CGAffineTransform(scaleX: 2, y: 1))
        let plain = UIFontDescriptor(name: "Helvetica", size: 20)
        func width(_ descriptor: UIFontDescriptor) -> CGFloat {
            NSAttributedString(string: "abc", attributes: [.font: UIFont(descriptor: descriptor, size: 20)]).size()
                .width
        }
        #expect(abs(width(wide) - 2 * width(plain)) < 1)
        #expect(wide.object(forKey: .matrix) as? CGAffineTransform == CGAffineTransform(scaleX: 2, y: 1))
    }

    @Test func fontsWithOtherMatricesAreOtherFonts() {
        let plain = UIFontDescriptor(name: "Helvetica", size: 20)
        let leaning = plain.withMatrix(CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0))
        #expect(plain != leaning)
        #expect(leaning.withMatrix(.identity) == plain)
        #expect(leaning.fontAttributes[.matrix] != nil)
    }

    @Test func theSystemFontHasNoClassAndAClassIsNoSet() {
        let traits = UIFont.systemFont(ofSize: 17).fontDescriptor.symbolicTraits
        #expect(traits.intersection(.classMask) == [])
        #expect(UIFontDescriptor.SymbolicTraits.classSlabSerifs.rawValue == 0x5000_0000)
        #expect(UIFontDescriptor.SymbolicTraits.classMask.contains(.classSymbolic))
    }

    @Test func letterpressTextHasALightEdgeBelow() throws {
        let font = UIFont.systemFont(ofSize: 80)
        let plain = try ink(font)
        let style = NSAttributedString.TextEffectStyle.letterpressStyle
        #expect(try ink(font, [.textEffect: style]).maxY == plain.maxY)
        let text = NSAttributedString(string: "I", attributes: [.textEffect: style])
        let styled = StyledText(text, font: font, color: .black, paragraph: ParagraphValues())
        #expect(styled.spans.first?.shadow?.offset == CGSize(width: 0, height: 1))
    }
}
