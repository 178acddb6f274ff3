import SwiftParser
import SwiftSyntax

/// The parameters of a declaration, and the arguments of a call that passes them on.
struct ForwardedArguments {
    let parameters: String
    let parametersWithoutDefaults: String
    let call: String
    /// The names of the parameters in the code of the declaration.
    let names: [String]

    /// Returns nil if a parameter is variadic. Parameters whose name is `_` get names.
    init?(_ clause: FunctionParameterClauseSyntax, isSubscript: Bool = false) {
        var parameters: [String] = []
        var withoutDefaults: [String] = []
        var arguments: [String] = []
        var allNames: [String] = []
        for (index, parameter) in clause.parameters.enumerated() {
            guard parameter.ellipsis == nil else { return nil }
            let label = parameter.firstName.text
            let written = parameter.secondName?.text ?? label
            let name = written == "_" ? "_\(index)" : written
            allNames.append(name)
            let hasLabel = label != "_" && !(isSubscript && parameter.secondName == nil)
            let defaultValue = parameter.defaultValue.map { " " + $0.oneLine } ?? ""
            let names = isSubscript && !hasLabel ? name : name == label ? name : "\(label) \(name)"
            withoutDefaults.append("\(names): \(parameter.type.oneLine)")
            parameters.append(withoutDefaults[index] + defaultValue)
            let type = parameter.type.trimmedDescription
            // A label may be a word of the language, `protocol`, without marks; a value may not.
            let isPlain = name.hasPrefix("`") || name.isValidSwiftIdentifier(for: .variableName)
            let used = isPlain ? name : "`\(name)`"
            let value = type.hasPrefix("inout ") ? "&\(used)" : type.contains("@autoclosure") ? "\(used)()" : used
            arguments.append(hasLabel ? "\(label): \(value)" : value)
        }
        parametersWithoutDefaults = withoutDefaults.joined(separator: ", ")
        self.parameters = parameters.joined(separator: ", ")
        call = arguments.joined(separator: ", ")
        names = allNames
    }
}
