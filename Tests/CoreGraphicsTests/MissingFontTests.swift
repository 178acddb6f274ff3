import Testing

@testable import CoreGraphics

@Suite struct MissingFontTests {
    @Test func withoutInterThePackageIsNamed() {
        #expect(
            missingFont(hasFonts: true, [:])
                == "The system font Inter is missing; text is drawn in another font, with other widths. "
                + "Install the package fonts-inter (Fedora: rsms-inter-fonts).")
    }

    @Test func withoutAnyFontTheSettingThatHidesThemIsNamed() {
        #expect(
            missingFont(hasFonts: false, [:])
                == "fontconfig finds no font: no text is drawn. "
                + "Install the packages fontconfig and fonts-inter (Fedora: rsms-inter-fonts).")
        #expect(
            missingFont(hasFonts: false, ["FONTCONFIG_FILE": "/etc/none.conf"])
                == "fontconfig finds no font with FONTCONFIG_FILE=/etc/none.conf; unset it, or install one where it looks: "
                + "no text is drawn. Install the packages fontconfig and fonts-inter (Fedora: rsms-inter-fonts).")
    }
}
