/// A person of the address book.
struct Contact {
    let given: String
    let family: String

    var fullName: String { "\(given) \(family)" }

    /// The letter under which the person is listed.
    var initial: String {
        let folded = family.folding(options: .diacriticInsensitive, locale: nil).uppercased()
        guard let first = folded.first, ("A"..."Z").contains(first) else { return "#" }
        return String(first)
    }
}
