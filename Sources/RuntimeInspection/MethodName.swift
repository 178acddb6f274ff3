/// A method as the demangler prints it: `tableView(_: UIKit.UITableView, heightForRowAt: ...) -> ...`.
///
/// Made from a name such as `tableView(_:heightForRowAt:)` and a function type, so that both sides of the comparison
/// are the demangler's own spelling. The function type may only name types that are not private: the runtime has other
/// names for those.
struct MethodName {
    let text: String

    /// Nil when the type is no function type or its parameters are not as many as the name's labels.
    init?(_ name: String, type: Any.Type) {
        guard let mangled = _mangledTypeName(type), let function = demangled("$s" + mangled + "D"),
            let open = name.firstIndex(of: "("), name.hasSuffix(")"),
            let (parameters, result) = Self.parts(ofFunction: function)
        else { return nil }
        let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
        guard labels.count == parameters.count else { return nil }
        // A name without any label is mangled, and printed, without the underscores.
        let hasLabels = labels.contains { $0 != "_" }
        let list = zip(labels, parameters).map { hasLabels ? "\($0): \($1)" : "\($1)" }.joined(separator: ", ")
        text = "\(name[..<open])(\(list)) -> \(result)"
    }

    /// Whether `symbol` is this method declared in the body or an unconstrained extension of the type called `nominal`.
    func isMethod(_ symbol: String, of nominal: String) -> Bool {
        symbol == "\(nominal).\(text)"
            || (symbol.hasPrefix("(extension in ") && symbol.hasSuffix("):\(nominal).\(text)"))
            || symbol == "\(text) in \(nominal)"  // a class inside a function
    }

    /// `(A, B<C, D>) -> E` as `["A", "B<C, D>"]` and `E`.
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
                // The arrow of a function type closes nothing.
                if function[function.index(before: index)] != "-" { depth -= 1 }
            default:
                continue
            }
        }
        return nil
    }
}
