/// The lines of one of the embedded fact files, without comments and empty lines.
struct FactLines: Sequence {
    private let text: String

    /// - Parameter text: one of the zero-terminated texts of `CPlatformFacts`.
    init(_ text: UnsafePointer<CChar>) {
        self.text = String(cString: text)
    }

    func makeIterator() -> some IteratorProtocol<Substring> {
        text.split(separator: "\n").lazy.filter { !$0.hasPrefix("#") }.makeIterator()
    }
}
