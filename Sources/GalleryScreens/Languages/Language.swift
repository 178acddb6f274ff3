import Foundation

/// A language of ISO 639-3.
public struct Language: Sendable {
    public let code: String
    public let name: String

    /// The section of the name: A to Z, or "#" for names that begin with a click or a mark.
    var initial: String {
        let folded = name.folding(options: .diacriticInsensitive, locale: nil).uppercased()
        guard let first = folded.first, first.isASCII, first.isLetter else { return "#" }
        return String(first)
    }
}
