import SwiftSyntax

/// `cellClass.init(style: s, reuseIdentifier: i)`: initialisers that come from Objective-C can be called on class values there, in Swift only
/// `required` ones. UIKit has class methods with the same parameters, called `newObject`.
struct ClassValueInitializers: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        let values = ClassValues(target: file.target)
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            access.declName.baseName.tokenKind == .keyword(.`init`), values.areMade(by: base, labels: labels)
        {
            file.edits.replace(access.declName.baseName, with: "newObject")
        } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
            values.isParameterOfClass(name.baseName.text, seenFrom: node) || values.isOwnClass(ExprSyntax(name)),
            ClassValues.initializers.contains(labels)
        {
            file.edits.insert(".newObject", after: name)
        }
    }
}

/// Which expressions are classes known at run time only, with initialisers that UIKit has as class methods too.
struct ClassValues {
    let target: TargetIndex

    /// The labels of these initialisers.
    static let initializers: Set<[String]> = [
        [], ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"], ["style"],
    ]

    /// Labels of UIKit's settle it where the base is the value of a property or the like; without labels its type has to be known.
    func areMade(by base: ExprSyntax, labels: [String]) -> Bool {
        guard Self.initializers.contains(labels), !base.is(SuperExprSyntax.self) else { return false }
        if ["self", "Self"].contains(base.trimmedDescription) { return isOwnClass(base) }
        switch ExpressionTypes(target: target).meaning(of: base) {
        case .type?: return isParameterOfClass(base.trimmedDescription, seenFrom: base)
        case .value(let type)?:
            guard type.spelling.hasSuffix(".Type") else { return false }
            return isClass(String(type.spelling.dropLast(".Type".count)), seenFrom: base)
        case nil: return !labels.isEmpty
        }
    }

    /// In extensions of UIKit's classes, `Self`, and `self` in a method of the class: the class that a method was called on, which may be a subclass. In an
    /// initialiser `self.init` calls another one.
    func isOwnClass(_ base: ExprSyntax) -> Bool {
        guard let type = target.enclosingType(of: base), type.kind == .external, PlatformClasses.isClass(type.name)
        else { return false }
        if base.trimmedDescription == "Self" { return true }
        return base.trimmedDescription == "self" && isInClassMethod(base)
    }

    private func isInClassMethod(_ node: ExprSyntax) -> Bool {
        var ancestor = node.parent
        while let current = ancestor {
            if current.is(InitializerDeclSyntax.self) { return false }
            if let modifiers = current.as(FunctionDeclSyntax.self)?.modifiers
                ?? current.as(VariableDeclSyntax.self)?.modifiers,
                modifiers.contains(where: { ["class", "static"].contains($0.name.text) })
            {
                return true
            }
            ancestor = current.parent
        }
        return false
    }

    /// Is it a generic parameter that stands for classes of UIKit, or for the target's classes below them?
    func isParameterOfClass(_ name: String, seenFrom node: some SyntaxProtocol) -> Bool {
        guard let constraint = GenericParameters.constraint(of: name, seenFrom: node) else { return false }
        return constraint.split(separator: "&").contains {
            isNamedClass($0.filter { $0 != " " }[...], seenFrom: node)
        }
    }

    private func isClass(_ name: String, seenFrom node: ExprSyntax) -> Bool {
        isParameterOfClass(name, seenFrom: node) || isNamedClass(name[...], seenFrom: node)
    }

    private func isNamedClass(_ name: Substring, seenFrom node: some SyntaxProtocol) -> Bool {
        let reference = TypeReference(target.unaliased(String(name)), in: target.enclosingType(of: node), of: target)
        return PlatformClasses.isClass(reference.name) || reference.record.map(target.isObjectiveCClass) == true
    }
}
