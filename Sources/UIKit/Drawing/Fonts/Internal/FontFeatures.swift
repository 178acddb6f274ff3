/// Translates Apple's numbers for font features into OpenType's names.
enum FontFeatures {
    private struct Setting: Hashable {
        var type: Int
        var selector: Int
    }

    private static let names: [Setting: [String]] = {
        var names: [Setting: [String]] = [
            Setting(type: kNumberSpacingType, selector: kMonospacedNumbersSelector): ["tnum=1"],
            Setting(type: kNumberSpacingType, selector: kProportionalNumbersSelector): ["pnum=1", "tnum=0"],
            Setting(type: kNumberCaseType, selector: kLowerCaseNumbersSelector): ["onum=1"],
            Setting(type: kNumberCaseType, selector: kUpperCaseNumbersSelector): ["lnum=1"],
            Setting(type: kVerticalPositionType, selector: kSuperiorsSelector): ["sups=1"],
            Setting(type: kVerticalPositionType, selector: kInferiorsSelector): ["subs=1"],
            Setting(type: kVerticalPositionType, selector: kOrdinalsSelector): ["ordn=1"],
            Setting(type: kFractionsType, selector: kVerticalFractionsSelector): ["afrc=1"],
            Setting(type: kFractionsType, selector: kDiagonalFractionsSelector): ["frac=1"],
            Setting(type: kLowerCaseType, selector: kLowerCaseSmallCapsSelector): ["smcp=1"],
            Setting(type: kLowerCaseType, selector: kLowerCasePetiteCapsSelector): ["pcap=1"],
            Setting(type: kUpperCaseType, selector: kUpperCaseSmallCapsSelector): ["c2sc=1"],
            Setting(type: kUpperCaseType, selector: kUpperCasePetiteCapsSelector): ["c2pc=1"],
        ]
        // Selectors that switch something on, each followed by the one that switches it off.
        let switches = [
            (kLigaturesType, kCommonLigaturesOnSelector, "liga"), (kLigaturesType, kRareLigaturesOnSelector, "dlig"),
            (kTypographicExtrasType, kSlashedZeroOnSelector, "zero"),
            (kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector, "case"),
            (kContextualAlternatesType, kContextualAlternatesOnSelector, "calt"),
        ]
        let sets = (1...20).map { (kStylisticAlternativesType, 2 * $0, $0 < 10 ? "ss0\($0)" : "ss\($0)") }
        for (type, selector, name) in switches + sets {
            names[Setting(type: type, selector: selector)] = ["\(name)=1"]
            names[Setting(type: type, selector: selector + 1)] = ["\(name)=0"]
        }
        return names
    }()

    /// Adds settings to a font; those without an OpenType feature are ignored.
    static func add(_ settings: [[UIFontDescriptor.FeatureKey: Any]], to font: inout FontDescription) {
        for setting in settings {
            guard let type = UIFontDescriptor.number(setting[.type]),
                let selector = UIFontDescriptor.number(setting[.selector])
            else { continue }
            for name in names[Setting(type: Int(type), selector: Int(selector))] ?? [] {
                let kept = font.features.split(separator: ",").filter { $0.prefix(4) != name.prefix(4) }
                font.features = (kept.map(String.init) + [name]).joined(separator: ",")
            }
        }
    }

    /// Returns the settings that give a font its features.
    static func settings(of font: FontDescription) -> [[UIFontDescriptor.FeatureKey: Int]] {
        let present = Set(font.features.split(separator: ",").map(String.init))
        let found = names.filter { present.isSuperset(of: $0.value) }.keys
        return found.sorted { ($0.type, $0.selector) < ($1.type, $1.selector) }
            .map { [.type: $0.type, .selector: $0.selector] }
    }
}
