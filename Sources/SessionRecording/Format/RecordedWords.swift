internal import HostInterface

// The words of values that have a few cases.

extension PointerEvent.Phase {
    static let words: [(String, PointerEvent.Phase)] = [
        ("began", .began), ("moved", .moved), ("ended", .ended), ("cancelled", .cancelled), ("hovered", .hovered),
        ("left", .left),
    ]

    var word: String { recordedWord(of: self, in: Self.words) }
}

extension PointerEvent.Button {
    static let words: [(String, PointerEvent.Button)] = [
        ("primary", .primary), ("secondary", .secondary), ("middle", .middle),
    ]

    var word: String { recordedWord(of: self, in: Self.words) }
}

extension IncomingDragEvent.Phase {
    static let words: [(String, IncomingDragEvent.Phase)] = [
        ("entered", .entered), ("moved", .moved), ("left", .left), ("dropped", .dropped),
    ]

    var word: String { recordedWord(of: self, in: Self.words) }
}

private func recordedWord<Value: Equatable>(of value: Value, in words: [(String, Value)]) -> String {
    guard let word = words.first(where: { $0.1 == value }) else { preconditionFailure("\(value) has no word") }
    return word.0
}

extension KeyModifiers {
    private static let names: [(String, KeyModifiers)] = [
        ("capsLock", .capsLock), ("shift", .shift), ("control", .control), ("alternate", .alternate),
        ("command", .command), ("numericPad", .numericPad),
    ]

    /// The names of the keys with `+` between them.
    var words: String { Self.names.filter { contains($0.1) }.map(\.0).joined(separator: "+") }

    init(words: String) throws(LineError) {
        self = []
        for word in words.split(separator: "+") {
            guard let key = Self.names.first(where: { $0.0 == word }) else {
                throw LineError("\(word) is no modifier key, which are \(Self.names.map(\.0).joined(separator: ", "))")
            }
            insert(key.1)
        }
    }
}

extension HostPreferences {
    // Sound: never written, and key paths of a structure have no state.
    /// The switches by their words.
    nonisolated(unsafe) static let flags: [(word: String, flag: WritableKeyPath<HostPreferences, Bool>)] = [
        ("boldText", \.prefersBoldText), ("highContrast", \.prefersHighContrast), ("reducedMotion", \.reducesMotion),
        ("reducedTransparency", \.reducesTransparency), ("statusShapes", \.showsStatusShapes),
    ]
}
