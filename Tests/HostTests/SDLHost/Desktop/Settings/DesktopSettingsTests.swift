import HostInterface
import Testing

@testable import SDLHost

/// What settings of desktops mean.
struct DesktopSettingsTests {
    private func preferences(_ values: [SettingName: SettingValue]) -> HostPreferences {
        DesktopSettings(values: values).preferences
    }

    private func appearance(_ values: [SettingName: SettingValue]) -> HostAppearance {
        DesktopSettings(values: values).appearance
    }

    @Test func aDesktopThatSaysNothingHasTheDefaults() {
        #expect(preferences([:]) == HostPreferences())
        #expect(appearance([:]) == .light)
    }

    @Test(arguments: [
        ("Cantarell 11", false), ("Cantarell Bold 11", true), ("Noto Sans Semi-Bold 10", true), ("Sans", false),
        ("Black Ops One 11", false), ("Inter Light Italic 12", false), ("", false),
    ])
    func aFontIsBoldByItsStyleWords(name: String, isBold: Bool) {
        #expect(preferences([.font: .text(name)]).prefersBoldText == isBold)
    }

    @Test func aTextScaleThatMakesNoSenseIsIgnored() {
        #expect(preferences([.textScale: .number(0)]).textScale == 1)
        #expect(preferences([.textScale: .number(.nan)]).textScale == 1)
        #expect(preferences([.textScale: .number(2)]).textScale == 2)
    }

    @Test func aHighContrastIsOpaque() {
        for settings: [SettingName: SettingValue] in [
            [.contrast: .number(1)], [.highContrast: .flag(true)], [.theme: .text("HighContrast")],
        ] {
            #expect(preferences(settings).prefersHighContrast && preferences(settings).reducesTransparency)
        }
        #expect(!preferences([.contrast: .number(0), .theme: .text("Adwaita")]).prefersHighContrast)
    }

    @Test func everyDesktopsSwitchForAnimationsReducesMotion() {
        #expect(preferences([.animations: .flag(false)]).reducesMotion)
        #expect(preferences([.motion: .number(1)]).reducesMotion)
        #expect(preferences([.animationFactor: .text("0")]).reducesMotion)
        #expect(!preferences([.animations: .flag(true), .animationFactor: .text("0.5")]).reducesMotion)
    }

    @Test func anAccentColorIsTakenIfTheUserHasChosenOne() {
        #expect(preferences([.accent: .color(1, 0, 0)]).accentColor == HostColor(red: 1, green: 0, blue: 0))
        #expect(preferences([.accent: .color(-1, 0, 0)]).accentColor == nil)
        #expect(preferences([.gnomeAccent: .text("teal")]).accentColor == GNOMEAccent.teal.color)
        #expect(preferences([.gnomeAccent: .text("unknown")]).accentColor == nil)
    }

    @Test func gnomesDefaultBlueIsNoChoice() {
        #expect(preferences([.gnomeAccent: .text("blue")]).accentColor == nil)
        #expect(preferences([.accent: .color(0.2078, 0.5176, 0.8941)]).accentColor == nil)
    }

    @Test func thePortalsSchemeCountsMoreThanATheme() {
        #expect(appearance([.theme: .text("Adwaita-dark")]) == .dark)
        #expect(appearance([.theme: .text("HighContrastInverse")]) == .dark)
        #expect(appearance([.theme: .text("Adwaita-dark"), .scheme: .number(2)]) == .light)
        #expect(appearance([.gnomeScheme: .text("prefer-dark"), .theme: .text("Adwaita")]) == .dark)
        #expect(appearance([.gnomeScheme: .text("default"), .theme: .text("Adwaita-dark")]) == .dark)
    }
}
