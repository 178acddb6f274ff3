import SwiftSyntax

/// Rewrites the requirement that an associated type is a class, `where Proxy.Delegate: AnyObject`: on Apple's systems
/// `@objc` protocols are classes to it, and on Linux no protocol is.
struct ClassRequirements: Rewrite {
    func rewrite(_ node: ConformanceRequirementSyntax, in file: FileAdaptation) {
        guard Self.isDropped(node), let function = node.enclosingFunction, !Self.needsClass(function) else { return }
        file.edits.replace(node.rightType, with: "Any")
    }

    /// Returns whether the function has such a requirement, and its code can do without it.
    static func areDropped(of function: FunctionDeclSyntax) -> Bool {
        let requirements = function.genericWhereClause?.requirements ?? []
        return requirements.contains { $0.requirement.as(ConformanceRequirementSyntax.self).map(isDropped) == true }
            && !needsClass(function)
    }

    private static func isDropped(_ node: ConformanceRequirementSyntax) -> Bool {
        node.rightType.trimmedDescription == "AnyObject" && node.leftType.is(MemberTypeSyntax.self)
    }

    /// Returns whether the function holds something of the associated types in a way that only objects can be held.
    private static func needsClass(_ function: FunctionDeclSyntax) -> Bool {
        guard let requirements = function.genericWhereClause?.requirements else { return false }
        let names = requirements.compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
            .filter(isDropped).compactMap { $0.leftType.as(MemberTypeSyntax.self)?.name.text }
        let parameters = function.signature.parameterClause.parameters.filter { parameter in
            names.contains { parameter.type.trimmedDescription.hasSuffix(".\($0)") }
        }.map { ($0.secondName ?? $0.firstName).text }
        guard let body = function.body else { return false }
        return body.tokens(viewMode: .sourceAccurate).contains { token in
            ["weak", "unowned", "ObjectIdentifier"].contains(token.text)
                && token.nextToken(viewMode: .sourceAccurate).map { parameters.contains($0.text) } == true
        }
    }
}

/// Casts both sides of `===` in functions that lose such a requirement.
struct IdentityComparisons: Rewrite {
    private static let others: Set<String> = ["&&", "||"]

    func rewrite(_ node: SequenceExprSyntax, in file: FileAdaptation) {
        guard let function = node.enclosingFunction, ClassRequirements.areDropped(of: function) else { return }
        let elements = Array(node.elements)
        let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        guard operators.count == elements.count / 2,
            operators.allSatisfy({ Self.isIdentity($0) || Self.others.contains($0) })
        else { return }
        for index in elements.indices.dropFirst().dropLast() {
            guard let sign = elements[index].as(BinaryOperatorExprSyntax.self), Self.isIdentity(sign.operator.text)
            else { continue }
            for operand in [elements[index - 1], elements[index + 1]] where !operand.is(NilLiteralExprSyntax.self) {
                file.edits.insert("(", before: operand)
                file.edits.insert(" as AnyObject?)", after: operand)
            }
        }
    }

    private static func isIdentity(_ sign: String) -> Bool { sign == "===" || sign == "!==" }
}

extension SyntaxProtocol {
    fileprivate var enclosingFunction: FunctionDeclSyntax? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
    }
}
