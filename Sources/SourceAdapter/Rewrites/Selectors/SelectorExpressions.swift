internal import PlatformFacts
import SwiftSyntax

/// Rewrites `#selector(tapped(_:))` to `Selector("tapped:", calling: MyController.tapped(_:))`. The compiler still
/// checks the method, and code that gets the selector can call it.
struct SelectorExpressions: Rewrite {
    func rewrite(_ node: MacroExpansionExprSyntax, in file: FileAdaptation) {
        guard node.macroName.text == "selector", let argument = node.arguments.first, node.arguments.count == 1,
            let reference = MemberReference(argument.expression, in: file.target)
        else { return }
        let text =
            switch argument.label?.text {
            case "getter": accessor(.getter, reference, in: file)
            case "setter": accessor(.setter, reference, in: file)
            default: method(reference, at: node, in: file)
            }
        file.require(import: "UIKit")
        switch reference.base {
        // A name, which is not evaluated.
        case .type: file.edits.discard(from: node, through: node, leaving: text)
        case .expression: file.edits.replace(node, with: text)
        }
    }

    // MARK: Methods

    private func method(
        _ reference: MemberReference, at node: MacroExpansionExprSyntax, in file: FileAdaptation
    ) -> String {
        let method = ReferencedMethod(reference, in: file.target)
        if method.isGuess {
            file.report(
                .warning,
                "the adapter cannot see the declaration of '\(reference.baseName)' and takes it for a method without parameters. If it has some, "
                    + "write their labels: '#selector(\(reference.baseName)(_:))'.", at: node)
        }
        switch reference.base {
        case .type(let type) where method.isOptionalInPlatform && isOfProtocol(type):
            // Apple's headers have the method; UIKit on Linux may lack it. Classes that declare it list it in their
            // tables.
            return "Selector(\"\(method.selector)\")"
        case .type(let type) where !method.isCallable:
            return "Selector(\"\(method.selector)\", checking: \(method.unapplied(in: type)))"
        case .type(let type):
            return "Selector(\"\(method.selector)\", \(label(method, in: type)): \(method.unapplied(in: type))"
                + (method.isOptionalRequirement || isOfUnknownProtocol(type) ? ", isOptional: true)" : ")")
        case .expression(let expression):
            // The class is unknown. The compiler checks the method, and the table of the class lists it.
            return "Selector(\"\(method.selector)\", checking: \(expression.trimmedDescription).\(method.name))"
        }
    }

    private func label(_ method: ReferencedMethod, in type: TypeReference) -> String {
        if method.isStatic { return "callingStatic" }
        return isOfProtocol(type) ? "ofProtocol" : "calling"
    }

    private func isOfProtocol(_ type: TypeReference) -> Bool {
        type.isProtocol && type.spelling != "Self" || isOfUnknownProtocol(type)
    }

    /// Returns whether a type of another module is called like a protocol with optional methods.
    private func isOfUnknownProtocol(_ type: TypeReference) -> Bool {
        type.record == nil && !type.isProtocol && !PlatformClasses.isClass(type.name)
            && ["Delegate", "DataSource"].contains(where: type.name.hasSuffix)
    }

    // MARK: Getters and setters

    private enum Accessor: String {
        case getter
        case setter
    }

    private func accessor(_ accessor: Accessor, _ reference: MemberReference, in file: FileAdaptation) -> String {
        let name = reference.objectiveCPropertyName(in: file.target)
        let selector =
            switch accessor {
            case .getter: ObjectiveCNames.getter(of: reference.baseName, named: name)
            case .setter: ObjectiveCNames.setter(named: name)
            }
        switch reference.base {
        case .type(let type):
            return "Selector(\"\(selector)\", \(accessor.rawValue): \\\(type.spelling).\(reference.baseName))"
        case .expression(let expression):
            return "Selector(\"\(selector)\", checking: \(expression.trimmedDescription).\(reference.baseName))"
        }
    }
}
