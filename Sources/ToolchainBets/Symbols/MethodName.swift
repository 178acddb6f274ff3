/// A method as the demangler prints it: `tableView(_: UIKit.UITableView, heightForRowAt: ...) -> ...`.
///
/// It is created from a name such as `tableView(_:heightForRowAt:)` and a function type, so that both sides of a
/// comparison were printed by the demangler. The function type must not contain private types, for which the runtime
/// has other names.
struct MethodName {
    let text: String

    /// Nil when the type is not a function type, or when its number of parameters differs from the number of labels.
    init?(_ name: String, type: Any.Type) {
        guard let mangled = _mangledTypeName(type), let function = demangled("$s" + mangled + "D"),
            let open = name.firstIndex(of: "("), name.hasSuffix(")"),
            let (parameters, result) = Self.parts(ofFunction: function)
        else { return nil }
        let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
        guard labels.count == parameters.count else { return nil }
        // A name without labels is mangled and printed without the underscores.
        let hasLabels = labels.contains { $0 != "_" }
        let list = zip(labels, parameters).map { hasLabels ? "\($0): \($1)" : "\($1)" }.joined(separator: ", ")
        text = "\(name[..<open])(\(list)) -> \(result)"
    }

    /// Returns whether `symbol` is this method, declared in the body or in an unconstrained extension of the type
    /// `nominal`.
    func isMethod(_ symbol: String, of nominal: String) -> Bool {
        symbol == "\(nominal).\(text)"
            || (symbol.hasPrefix("(extension in ") && symbol.hasSuffix("):\(nominal).\(text)"))
            || symbol == "\(text) in \(nominal)"  // a class inside a function
    }

    /// Returns whether `symbol` is the code through which a protocol calls the method of a class.
    func isWitness(_ symbol: String) -> Bool {
        symbol.hasPrefix("protocol witness for ") && symbol.contains(".\(text) in conformance ")
    }

    /// Returns whether `symbol` is the method in an extension, as default implementations are.
    func isDefault(_ symbol: String) -> Bool {
        symbol.hasPrefix("(extension in ") && symbol.hasSuffix(".\(text)")
    }

    /// Splits `(A, B<C, D>) -> E` into `["A", "B<C, D>"]` and `E`.
    private static func parts(ofFunction function: String) -> ([Substring], Substring)? {
        guard function.first == "(" else { return nil }
        var parameters: [Substring] = []
        var depth = 0
        var start = function.index(after: function.startIndex)
        for index in function.indices {
            switch function[index] {
            case "(", "[", "<":
                depth += 1
            case ",":
                guard depth == 1 else { continue }
                parameters.append(function[start..<index])
                start = function.index(index, offsetBy: 2, limitedBy: function.endIndex) ?? function.endIndex
            case ")", "]":
                depth -= 1
                guard depth == 0 else { continue }
                if start < index { parameters.append(function[start..<index]) }
                let rest = function[function.index(after: index)...]
                guard rest.hasPrefix(" -> ") else { return nil }
                return (parameters, rest.dropFirst(4))
            case ">":
                // The arrow of a function type is not a closing bracket.
                if function[function.index(before: index)] != "-" { depth -= 1 }
            default:
                continue
            }
        }
        return nil
    }
}
