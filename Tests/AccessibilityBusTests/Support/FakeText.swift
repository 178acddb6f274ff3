import HostInterface

/// A text in one line, in which each character is 10 points wide and 20 points high.
@MainActor
final class FakeText: HostAccessibleText {
    private(set) var string: String
    private(set) var caret: Int? = 0
    private(set) var selections: [Range<Int>] = []
    private(set) var copied = ""

    init(_ string: String) { self.string = string }

    private var scalars: [Unicode.Scalar] { Array(string.unicodeScalars) }

    private func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    func setCaret(_ offset: Int) -> Bool {
        caret = offset
        return true
    }

    func select(_ ranges: [Range<Int>]) -> Bool {
        selections = ranges.filter { !$0.isEmpty }
        return true
    }

    func frame(of range: Range<Int>) -> HostRect? {
        HostRect(x: Double(range.lowerBound) * 10, y: 0, width: Double(range.count) * 10, height: 20)
    }

    func offset(x: Double, y: Double) -> Int? { min(max(Int(x / 10), 0), scalars.count) }

    func attributes(at offset: Int) -> (run: Range<Int>, values: [String: String]) {
        offset < 5 ? (0..<5, ["weight": "700"]) : (5..<scalars.count, [:])
    }

    var defaultAttributes: [String: String] { ["size": "17"] }

    func replace(_ range: Range<Int>, with string: String) -> Bool {
        var scalars = scalars
        scalars.replaceSubrange(range, with: string.unicodeScalars)
        self.string = text(scalars)
        return true
    }

    func copy(_ range: Range<Int>) { copied = text(scalars[range]) }

    func paste(at offset: Int) -> Bool { replace(offset..<offset, with: copied) }
}
