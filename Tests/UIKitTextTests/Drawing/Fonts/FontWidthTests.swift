import Foundation
import Testing

@testable import UIKit

/// Widths, faces and designs of fonts.
@MainActor @Suite(.serialized) struct FontWidthTests {
    private func width(_ font: UIFont) -> CGFloat { "Hamburgefons".size(withAttributes: [.font: font]).width }

    @Test func theSystemFontIsNarrowerOrWider() {
        let widths = [UIFont.Width.compressed, .condensed, .standard, .expanded].map {
            width(.systemFont(ofSize: 17, weight: .bold, width: $0))
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == 4)
        #expect(widths[2] == width(.systemFont(ofSize: 17, weight: .bold)))
    }

    @Test func aLabelOfACondensedFontIsNarrower() {
        let label = UILabel()
        label.text = "Hamburgefons"
        let standard = label.intrinsicContentSize.width
        label.font = .systemFont(ofSize: 17, weight: .regular, width: .condensed)
        #expect(label.intrinsicContentSize.width < standard)
    }

    @Test func traitsAndNamesKeepTheWidth() throws {
        let condensed = try #require(UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitCondensed))
        #expect(condensed.symbolicTraits.contains(.traitCondensed))
        let font = UIFont(descriptor: condensed, size: 0)
        #expect(UIFont(name: font.fontName, size: 17) == font)
        let traits = condensed.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        #expect(traits?[.width] as? CGFloat == UIFont.Width.condensed.rawValue)
        let expanded = UIFontDescriptor(fontAttributes: [
            .traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.expanded]
        ])
        #expect(expanded.symbolicTraits.contains(.traitExpanded))
        let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
    }

    @Test func facesAreFoundByName() throws {
        let descriptor = UIFontDescriptor(name: "DejaVu Sans", size: 12).withFace("Bold Oblique")
        #expect(descriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(descriptor.object(forKey: .face) as? String == "Bold Italic")
        let all = descriptor.matchingFontDescriptors(withMandatoryKeys: [.family])
        let bold = UIFontDescriptor(name: "DejaVu Sans", size: 12).withFace("Bold")
            .matchingFontDescriptors(withMandatoryKeys: [.family, .face])
        #expect(all.count > bold.count)
        #expect(bold.allSatisfy { $0.symbolicTraits.contains(.traitBold) && $0.pointSize == 12 })
    }

    @Test func designsAreInstalledFontsOrTheSystemFont() throws {
        let descriptor = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
        for design in [UIFontDescriptor.SystemDesign.rounded, .serif] {
            let font = UIFont(descriptor: try #require(descriptor.withDesign(design)), size: 0)
            #expect(font.pointSize == 17)
            #expect(font.fontDescription.isSystemFont || UIFont.familyNames.contains(font.familyName))
            #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
        }
    }

    @Test func weightsOfFontsAreThoseOfSymbols() {
        #expect(UIFont.Weight.semibold.symbolWeight() == .semibold)
        #expect(UIFont.Weight(0.01).symbolWeight() == .regular)
    }
}
