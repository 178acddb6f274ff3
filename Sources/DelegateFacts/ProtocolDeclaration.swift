/// A public protocol as the sources declare it: its methods, without properties.
package struct ProtocolDeclaration: Equatable, Sendable {
    package var name: String
    package var inherited: [String]
    package var methods: [MethodDeclaration]

    /// The public protocols of a source file.
    package static func all(in source: String) throws -> [ProtocolDeclaration] {
        var declarations: [ProtocolDeclaration] = []
        var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(\.withoutComment)[...]
        while let line = lines.popFirst() {
            guard line.hasPrefix("public protocol ") else { continue }
            var head = String(line)
            while !head.contains("{"), let next = lines.popFirst() { head += " " + next }
            let body = head.contains("}") ? [] : Array(lines.prefix { !$0.hasPrefix("}") })
            lines = lines.dropFirst(body.count)
            declarations.append(try ProtocolDeclaration(head: head, body: body))
        }
        return declarations
    }

    /// - Parameters:
    ///   - head: `public protocol UITableViewDelegate: UIScrollViewDelegate {`
    ///   - body: the lines between the braces.
    private init(head: String, body: [String]) throws {
        let names = head.split { " :,{}".contains($0) }.dropFirst(2).map(String.init)
        guard let name = names.first else { throw FactsError("not a protocol: \(head)") }
        self.name = name
        inherited = Array(names.dropFirst())
        methods = try Self.methodTexts(in: body).map { try MethodDeclaration($0) }
    }

    /// What follows `func`, up to the next member.
    private static func methodTexts(in body: [String]) -> [String] {
        var texts: [String] = []
        var isInMethod = false
        for line in body {
            let line = line.trimmed
            let words = line.split(separator: " ")
            if let keyword = words.firstIndex(of: "func"), !words[..<keyword].contains("static") {
                texts.append(words[(keyword + 1)...].joined(separator: " "))
                isInMethod = true
            } else if line.isEmpty || words.contains("var") || words.contains("func")
                || words.contains("associatedtype")
                || line.hasPrefix("@")
            {
                isInMethod = false
            } else if isInMethod {
                texts[texts.count - 1] += " " + line
            }
        }
        return texts
    }
}

extension StringProtocol where SubSequence == Substring {
    fileprivate var withoutComment: String {
        var position = startIndex
        while let slash = self[position...].firstIndex(of: "/") {
            if self[slash...].hasPrefix("//") { return String(self[..<slash]) }
            position = index(after: slash)
        }
        return String(self)
    }
}
