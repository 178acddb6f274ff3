/// What is known of one of Apple's protocols: a block of the facts.
///
///     UITableViewDelegate: UIScrollViewDelegate | TableMethod UITableViewController
///         ? tableView(_:heightForRowAt:) ...
package struct ProtocolFacts: Equatable, Sendable {
    package var name: String
    package var inherited: [String]
    /// The enum whose cases name the methods, for the protocols of a view that asks in every layout: `TableMethod`.
    package var methodEnum: String?
    /// The view controllers that declare every method in their bodies, so that subclasses can override them.
    package var controllers: [String] = []
    package var methods: [MethodFacts] = []

    /// The protocols in the order of the text. Lines that begin with `#` are comments.
    ///
    /// - Parameter file: names the text in errors.
    package static func parse(_ text: String, file: String = "facts") throws -> [ProtocolFacts] {
        var protocols: [ProtocolFacts] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            do {
                if line.isEmpty || line.hasPrefix("#") { continue }
                guard line.hasPrefix(" ") else {
                    protocols.append(try ProtocolFacts(header: line))
                    continue
                }
                guard !protocols.isEmpty else { throw FactsError("a requirement before the first protocol") }
                protocols[protocols.count - 1].methods.append(try MethodFacts(line: line))
            } catch let error as FactsError {
                throw FactsError("\(file):\(index + 1): \(error.description)")
            }
        }
        return protocols
    }

    private init(header: Substring) throws {
        let parts = header.split(separator: "|", maxSplits: 1)
        let sides = parts[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2, !sides[0].isEmpty else { throw FactsError("not a protocol: \(header)") }
        name = String(sides[0])
        inherited = sides[1].split(separator: " ").map(String.init)
        for word in parts.count == 2 ? parts[1].split(separator: " ") : [] {
            if word.hasSuffix("Controller") {
                controllers.append(String(word))
            } else {
                methodEnum = String(word)
            }
        }
    }
}

/// A mistake in the facts, or a difference between them and the sources.
package struct FactsError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
