/// The first line of an adapted file, by which the compiler names the lines of the original.
public enum SourceLocationLine {
    /// Returns the line for a file, without a line break.
    ///
    /// - Parameter line: the number of the next line in the original.
    public static func text(for path: String, line: Int = 1) -> String {
        "#sourceLocation(file: \(StringLiteral.of(path)), line: \(line))"
    }

    /// Returns the path of the original of an adapted text; nil if the text does not begin with such a line.
    public static func path(in text: String) -> String? {
        guard let match = text.prefixMatch(of: /#sourceLocation\(file: "(.*)", line: 1\)/) else { return nil }
        return String(match.1).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }
}
