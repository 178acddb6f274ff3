/// A word and what it means.
struct DictionaryEntry: Sendable {
    let word: String
    let kind: String
    let meaning: String

    init(_ word: String, _ kind: String, _ meaning: String) {
        self.word = word
        self.kind = kind
        self.meaning = meaning
    }

    /// The letter under which the word is listed.
    var initial: String { word.prefix(1).uppercased() }
}
