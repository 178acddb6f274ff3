/// The text of an element. Offsets count Unicode scalars; ranges and offsets may be given that are outside the text.
@MainActor
package protocol HostAccessibleText: AnyObject {
    /// A secure field gives a bullet for each character.
    var string: String { get }

    /// Nil for a text without a caret.
    var caret: Int? { get }
    func setCaret(_ offset: Int) -> Bool

    /// Without empty ranges.
    var selections: [Range<Int>] { get }
    /// Selects these ranges; none removes the selection. Returns false if that is impossible.
    func select(_ ranges: [Range<Int>]) -> Bool

    /// Returns the rectangle of a range that is not empty; nil if it is not laid out.
    func frame(of range: Range<Int>) -> HostRect?
    /// Returns the offset of the character at a point of the window.
    func offset(x: Double, y: Double) -> Int?
    /// Returns the line of the layout that contains the character, with its line break; nil if that is not known.
    func line(at offset: Int) -> Range<Int>?
    func scrollToVisible(_ range: Range<Int>) -> Bool
    /// Returns the words in a range, in order and without what is between them; nil if the application does not know.
    func words(in range: Range<Int>) -> [Range<Int>]?
    /// Returns the sentences in a range, in order; nil if the application does not know.
    func sentences(in range: Range<Int>) -> [Range<Int>]?

    /// Returns the run of equal attributes around an offset, by AT-SPI's names, such as `weight`, `size`, `fg-color`.
    func attributes(at offset: Int) -> (run: Range<Int>, values: [String: String])
    /// The attributes of the whole text unless a run says otherwise.
    var defaultAttributes: [String: String] { get }

    /// Replaces a range as if the user had typed, so that delegates are asked. Returns false if the text cannot be
    /// edited.
    func replace(_ range: Range<Int>, with string: String) -> Bool
    /// Puts a range on the clipboard.
    func copy(_ range: Range<Int>)
    /// Inserts the text of the clipboard.
    func paste(at offset: Int) -> Bool
}

extension HostAccessibleText {
    package var caret: Int? { nil }
    package func setCaret(_ offset: Int) -> Bool { false }
    package var selections: [Range<Int>] { [] }
    package func select(_ ranges: [Range<Int>]) -> Bool { false }
    package func frame(of range: Range<Int>) -> HostRect? { nil }
    package func offset(x: Double, y: Double) -> Int? { nil }
    package func line(at offset: Int) -> Range<Int>? { nil }
    package func scrollToVisible(_ range: Range<Int>) -> Bool { false }
    package func words(in range: Range<Int>) -> [Range<Int>]? { nil }
    package func sentences(in range: Range<Int>) -> [Range<Int>]? { nil }
    package func attributes(at offset: Int) -> (run: Range<Int>, values: [String: String]) {
        (0..<string.unicodeScalars.count, [:])
    }
    package var defaultAttributes: [String: String] { [:] }
    package func replace(_ range: Range<Int>, with string: String) -> Bool { false }
    package func copy(_ range: Range<Int>) {}
    package func paste(at offset: Int) -> Bool { false }
}
