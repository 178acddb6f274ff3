extension SymbolNames {
    /// Whether the symbol is mirrored where text runs from right to left: it points forward or backward, or has a
    /// leading and a trailing side, or shows a list, lines of text or a loudspeaker.
    ///
    /// The names are those for which SF Symbols has a drawing for right-to-left languages, and their relatives, which
    /// the system mirrors by itself. Symbols with digits, question marks and check marks are not mirrored here, because
    /// Apple draws these signs as they are, which a mirrored icon cannot.
    static func followsText(_ symbol: String) -> Bool {
        let parts = symbol.split(separator: ".")
        guard let first = parts.first, !isUnmirrored(parts) else { return false }
        if parts.dropFirst().contains(where: directions.contains) { return true }
        // unverified: lists other than list.number, indents, loudspeakers without a stroke
        return ["list", "speaker"].contains(first) || symbol.hasPrefix("increase.indent")
            || symbol.hasPrefix("decrease.indent") || mirrored.contains(base(of: symbol))
    }

    private static let directions: Set<Substring> = [
        "forward", "backward", "leading", "trailing", "leadinghalf", "trailinghalf",
    ]

    /// The arrows of undo and redo and the signs of players look the same in every language.
    private static func isUnmirrored(_ parts: [Substring]) -> Bool {
        guard let first = parts.first else { return true }
        return parts.dropFirst().first == "uturn"
            || ["forward", "backward", "goforward", "gobackward"].contains(first)
            || parts.contains { ["number", "checkmark", "questionmark", "checklist"].contains($0) }
    }

    /// Returns the name without its form.
    private static func base(of symbol: String) -> String {
        let forms: Set<Substring> = ["fill", "circle", "square"]
        return symbol.split(separator: ".").filter { !forms.contains($0) }.joined(separator: ".")
    }

    private static let mirrored: Set<String> = [
        "bubble.left.and.text.bubble.right", "doc.append", "doc.text.below.ecg", "filemenu.and.cursorarrow",
        "macwindow.and.cursorarrow", "macwindow.on.rectangle", "mail.and.text.magnifyingglass", "message.badge",
        "message.badge.filled", "pencil.and.list.clipboard", "phone.bubble", "quote.bubble",
        "rectangle.and.pencil.and.ellipsis", "rectangle.and.text.magnifyingglass", "text.below.photo", "text.bubble",
        "text.magnifyingglass", "text.quote", "video.bubble",
    ]
}
