import Foundation

/// A page in Markdown.
struct Page {
    let path: String
    private let lines: [Substring]

    init(_ path: String) throws {
        self.path = path
        lines = try Repository.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The texts in code font outside of listings, with the number of their line.
    var codeSpans: [(line: Int, text: Substring)] {
        var spans: [(line: Int, text: Substring)] = []
        // An open span goes on in the next line; then it is no single name, and its words are looked at one by one.
        var isCode = false
        for (number, line) in proseLines {
            if line.isEmpty { isCode = false }
            for (place, part) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
                if place > 0 { isCode.toggle() }
                if isCode, !part.isEmpty { spans.append((number, part)) }
            }
        }
        return spans
    }

    /// The listings in Swift, with the numbers of their first lines.
    var listings: [(line: Int, lines: [Substring])] {
        var listings: [(line: Int, lines: [Substring])] = []
        var language: Substring?
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("```") {
                language = language == nil ? line.dropFirst(3) : nil
                if language == "swift" { listings.append((index + 2, [])) }
            } else if language == "swift" {
                listings[listings.count - 1].lines.append(line)
            }
        }
        return listings
    }

    /// The names of types in pictures made of text, which are listings without a language.
    var namesInPictures: [(line: Int, name: Substring)] {
        var names: [(line: Int, name: Substring)] = []
        var language: Substring?
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("```") {
                language = language == nil ? line.dropFirst(3) : nil
            } else if language == "" {
                names += line.matches(of: /[A-Z]+[a-z]+[A-Z]\w*/).map { (index + 1, $0.output) }
            }
        }
        return names
    }

    /// The names of files to which links of the page lead.
    var linkedPaths: [(line: Int, path: Substring)] {
        proseLines.flatMap { number, line in
            line.matches(of: /\]\(([^)#]+)[^)]*\)/).map { (number, $0.output.1) }
        }
    }

    /// The articles to which links of the page lead.
    var linkedArticles: [(line: Int, name: Substring)] {
        proseLines.flatMap { number, line in line.matches(of: /<doc:(\w+)>/).map { (number, $0.output.1) } }
    }

    private var proseLines: [(number: Int, line: Substring)] {
        var isListing = false
        var prose: [(number: Int, line: Substring)] = []
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("```") { isListing.toggle() } else if !isListing { prose.append((index + 1, line)) }
        }
        return prose
    }
}
