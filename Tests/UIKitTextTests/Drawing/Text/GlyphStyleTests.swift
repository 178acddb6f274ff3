import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct GlyphStyleTests {
    private let font = UIFont.systemFont(ofSize: 80)

    private func image(_ text: String, _ attributes: [NSAttributedString.Key: Any]) throws -> CGImage {
        var attributes = attributes
        attributes[.font] = font
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 120), format: format)
        let image = renderer.image { _ in
            NSAttributedString(string: text, attributes: attributes).draw(at: CGPoint(x: 20, y: 10))
        }
        return try #require(image.cgImage)
    }

    private func ink(_ image: CGImage) -> [(x: Int, y: Int)] {
        (0..<image.height).flatMap { y in
            (0..<image.width).compactMap { x in image.color(x: x, y: y).alpha > 128 ? (x, y) : nil }
        }
    }

    @Test func aPositiveStrokeWidthPaintsOnlyOutlines() throws {
        let filled = try ink(image("I", [:]))
        let outlined = try ink(image("I", [.strokeWidth: 2]))
        #expect(!outlined.isEmpty)
        #expect(outlined.count < filled.count)
        let center = (x: filled.map(\.x).reduce(0, +) / filled.count, y: filled.map(\.y).reduce(0, +) / filled.count)
        #expect(!outlined.contains { $0 == center })
    }

    @Test func aNegativeStrokeWidthPaintsTheOutlinesInTheirOwnColor() throws {
        let plain = try ink(image("I", [:]))
        let picture = try image(
            "I", [.strokeWidth: -4, .strokeColor: UIColor.red, .foregroundColor: UIColor.blue])
        let both = ink(picture)
        #expect(both.count > plain.count)
        #expect(both.contains { picture.color(x: $0.x, y: $0.y).red == 255 })
        #expect(both.contains { picture.color(x: $0.x, y: $0.y).blue == 255 })
    }

    @Test func obliquenessLeansGlyphsToTheRight() throws {
        let upright = try ink(image("I", [:]))
        let leaning = try ink(image("I", [.obliqueness: 0.5]))
        let top = try #require(leaning.map(\.y).min())
        let bottom = try #require(leaning.map(\.y).max())
        let atTop = try #require(leaning.filter { $0.y <= top + 2 }.map(\.x).min())
        let atBottom = try #require(leaning.filter { $0.y >= bottom - 2 }.map(\.x).min())
        let left = try #require(upright.map(\.x).min())
        #expect(atTop > atBottom + 15)
        #expect(abs(atBottom - left) <= 2)
    }

    @Test func expansionWidensGlyphsAndTheirAdvances() {
        func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            NSAttributedString(string: "HH", attributes: attributes.merging([.font: font]) { $1 }).size().width
        }
        let factor = width([.expansion: log(2.0)]) / width([:])
        #expect(abs(factor - 2) < 0.05)
    }

    @Test func theAttributesAreReadFromAttributedStrings() throws {
        var text = AttributedString("a")
        text[AttributeScopes.UIKitAttributes.ObliquenessAttribute.self] = 0.25
        let converted = try NSAttributedString(text, including: \.uiKit)
        #expect(converted.attribute(.obliqueness, at: 0, effectiveRange: nil) as? CGFloat == 0.25)
    }
}
