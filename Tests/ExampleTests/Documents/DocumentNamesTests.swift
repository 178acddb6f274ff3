import Foundation
import Testing

@Suite struct DocumentNamesTests {
    /// A page that names a type, a member or a file that is gone misleads whoever reads it.
    @Test func pagesAboutTheSourceNameWhatItHas() throws {
        let words = try CodeWords(folders: ["Sources", "Plugins", "Tests", "Examples", "Facts", "Benchmarks"])
        var gone: [String] = []
        for page in try Repository.insidePages.map(Page.init) {
            for (line, name) in page.namesInPictures
            where !words.contains(name) && !Self.foreignNames.contains(name) {
                gone.append("\(page.path):\(line): \(name)")
            }
            for (line, text) in page.codeSpans where !Self.isPath(text) {
                for name in text.matches(of: /[A-Za-z_]\w*/).map(\.output)
                where !words.contains(name) && !Self.foreignNames.contains(name) {
                    gone.append("\(page.path):\(line): \(name)")
                }
            }
        }
        #expect(gone.isEmpty, "\(gone.joined(separator: "\n"))")
    }

    @Test func pathsInPagesAboutTheSourceExist() throws {
        let missing = try Repository.insidePages.map(Page.init).flatMap { page in
            page.codeSpans.filter { Self.isPath($0.text) && !Repository.exists(String($0.text)) }
                .map { "\(page.path):\($0.line): \($0.text)" }
        }
        #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
    }

    /// The files of the list "Where to read on", and every other one that ends in .md.
    @Test func theArchitectureNamesEveryInsidePage() throws {
        let named = Set(try Page("ARCHITECTURE.md").codeSpans.map { String($0.text) })
        let pages = Repository.insidePages.dropFirst().map { ($0 as NSString).lastPathComponent }
        #expect(Set(pages).subtracting(named).isEmpty)
        #expect(
            named.filter { $0.hasSuffix(".md") && !Self.isPath($0[...]) }.subtracting(pages).subtracting([
                "CONTRIBUTING.md", "LICENSES.md",
            ]).isEmpty)
    }

    @Test func linksBetweenPagesLeadToPages() throws {
        let articles = Set(
            Repository.pages.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension })
        var broken: [String] = []
        for page in try Repository.pages.map(Page.init) {
            broken += page.linkedArticles.filter { !articles.contains(String($0.name)) }
                .map { "\(page.path):\($0.line): \($0.name)" }
            let folder = (page.path as NSString).deletingLastPathComponent
            broken += page.linkedPaths.filter { !$0.path.contains(":") }
                .filter { !Repository.exists((folder as NSString).appendingPathComponent(String($0.path))) }
                .map { "\(page.path):\($0.line): \($0.path)" }
        }
        #expect(broken.isEmpty, "\(broken.joined(separator: "\n"))")
    }

    @Test func theArchitectureIsReadInAnHour() throws {
        let text = try Repository.text(of: "ARCHITECTURE.md")
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 300)
        #expect(text.utf8.count <= 20_000)
    }

    /// Names of libraries that the source does not use in code, and names that an application would have.
    private static let foreignNames: Set<Substring> = [
        "CFEqual", "HarfBuzz", "MyController", "_setHiddenForReuse", "keyPathsForValuesAffectingFullName",
    ]

    /// Such as `docs/COMMAND.md`; not `NSObject+Instance.swift`, a file whose folder is not named.
    private static func isPath(_ text: Substring) -> Bool {
        text.contains("/") && text.wholeMatch(of: /[A-Za-z][\w.\/-]*/) != nil
    }
}
