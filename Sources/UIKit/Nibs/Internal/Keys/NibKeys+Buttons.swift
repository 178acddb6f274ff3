import Foundation
internal import NibDocument

// What buttons have, also for their states.
extension NibKeys {
    static let buttons: [String: NibSource] = [
        "UIButtonType": .option("buttonType", buttonTypes)
    ]

    /// A system button has 15 points where the nib has no font.
    static let buttonFont = NibSource { coder in
        let isSystem = coder.record.attributes["buttonType"].flatMap { buttonTypes[$0] } == .system
        return (coder.font(standardSize: 15) ?? (isSystem ? .systemFont(ofSize: 15) : nil)).map { .object($0) }
    }

    private static let ofStates: [String: NibSource] = [
        "attributedTitle": .attributedText { $0.attributedText() },
        "color": .color("titleColor"),
        "shadow": .color("titleShadowColor"),
        "image": .image(),
        "background": .image("backgroundImage"),
    ]

    /// Answers a key of one state, after "UIButtonContents.": "title.0".
    static func buttonState(_ key: Substring, _ coder: NibCoder) -> NibAnswer? {
        let parts = key.split(separator: ".")
        guard parts.count == 2,
            let name = states.first(where: { parts[1] == String($0.value.rawValue) })?.key,
            let record = coder.record.list("state").first(where: { $0.key == name })
        else { return nil }
        // What it has besides a configuration is that of the button before; that UIKit ignores it is unverified.
        if name == "normal", coder.hasButtonConfiguration { return nil }
        let state = NibCoder(record, coder.instance)
        guard parts[0] == "title" else { return ofStates[String(parts[0])]?.answer(state) }
        // The files of strings have the title under the identifier of the button.
        return state.text("title").map {
            .object(NSString(string: coder.file.localized($0, coder.record.identifier, name + "Title")))
        }
    }

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    ]

    private static let buttonTypes: [String: UIButton.ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
}
