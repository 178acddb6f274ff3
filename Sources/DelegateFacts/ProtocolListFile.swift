/// The file that lists the methods of all delegate protocols.
struct ProtocolListFile {
    let protocols: [DelegateProtocol]

    var text: String {
        var text = SwiftText.generatedFile
        text.line("extension UIKitRequirements {")
        text.line("/// The optional methods of every delegate protocol.", at: 1)
        text.line("static let optionalMethods: [any ProtocolRequirement] = [", at: 1)
        text.fill(
            protocols.filter { !$0.optionalMethods.isEmpty }.map { "\($0.namespace).all" }, last: ",", at: 2)
        text.line("].flatMap { $0 }", at: 1)
        text.line()
        text.line("/// Whether the class conforms to a protocol that requires a method of this name.", at: 1)
        text.line("static func required(_ selector: String, _ type: AnyClass) -> Bool {", at: 1)
        text.line("switch selector {", at: 2)
        for delegate in protocols where !delegate.required.isEmpty {
            text.fillCase(
                delegate.required.enumerated().map { ($0 == 0 ? "case " : "") + "\"\($1.facts.selector)\"" }, at: 2)
            text.line("type is any \(delegate.name).Type", at: 3)
        }
        text.line("default: false", at: 2)
        text.line("}", at: 2)
        text.line("}", at: 1)
        text.line("}")
        return text.text
    }
}

extension SwiftText {
    /// The patterns of a case, filled into lines, with a colon.
    mutating func fillCase(_ patterns: [String], at level: Int) {
        var rest = patterns[...]
        var first: [String] = []
        while let next = rest.first,
            Self.fits((first + [next]).joined(separator: ", ") + ",", level) || first.isEmpty
        {
            first.append(next)
            rest.removeFirst()
        }
        line(first.joined(separator: ", ") + (rest.isEmpty ? ":" : ","), at: level)
        fill(Array(rest), last: ":", at: level + 1)
    }
}
