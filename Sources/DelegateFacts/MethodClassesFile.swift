/// The file of the tests' classes: one that implements no optional method, one that implements them all, and a call of each.
struct MethodClassesFile {
    let protocols: [DelegateProtocol]

    var text: String {
        var text = SwiftText.generatedFile
        text.line("import Foundation")
        text.line()
        text.line("@testable import UIKit")
        text.line()
        text.line("/// Conforms to every delegate protocol, and implements nothing that is optional.")
        text.line("@MainActor")
        text.line("class NoMethod: NSObject,")
        text.fill(protocols.filter { !$0.methods.isEmpty || !$0.required.isEmpty }.map(\.name), at: 1)
        text.line("{")
        for (index, method) in protocols.flatMap(\.required).enumerated() {
            if index > 0 { text.line() }
            text.function(method.declaration, "", at: 1)
            if method.declaration.result != "Void" { text.line("sample()", at: 2) }
            text.line("}", at: 1)
        }
        text.line("}")
        text.line()
        writeEveryMethod(
            "/// Declares every optional method of the protocols that its superclass conforms to.", to: &text)
        writeCalls(to: &text)
        return text.text
    }

    private func writeEveryMethod(_ comment: String, to text: inout SwiftText) {
        text.line(comment)
        text.line("@MainActor final class EveryMethod: NoMethod {")
        text.line("/// Selectors, in the order of the calls.", at: 1)
        text.line("var called: [String] = []", at: 1)
        for delegate in protocols {
            text.line()
            text.line("// \(delegate.name)", at: 1)
            for method in delegate.optionalMethods {
                text.line()
                text.function(method.declaration, "", at: 1)
                text.line("called.append(\"\(method.facts.selector)\")", at: 2)
                if method.facts.type != "Void" { text.line("return sample()", at: 2) }
                text.line("}", at: 1)
            }
        }
        text.line("}")
    }

    private func writeCalls(to text: inout SwiftText) {
        text.line()
        text.line("extension MethodCall {")
        text.line("/// A call of every optional method through its protocol.", at: 1)
        text.line("static let all: [MethodCall] = [", at: 1)
        for delegate in protocols {
            for method in delegate.optionalMethods {
                text.line("MethodCall(\"\(delegate.name)\", \"\(method.facts.selector)\") {", at: 2)
                let arguments = method.declaration.parameters.map { parameter in
                    (parameter.label == "_" ? "" : parameter.label + ": ")
                        + "sample() as \(parameter.type.replacing("@escaping ", with: ""))"
                }
                text.list("_ = ($0 as any \(delegate.name)).\(method.declaration.baseName)(", arguments, ")", at: 3)
                text.line("},", at: 2)
            }
        }
        text.line("]", at: 1)
        text.line("}")
    }
}
