/// The first lines of a recording: the program, and what it finds in its environment.
package struct RecordingHeader: Hashable, Sendable {
    /// The version of the format.
    package static let version = 1
    /// The variables of the environment that change what a program shows, and with which a replay is started.
    package static let variables = [
        "LANG", "LANGUAGE", "LC_ALL", "LC_MEASUREMENT", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC", "LC_TIME",
        "SWIFT_DETERMINISTIC_HASHING", "TRESTLE_ACCENT", "TRESTLE_BOLD_TEXT", "TRESTLE_BUTTON_SHAPES",
        "TRESTLE_DIFFERENTIATE_WITHOUT_COLOR", "TRESTLE_INCREASE_CONTRAST", "TRESTLE_LOOK", "TRESTLE_REDUCE_MOTION",
        "TRESTLE_REDUCE_TRANSPARENCY", "TRESTLE_SHORTCUT", "TRESTLE_SWITCH_LABELS", "TRESTLE_TEXT",
        "TRESTLE_TEXT_SIZE", "TZ",
    ]

    /// The name of the process.
    package var program: String
    /// The date of the beginning, as ISO 8601 writes it.
    package var date: String
    /// Whether texts are recorded as they are; otherwise each letter is replaced.
    package var keepsText = false
    package var isRightToLeft = false
    /// Those of ``variables`` that are set.
    package var environment: [String: String] = [:]

    package init(program: String, date: String) {
        self.program = program
        self.date = date
    }

    var lines: [String] {
        ["trestle-recording \(Self.version)", "program \(QuotedText.quoted(program))", "date \(date)"]
            + ["text \(keepsText ? "kept" : "replaced")", "direction \(isRightToLeft ? "rtl" : "ltr")"]
            + environment.sorted { $0.key < $1.key }.map { "environment \($0.key) \(QuotedText.quoted($0.value))" }
    }

    /// Reads a line. Returns false if it does not belong to the header.
    mutating func read(_ line: Substring) throws(LineError) -> Bool {
        guard let first = line.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
        var fields = try LineFields(line)
        switch try fields.word("the name of the line") {
        case "program": program = try fields.text("the name of the program")
        case "date": date = try fields.word("the date")
        case "text": keepsText = try fields.choice("treatment of texts", [("kept", true), ("replaced", false)])
        case "direction": isRightToLeft = try fields.choice("direction", [("rtl", true), ("ltr", false)])
        case "environment":
            let name = try fields.word("the name of the variable")
            guard Self.variables.contains(name) else { throw LineError("the variable \(name) is not recorded") }
            environment[name] = try fields.text("the value of \(name)")
        case let name: throw LineError("\(name) is not known here")
        }
        try fields.finish()
        return true
    }
}
