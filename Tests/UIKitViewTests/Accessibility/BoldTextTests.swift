import Testing
import UIKitTestDriver

@testable import UIKit

/// Text for users who prefer it bold.
@MainActor @Suite(.serialized)
struct BoldTextTests {
    @Test func aLabelIsWiderInBoldTextAndItsFontIsTheSame() throws {
        let controller = UIViewController()
        let label = UILabel()
        label.text = "The quick brown fox"
        controller.view.addSubview(label)
        let app = try TestApplication(showing: controller)
        defer { app.end() }
        let (font, before) = (label.font, label.intrinsicContentSize)
        app.setBoldText(true)
        #expect(label.intrinsicContentSize.width > before.width && label.font === font)
        app.setBoldText(false)
        #expect(label.intrinsicContentSize == before)
    }

    @Test func everyWeightHasAHeavierOne() {
        for weight in stride(from: 100, to: 900, by: 100) { #expect(BoldText.heavier(weight) > weight) }
        #expect(BoldText.heavier(900) == 900)
    }

    @Test func onlySystemFontsChange() throws {
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        app.setBoldText(true)
        #expect(UIFont.systemFont(ofSize: 17).shownDescription.weight == 600)
        #expect(UIFont.monospacedSystemFont(ofSize: 17, weight: .regular).shownDescription.weight == 600)
        let other = UIFont(FontDescription(family: "DejaVu Sans", size: 17))
        #expect(other.shownDescription == other.fontDescription)
    }

    @Test func boldTraitsMakeHeavierFontsForOthersToo() throws {
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        let bold = UITraitCollection(legibilityWeight: .bold)
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
        #expect(font.fontDescription.weight == 600 && font.adjusted(to: .small).fontDescription.weight == 600)
        let usual = UIFont.preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(legibilityWeight: .regular))
        #expect(usual.fontDescription.weight == 400)
        let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10), compatibleWith: bold)
        #expect(scaled.fontDescription.weight == 600)
    }

    @Test func aFontOfBoldTraitsIsNotMadeHeavierTwice() throws {
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        let bold = UITraitCollection(legibilityWeight: .bold)
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
        app.setBoldText(true)
        #expect(font.shownDescription.weight == 600)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold).shownDescription.weight == 600)
    }
}
