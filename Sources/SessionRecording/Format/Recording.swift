/// What happened in a session of a program, from its launch on. `docs/RECORDING.md` describes the text.
package struct Recording: Sendable {
    package var header: RecordingHeader
    /// In the order of their times.
    package var entries: [RecordingEntry]
    /// Whether the file ends within a line, as after a crash. What is there of this line is not read.
    package private(set) var isCutOff = false

    package init(header: RecordingHeader, entries: [RecordingEntry]) {
        self.header = header
        self.entries = entries
    }

    /// Whether the recording begins with the launch.
    package var isWhole: Bool {
        if case .launch? = entries.first?.event { true } else { false }
    }

    // MARK: Writing

    package var text: String {
        (header.lines + entries.flatMap(\.lines)).map { $0 + "\n" }.joined()
    }

    // MARK: Reading

    /// - Throws: ``RecordingError`` with the number of the first line that is not as the format says.
    package init(text: String) throws {
        // Lines of other systems end with a carriage return too, which is one `Character` with the line feed.
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            Substring(line.last == "\r" ? line.dropLast() : line)
        }
        try self.init(lines: lines.dropLast())
        isCutOff = lines.last?.isEmpty == false
    }

    private init(lines: ArraySlice<Substring>) throws(RecordingError) {
        var number = 1
        do throws(LineError) {
            try Self.checkVersion(lines.first)
            var header = RecordingHeader(program: "", date: "")
            var rest = lines.dropFirst()
            number += 1
            while let line = rest.first, try header.read(line) {
                rest = rest.dropFirst()
                number += 1
            }
            self.init(header: header, entries: [])
            for line in rest {
                if line.hasPrefix("  ") {
                    entries[entries.count - 1].answers.append(try RecordedAnswer(line))
                } else {
                    try add(RecordingEntry(line))
                }
                number += 1
            }
        } catch {
            throw RecordingError(line: number, reason: error.reason)
        }
    }

    private static func checkVersion(_ line: Substring?) throws(LineError) {
        let words = (line ?? "").split(separator: " ")
        guard words.count == 2, words[0] == "trestle-recording", let version = Int(words[1]) else {
            throw LineError("this is no recording, which begins with \"trestle-recording \(RecordingHeader.version)\"")
        }
        guard version == RecordingHeader.version else {
            throw LineError("version \(version) of the format is not known, but version \(RecordingHeader.version)")
        }
    }

    private mutating func add(_ entry: RecordingEntry) throws(LineError) {
        switch entry.event {
        case .launch, .resume:
            guard entries.isEmpty else { throw LineError("the program was launched before") }
        default:
            guard let last = entries.last else { throw LineError("the first event is launch or resume") }
            guard entry.time >= last.time else { throw LineError("the time is before that of the event above") }
        }
        entries.append(entry)
    }
}
