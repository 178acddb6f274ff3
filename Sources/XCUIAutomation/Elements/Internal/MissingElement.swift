/// Says that an element was not found, where it was looked for, and what is there.
@MainActor
struct MissingElement: Error, CustomStringConvertible {
    private let element: XCUIElement
    private let tree: ElementTree?
    private let count: Int

    /// - Parameters:
    ///   - tree: where it was looked for; nil if the application is not running.
    ///   - count: how many were found.
    init(_ element: XCUIElement, _ tree: ElementTree?, count: Int = 0) {
        self.element = element
        self.tree = tree
        self.count = count
    }

    func message(doing action: String) -> String {
        guard let tree else {
            return "Failed to \(action) \(element.shortName): \(element.application.reasonNotRunning)"
        }
        guard count == 0 else {
            let found = element.resolved(in: tree).prefix(ElementDescription.greatestCountOfLines)
            return "Failed to \(action) \(element.shortName): Multiple matching elements found for: \(element.path)\n"
                + found.map { "  " + ElementDescription.line($0) }.joined(separator: "\n")
        }
        let near = element.lastMatches(in: tree)
        return "Failed to \(action) \(element.shortName): No matches found for: \(element.path)\n"
            + "The last step that found something has these elements:\n"
            + ElementDescription.tree(near, limit: ElementDescription.greatestCountOfLines)
    }

    nonisolated var description: String { MainActor.assumeIsolated { message(doing: "find") } }
}
