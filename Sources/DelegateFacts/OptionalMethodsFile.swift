/// The file of a protocol's optional methods: their names and types, and their default implementations.
struct OptionalMethodsFile {
    let delegate: DelegateProtocol

    var text: String {
        var text = SwiftText.generatedFile
        text.line("import Foundation")
        text.line("internal import ToolchainBets")
        text.line()
        text.line("/// The optional methods of ``\(delegate.name)``.")
        text.line("enum \(delegate.namespace) {")
        for method in delegate.optionalMethods { writeConstant(of: method, to: &text) }
        text.line()
        text.line("static let all: [any ProtocolRequirement] = [", at: 1)
        text.fill(delegate.optionalMethods.map(\.generated.identifier), last: ",", at: 2)
        text.line("]", at: 1)
        text.line()
        text.line(
            "private static let isConforming: @Sendable (AnyClass) -> Bool = { $0 is any \(delegate.name).Type }", at: 1
        )
        writeCallTypes(to: &text)
        text.line("}")
        text.line()
        text.line(
            "// Each finds out who implements the method in the object's place (``OptionalMethod``), and else does what UIKit"
        )
        text.line("// does without the method.")
        text.line("extension \(delegate.name) {")
        for (index, method) in delegate.optionalMethods.enumerated() {
            if index > 0 { text.line() }
            writeDefault(of: method, to: &text)
        }
        text.line("}")
        return text.text
    }

    private func writeConstant(of method: DelegateProtocol.Method, to text: inout SwiftText) {
        let type = "OptionalMethod<any \(delegate.name), \(method.declaration.callType)>("
        text.line("static let \(method.generated.identifier) = \(type)", at: 1)
        text.fill(["\"\(method.facts.selector)\"", "\"\(method.facts.name)\"", "isConforming"], last: ")", at: 2)
    }

    /// Structs around functions of the methods' types, one a type.
    private func writeCallTypes(to text: inout SwiftText) {
        var written: Set<String> = []
        for method in delegate.optionalMethods where written.insert(method.declaration.callType).inserted {
            text.line()
            text.line("struct \(method.declaration.callType): DeclaredMethods.Call {", at: 1)
            text.line("typealias Function = \(method.declaration.functionType)", at: 2)
            text.line("let call: Function", at: 2)
            text.line("}", at: 1)
        }
    }

    private func writeDefault(of method: DelegateProtocol.Method, to text: inout SwiftText) {
        let declaration = method.declaration
        text.function(declaration, "public", at: 1)
        text.line("\(delegate.namespace).\(method.generated.identifier).answer(", at: 2)
        let names = declaration.parameters.map(\.name).joined(separator: ", ")
        text.line("for: self, arguments: [\(names)],", at: 3)
        text.line("declared: { $0.call(\(names)) },", at: 3)
        let call = "$0.\(declaration.baseName)("
        let forwarded = "forwarded: { \(call)\(declaration.argumentTexts.joined(separator: ", "))) }"
        if SwiftText.fits(forwarded, 3) {
            text.line(forwarded, at: 3)
        } else {
            text.line("forwarded: {", at: 3)
            text.list(call, declaration.argumentTexts, ")", at: 4)
            text.line("}", at: 3)
        }
        text.line(")" + (method.generated.absentResult.map { " ?? \($0)" } ?? ""), at: 2)
        text.line("}", at: 1)
    }
}

extension MethodDeclaration {
    /// Names the struct around a function of this type: `TableViewIndexPathToCGFloat`, `ScrollViewNotice`.
    fileprivate var callType: String {
        parameters.map(\.type.asIdentifier).joined() + (result == "Void" ? "Notice" : "To" + result.asIdentifier)
    }
}

extension String {
    /// The words of a type, without the prefix UI: `ApplicationLaunchOptionsKeyAnyOptional` for `[UIApplication.LaunchOptionsKey: Any]?`.
    fileprivate var asIdentifier: String {
        let words = split { !$0.isLetter && !$0.isNumber }.filter { $0 != "any" && $0 != "escaping" }
        let name = words.map { $0.hasPrefix("UI") ? $0.dropFirst(2) : $0 }.joined()
        return name + (hasPrefix("[") && !contains(":") ? "Array" : "") + (hasSuffix("?") ? "Optional" : "")
    }
}
