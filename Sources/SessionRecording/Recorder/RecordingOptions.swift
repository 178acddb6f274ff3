/// What is recorded, and where.
package struct RecordingOptions: Hashable, Sendable {
    package var path: String
    /// How many seconds are kept at least; nil for the whole session. See ``SessionLog``.
    package var kept: Double?
    package var keepsText = false
    /// Of how many frames the pixels of one are recorded; 0 for none.
    package var pixelInterval = 30

    package init(path: String) {
        self.path = path
    }

    /// Reads `TRESTLE_RECORD`, the file of a whole session, or `TRESTLE_RECORD_CRASH`, the file that a crash leaves;
    /// `TRESTLE_RECORD_TEXT` and `TRESTLE_RECORD_PIXELS`. Returns nil if nothing is recorded.
    ///
    /// - Parameter complain: called with a sentence for each value that is not valid; it is ignored.
    package init?(environment: [String: String], complain: (String) -> Void) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let path = value("TRESTLE_RECORD") {
            self.init(path: path)
        } else if let path = value("TRESTLE_RECORD_CRASH") {
            self.init(path: path)
            kept = 60
        } else {
            return nil
        }
        switch value("TRESTLE_RECORD_TEXT") {
        case nil, "0": break
        case "1": keepsText = true
        case let other?: complain("TRESTLE_RECORD_TEXT=\(other) is no switch; expected 1 or 0")
        }
        guard let text = value("TRESTLE_RECORD_PIXELS") else { return }
        if let interval = Int(text), interval >= 0 {
            pixelInterval = interval
        } else {
            complain("TRESTLE_RECORD_PIXELS=\(text) is no number of frames; expected 0 or more")
        }
    }
}
