import Testing
import UIKit

@MainActor @Suite(.serialized) struct UIFontTests {
    @Test func theSystemFontHasSanFranciscosMetrics() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
        #expect(abs(font.ascender - 16.1865234375) < 1e-9)
        #expect(abs(font.descender + 4.1005859375) < 1e-9)
        #expect(abs(font.capHeight - 11.97802734375) < 1e-9)
        #expect(font.leading == 0)
    }

    @Test func systemFontsHaveApplesNames() {
        #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
        #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
        #expect(UIFont.systemFont(ofSize: 17, weight: .bold).fontName == ".SFUI-Bold")
        #expect(UIFont.systemFont(ofSize: 17).familyName == ".AppleSystemUIFont")
    }

    @Test func fontsOfTheSameLookAreEqual() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
        #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    }

    @Test func installedFontsAreFoundByFamilyAndByStyle() throws {
        let regular = try #require(UIFont(name: "Inter", size: 12))
        #expect(regular.familyName == "Inter")
        #expect(regular.fontName == "Inter-Regular")
        let bold = try #require(UIFont(name: "Inter-SemiBoldItalic", size: 12))
        #expect(bold.fontName == "Inter-SemiboldItalic")
        #expect(UIFont(name: "DejaVuSans", size: 12)?.familyName == "DejaVu Sans")
        #expect(UIFont.familyNames.contains("Inter"))
        #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-Bold"))
    }

    @Test func aFontThatIsNotInstalledIsNil() {
        #expect(UIFont(name: "NoSuchFont", size: 12) == nil)
        #expect(UIFont(name: "Inter-Sparkling", size: 12) == nil)
        #expect(UIFont.fontNames(forFamilyName: "Chalkduster").isEmpty)
    }

    /// Sizes of Apple's Human Interface Guidelines at the default category.
    @Test(arguments: [
        (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
        (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]) func textStylesHaveTheirSizes(style: UIFont.TextStyle, size: Double) {
        #expect(UIFont.preferredFont(forTextStyle: style).pointSize == CGFloat(size))
    }

    /// Measured on iOS 26.1: subtitle cells are 33/30 at accessibility large and 23/21 at xxxLarge.
    @Test func textStylesFollowTheContentSizeCategory() {
        func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
            UIFont.preferredFont(
                forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
            ).pointSize
        }
        #expect(size(.body, .accessibilityLarge) == 33)
        #expect(size(.subheadline, .accessibilityLarge) == 30)
        #expect(size(.body, .extraExtraExtraLarge) == 23)
        #expect(size(.subheadline, .extraExtraExtraLarge) == 21)
        #expect(size(.body, .extraSmall) == 14)
        #expect(size(.caption2, .extraSmall) == 11)
    }

    @Test func headlinesAreSemibold() {
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
    }

    @Test func metricsScaleFontsAndLengths() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(abs(metrics.scaledValue(for: 17, compatibleWith: large) - 33) < 1e-9)
        #expect(abs(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: large).pointSize - 33) < 1e-9)
        #expect(
            metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: large).pointSize
                == 20)
        #expect(metrics.scaledValue(for: 10) == 10)
    }

    @Test func aDescriptorChangesAFontsTraits() throws {
        let font = UIFont.systemFont(ofSize: 17)
        let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let changed = UIFont(descriptor: bold, size: 0)
        #expect(changed.pointSize == 17)
        #expect(changed.fontName == ".SFUI-BoldItalic")
        #expect(changed.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: font.fontDescriptor.withSize(20), size: 0).pointSize == 20)
        let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
        #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .regular))
        #expect(UIFont(name: "Inter", size: 12)?.fontDescriptor.withDesign(.monospaced) == nil)
    }

    @Test func aFontComesBackFromItsArchive() throws {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .medium)
        let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
    }

    @Test func weightsBetweenTheStepsGoToTheNearest() {
        #expect(UIFont.systemFont(ofSize: 1, weight: UIFont.Weight(0.32)).fontName == ".SFUI-Semibold")
        #expect(UIFont.systemFont(ofSize: 1, weight: .ultraLight).fontName == ".SFUI-Ultralight")
    }

    // MARK: Features

    private func font(_ settings: [[UIFontDescriptor.FeatureKey: Int]], of font: UIFont) -> UIFont {
        UIFont(descriptor: font.fontDescriptor.addingAttributes([.featureSettings: settings]), size: 0)
    }

    private func width(_ text: String, _ font: UIFont) -> CGFloat {
        (text as NSString).size(withAttributes: [.font: font]).width
    }

    @Test func monospacedNumbersAreEquallyWide() {
        let usual = UIFont.systemFont(ofSize: 17)
        let spaced = font([[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]], of: usual)
        #expect(width("1111", usual) < width("8888", usual))
        #expect(width("1111", spaced) == width("8888", spaced))
        #expect(spaced != usual && spaced.pointSize == 17)
    }

    @Test func featuresAreKnownByTheirFormerKeys() {
        let usual = UIFont.systemFont(ofSize: 17)
        let spaced = font(
            [[.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]], of: usual)
        #expect(width("1111", spaced) == width("8888", spaced))
    }

    @Test func aLaterFeatureReplacesAnEarlierOneAndUnknownOnesAreIgnored() {
        let usual = UIFont.systemFont(ofSize: 17)
        let zero = [UIFontDescriptor.FeatureKey.type: kTypographicExtrasType, .selector: kSlashedZeroOnSelector]
        let both = font([zero, [.type: 4711, .selector: 0]], of: usual)
        #expect(
            both.fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]] == [zero])
        let off = font([[.type: kTypographicExtrasType, .selector: kSlashedZeroOffSelector]], of: both)
        #expect(
            off.fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]]
                == [[.type: kTypographicExtrasType, .selector: kSlashedZeroOffSelector]])
    }

    @Test func featuresAreArchived() throws {
        let spaced = font(
            [[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]], of: .systemFont(ofSize: 17))
        let data = try NSKeyedArchiver.archivedData(withRootObject: spaced, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == spaced)
    }
}
