import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct SymbolTests {
    @Test func aSymbolIsATemplateAboutAsLargeAsItsText() throws {
        let star = try #require(UIImage(systemName: "star.fill"))
        #expect(star.isSymbolImage)
        #expect(star.renderingMode == .automatic)
        #expect(star.pixels.isTemplate)
        #expect((17...25).contains(star.size.width))
        #expect(star.withRenderingMode(.alwaysOriginal).pixels.isTemplate == false)
    }

    @Test func anUnknownNameGivesNoImage() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }

    @Test func everyNameInTheTableIsOneGlyphOfTheFont() throws {
        let font = try #require(UIFont(name: "Material Icons", size: 24))
        for (name, icon) in SymbolNames.icons {
            let width = NSAttributedString(string: icon, attributes: [.font: font]).size().width
            #expect(width == 24, "\(name): \(icon)")
        }
    }

    @Test func sizeWeightAndScaleComeFromTheConfiguration() throws {
        let plain = try #require(UIImage(systemName: "plus"))
        let large = try #require(
            UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(abs(large.size.width - 2 * plain.size.width) <= 1)
        let scaled = try #require(plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)))
        #expect(scaled.size.width > plain.size.width)
        let heavy = try #require(plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .black)))
        #expect(heavy.size == plain.size)
        #expect(ink(heavy) > ink(plain))
    }

    @Test func oneConfigurationOverAnotherKeepsWhatItDoesNotSay() throws {
        let base = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        let both = try #require(
            base.applying(UIImage.SymbolConfiguration(scale: .small)) as? UIImage.SymbolConfiguration)
        #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small))
        #expect(both.configurationWithoutScale() == base)
    }

    @Test func anImageViewsPreferenceFillsInWhatTheSymbolLeavesOpen() throws {
        let view = UIImageView(image: UIImage(systemName: "plus"))
        let before = view.intrinsicContentSize.width
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(abs(view.intrinsicContentSize.width - 2 * before) <= 1)
        view.image = UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.intrinsicContentSize.width == before)
    }

    @Test func symbolsThatPointForwardAreMirroredWithTheText() throws {
        for name in [
            "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward", "arrow.up.forward",
            "arrow.forward.circle.fill", "arrowtriangle.backward.fill",
        ] {
            #expect(try #require(UIImage(systemName: name)).flipsForRightToLeftLayoutDirection)
        }
        for name in ["chevron.right", "arrow.left", "forward.fill", "arrow.uturn.forward", "arrow.right.circle.fill"] {
            #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection != true)
        }
    }

    @Test func listsLinesOfTextAndLoudspeakersAreMirroredWithTheText() throws {
        for name in [
            "list.bullet", "list.dash", "speaker.wave.2.fill", "speaker.slash", "text.bubble", "sidebar.leading",
            "text.below.photo", "increase.indent", "rectangle.portrait.and.arrow.forward",
        ] {
            #expect(try #require(UIImage(systemName: name)).flipsForRightToLeftLayoutDirection, "\(name)")
        }
    }

    @Test func symbolsWithDigitsAndSignsAreNotMirrored() throws {
        for name in ["list.number", "checklist", "text.badge.checkmark", "text.alignleft", "sidebar.left", "star.fill"]
        {
            #expect(try !#require(UIImage(systemName: name)).flipsForRightToLeftLayoutDirection, "\(name)")
        }
    }

    @Test func symbolsOfTheSameNameAndConfigurationAreEqual() {
        #expect(UIImage(systemName: "trash") == UIImage(systemName: "trash"))
        #expect(UIImage(systemName: "trash") != UIImage(systemName: "plus"))
    }

    /// The alphas of all pixels, added up.
    private func ink(_ image: UIImage) -> Int {
        image.cgImage?.withPixels { pixels in
            stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Int(pixels[$1]) }
        } ?? 0
    }
}
