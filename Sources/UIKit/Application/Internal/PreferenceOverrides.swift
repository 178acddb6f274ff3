import Foundation
internal import HostInterface

/// The preferences that variables of the environment set in place of the desktop.
struct PreferenceOverrides: Sendable {
    private var changes: [@Sendable (inout UserPreferences) -> Void] = []

    init() {}

    /// Reads the variables in `docs/WINDOWS.md`.
    ///
    /// - Parameter complain: called with a sentence for each value that is not valid; it is ignored.
    init(environment: [String: String], complain: (String) -> Void) {
        func flag(_ name: String, _ change: @escaping @Sendable (inout UserPreferences, Bool) -> Void) {
            switch environment[name] {
            case nil, "": break
            case "1": changes.append { change(&$0, true) }
            case "0": changes.append { change(&$0, false) }
            case let other?: complain("\(name)=\(other) is no switch; expected 1 or 0")
            }
        }
        func value<Value: Sendable>(
            _ name: String, _ expected: String, _ parse: (String) -> Value?,
            _ change: @escaping @Sendable (inout UserPreferences, Value) -> Void
        ) {
            guard let text = environment[name], !text.isEmpty else { return }
            guard let value = parse(text) else { return complain("\(name)=\(text) is not valid; expected \(expected)") }
            changes.append { change(&$0, value) }
        }
        value("TRESTLE_TEXT_SIZE", "XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or a factor like 1.25", Self.category) {
            $0.contentSizeCategory = $1
        }
        flag("TRESTLE_BOLD_TEXT") { $0.prefersBoldText = $1 }
        flag("TRESTLE_INCREASE_CONTRAST") { $0.prefersHighContrast = $1 }
        flag("TRESTLE_REDUCE_MOTION") { ($0.reducesMotion, $0.prefersCrossFades) = ($1, $1) }
        flag("TRESTLE_REDUCE_TRANSPARENCY") { $0.reducesTransparency = $1 }
        flag("TRESTLE_BUTTON_SHAPES") { $0.showsButtonShapes = $1 }
        flag("TRESTLE_SWITCH_LABELS") { $0.showsSwitchLabels = $1 }
        flag("TRESTLE_DIFFERENTIATE_WITHOUT_COLOR") { $0.differentiatesWithoutColor = $1 }
        value("TRESTLE_ACCENT", "RRGGBB or none", Self.accent) { $0.accentColor = $1 }
    }

    func apply(to preferences: inout UserPreferences) {
        for change in changes { change(&preferences) }
    }

    private static func category(_ text: String) -> UIContentSizeCategory? {
        let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
        if let index = names.firstIndex(of: text.uppercased()) { return UIContentSizeCategory.ordered[index] }
        guard let scale = Double(text), scale.isFinite, scale > 0 else { return nil }
        return UIContentSizeCategory(textScale: scale)
    }

    private static func accent(_ text: String) -> HostColor?? {
        if text.lowercased() == "none" { return .some(nil) }
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = Int(digits, radix: 16) else {
            return nil
        }
        func part(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
        return HostColor(red: part(16), green: part(8), blue: part(0))
    }
}
