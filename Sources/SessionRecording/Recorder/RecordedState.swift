internal import HostInterface

/// What the entries of a recording have led to, for a recording whose beginning is dropped.
struct RecordedState {
    private var windows: [Int: RecordedWindow] = [:]
    private var hidden: Set<Int> = []
    private var preferences: HostPreferences?

    mutating func follow(_ entry: RecordingEntry) {
        switch entry.event {
        case .preferences(let changed): preferences = changed
        case .resized(let window): windows[window.number] = window
        case .input(.appearanceChanged(let appearance), let window): windows[window]?.appearance = appearance
        case .input(.visibility(let isVisible), let window):
            if isVisible { hidden.remove(window) } else { hidden.insert(window) }
        default: break
        }
        for answer in entry.answers {
            switch answer {
            case .window(let window): windows[window.number] = window
            case .preferences(let first): preferences = first
            case .rate(let window, let rate): windows[window]?.refreshRate = rate
            default: break
            }
        }
    }

    /// The entries with which a recording begins that goes on from here.
    func entries(at time: RecordedTime) -> [RecordingEntry] {
        let answers =
            (preferences.map { [RecordedAnswer.preferences($0)] } ?? [])
            + windows.values.sorted { $0.number < $1.number }.map(RecordedAnswer.window)
        return [RecordingEntry(time: time, event: .resume, answers: answers)]
            + hidden.sorted().map { RecordingEntry(time: time, event: .input(.visibility(false), window: $0)) }
    }
}
