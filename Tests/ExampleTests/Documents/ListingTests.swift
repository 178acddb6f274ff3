import Foundation
import Testing

@Suite struct ListingTests {
    /// A listing is a part of a file that is compiled, here or as an example, so that whoever copies it need not repair
    /// it. Comments at the ends of lines and the path of Trestle in a manifest may differ.
    @Test func everyListingIsPartOfACompiledFile() throws {
        let files = try ["Examples", "Tests/ExampleTests", "Tests/ExampleXCTests"].flatMap(Repository.paths(below:))
            .filter { $0.hasSuffix(".swift") }
            .map { CodeLines(try Repository.text(of: $0).split(separator: "\n", omittingEmptySubsequences: false)) }
        var missing: [String] = []
        for page in try Repository.pages.map(Page.init) {
            for (line, lines) in page.listings {
                let listing = CodeLines(lines)
                if !files.contains(where: { $0.contains(listing) }) { missing.append("\(page.path):\(line)") }
            }
        }
        #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
    }
}

/// Lines of code by what they say and how far they are indented.
private struct CodeLines {
    private var texts: [String] = []
    private var indents: [Int] = []

    init(_ lines: [Substring]) {
        for line in lines {
            let text = line.drop { $0 == " " }
            indents.append(line.utf8.count - text.utf8.count)
            texts.append(
                String(text).replacing(#/ +// .*$/#, with: "").replacing(#/path: "[./\w]*"/#, with: "path")
                    .replacing(/,$/, with: ""))
        }
    }

    func contains(_ part: CodeLines) -> Bool {
        guard let first = part.texts.first, part.texts.count <= texts.count else { return false }
        return (0...texts.count - part.texts.count).contains { start in
            texts[start] == first && has(part, at: start)
        }
    }

    private func has(_ part: CodeLines, at start: Int) -> Bool {
        let shift = indents[start] - part.indents[0]
        return part.texts.indices.allSatisfy { index in
            texts[start + index] == part.texts[index]
                && (part.texts[index].isEmpty || indents[start + index] == part.indents[index] + shift)
        }
    }
}
