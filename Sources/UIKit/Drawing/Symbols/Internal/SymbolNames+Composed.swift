/// What is composed of more than the icon of a row.
extension SymbolNames {
    /// Whether the name is a letter or a number up to 50, which Apple has in circles and squares only.
    static func isLetter(_ name: String) -> Bool {
        if name.utf8.count == 1, let letter = name.utf8.first { return (97...122).contains(letter) || name.isNumber }
        return name.utf8.count == 2 && name.isNumber && name <= "50"
    }

    /// Signs that the system font has, and the font of icons does not.
    static let signs = [
        "centsign": "\u{A2}", "divide": "\u{F7}", "exclamationmark.2": "!!",
        "exclamationmark.3": "!!!", "greaterthan": ">", "info": "i", "lessthan": "<", "paragraphsign": "\u{B6}",
        "plusminus": "\u{B1}", "textformat.12": "12", "zzz": "zzz",
    ]

    /// Symbols of two icons whose names do not say how they are composed.
    static let pairs: [String: SymbolShape] = [
        "arrow.down.doc": .badged(.icon("description"), .icon("arrow_downward")),
        "arrow.down.doc.fill": .badged(.icon("insert_drive_file"), .icon("arrow_downward")),
        "cloud.drizzle": .badged(.icon("cloud_queue"), .icon("water_drop")),
        "cloud.drizzle.fill": .badged(.icon("cloud"), .icon("water_drop")),
        "cloud.heavyrain": .badged(.icon("cloud_queue"), .icon("water_drop")),
        "cloud.heavyrain.fill": .badged(.icon("cloud"), .icon("water_drop")),
        "cloud.rain": .badged(.icon("cloud_queue"), .icon("water_drop")),
        "cloud.rain.fill": .badged(.icon("cloud"), .icon("water_drop")),
        "cloud.sun": .badged(.icon("light_mode"), .icon("cloud")),
        "cloud.sun.fill": .badged(.icon("light_mode"), .icon("cloud")),
        "gearshape.2": .badged(.icon("settings"), .icon("settings")),
        "gearshape.2.fill": .badged(.icon("settings"), .icon("settings")),
        "gobackward.15": .badged(.icon("replay"), .letters("15")),
        "gobackward.45": .badged(.icon("replay"), .letters("45")),
        "gobackward.60": .badged(.icon("replay"), .letters("60")),
        "goforward.15": .badged(.icon("refresh"), .letters("15")),
        "goforward.45": .badged(.icon("refresh"), .letters("45")),
        "goforward.60": .badged(.icon("refresh"), .letters("60")),
        "lock.doc": .badged(.icon("description"), .icon("lock")),
        "lock.doc.fill": .badged(.icon("insert_drive_file"), .icon("lock")),
        "moon.stars": .badged(.icon("dark_mode"), .icon("auto_awesome")),
        "moon.stars.fill": .badged(.icon("dark_mode"), .icon("auto_awesome")),
        "moon.zzz": .badged(.icon("dark_mode"), .letters("Z")),
        "moon.zzz.fill": .badged(.icon("dark_mode"), .letters("Z")),
        "person.fill.questionmark": .badged(.icon("person"), .icon("question_mark")),
        "person.fill.xmark": .badged(.icon("person"), .icon("close")),
        "questionmark.folder": .badged(.icon("folder_open"), .icon("question_mark")),
        "questionmark.folder.fill": .badged(.icon("folder"), .icon("question_mark")),
        "speaker.minus": .badged(.icon("volume_mute"), .icon("remove")),
        "speaker.minus.fill": .badged(.icon("volume_mute"), .icon("remove")),
        "speaker.plus": .badged(.icon("volume_mute"), .icon("add")),
        "speaker.plus.fill": .badged(.icon("volume_mute"), .icon("add")),
        "text.badge.minus": .badged(.icon("notes"), .icon("remove")),
        "text.badge.star": .badged(.icon("notes"), .icon("star")),
        "text.viewfinder": .framed(.icon("notes"), .viewfinder, filled: false),
        "wifi.exclamationmark": .badged(.icon("wifi"), .icon("priority_high")),
    ]
}

extension String {
    fileprivate var isNumber: Bool { utf8.allSatisfy { (48...57).contains($0) } }
}
