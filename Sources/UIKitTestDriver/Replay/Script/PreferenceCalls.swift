internal import HostInterface
import UIKit

/// The calls of the driver for settings of the desktop that were changed.
enum PreferenceCalls {
    static func lines(from before: HostPreferences, to now: HostPreferences) -> [String] {
        var lines: [String] = []
        if now.textScale != before.textScale {
            let category = UserPreferences(now).contentSizeCategory.rawValue
            lines.append(
                "app.setContentSizeCategory(UIContentSizeCategory(rawValue: \(SwiftLiteral.text(category))))")
        }
        func add(_ flag: KeyPath<HostPreferences, Bool>, _ methods: String...) {
            guard now[keyPath: flag] != before[keyPath: flag] else { return }
            lines += methods.map { "app.\($0)(\(now[keyPath: flag]))" }
        }
        add(\.prefersBoldText, "setBoldText")
        add(\.prefersHighContrast, "setIncreaseContrast", "setButtonShapes")
        add(\.reducesMotion, "setReduceMotion")
        add(\.reducesTransparency, "setReduceTransparency")
        add(\.showsStatusShapes, "setOnOffSwitchLabels", "setDifferentiateWithoutColor")
        if now.accentColor != before.accentColor {
            lines.append("app.setAccentColor(\(now.accentColor.map(source) ?? "nil"))")
        }
        return lines
    }

    private static func source(of color: HostColor) -> String {
        func number(_ part: Double) -> String { SwiftLiteral.number(part, digits: 4) }
        return "UIColor(red: \(number(color.red)), green: \(number(color.green)), blue: \(number(color.blue)), "
            + "alpha: 1)"
    }
}
