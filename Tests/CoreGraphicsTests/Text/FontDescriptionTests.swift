import CoreGraphics
import Testing

@Suite struct FontDescriptionTests {
    @Test func theSystemFontReportsSanFranciscosMetrics() {
        let metrics = FontDescription(size: 2048).metrics
        #expect(metrics.ascender == 1950)
        #expect(metrics.descender == -494)
        #expect(metrics.capHeight == 1443)
        #expect(metrics.xHeight == 1078)
        #expect(metrics.leading == 0)
    }

    @Test func otherFontsReportTheirOwn() throws {
        let family = try #require(FontDescription.installedFamily(named: "inter"))
        #expect(family == "Inter")
        let metrics = FontDescription(family: family, size: 100).metrics
        // Inter's hhea table: ascender 1984, descender -494 (rounded in beta 7), cap height 1490 of 2048.
        #expect(abs(metrics.capHeight - 72.7) < 0.5)
        #expect(metrics.ascender > 90 && metrics.descender < -20)
    }

    @Test func anUnknownFamilyIsNotInstalled() {
        #expect(FontDescription.installedFamily(named: "No Such Font") == nil)
        #expect(FontDescription.faces(ofFamily: "No Such Font").isEmpty)
        #expect(FontDescription.faces(ofFamily: "Inter").contains { $0.weight == 600 })
    }
}
