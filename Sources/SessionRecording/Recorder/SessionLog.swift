/// What is recorded, on its way to the file: all of it, or what has happened in the last minutes.
@MainActor
final class SessionLog {
    private let file: RecordingFile
    private var header: RecordingHeader
    /// How much of the recording is kept at least, in seconds; nil for all of it.
    private let kept: Double?
    /// The entries in the file, if not all of them are kept.
    private var entries: [RecordingEntry] = []
    /// What was known before the first of them.
    private var state = RecordedState()

    /// - Parameter kept: how many seconds are kept at least. The file has up to twice as many, and is removed at a proper
    ///   end.
    init(path: String, header: RecordingHeader, keepingLast kept: Double?) throws {
        file = try RecordingFile(path: path)
        self.header = header
        self.kept = kept
        file.write(header.lines.map { $0 + "\n" }.joined())
    }

    func add(_ entry: RecordingEntry) {
        file.write(entry.lines.map { $0 + "\n" }.joined())
        guard let kept else { return }
        entries.append(entry)
        guard let first = entries.first, entry.time.seconds - first.time.seconds > 2 * kept else { return }
        shorten(to: kept, at: entry.time)
    }

    /// Adds an answer to the last entry.
    func add(_ answer: RecordedAnswer) {
        file.write(answer.line + "\n")
        if kept != nil, !entries.isEmpty { entries[entries.count - 1].answers.append(answer) }
    }

    private func shorten(to kept: Double, at time: RecordedTime) {
        let start = time.seconds - kept
        let count = entries.firstIndex { $0.time.seconds >= start } ?? entries.count
        for entry in entries[..<count] { state.follow(entry) }
        entries.removeFirst(count)
        let first = entries.first?.time ?? time
        entries.insert(contentsOf: state.entries(at: first), at: 0)
        file.replace(with: Recording(header: header, entries: entries).text)
        state = RecordedState()
    }

    /// The program has ended properly: only a recording of the whole session is of use.
    func end() {
        if kept != nil { file.remove() }
    }
}
