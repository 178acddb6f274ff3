internal import PlatformFacts
import SwiftSyntax

/// Rewrites `cellClass.init(style: s, reuseIdentifier: i)`. Initializers that come from Objective-C can be called on
/// metatypes; in Swift only `required` ones can. UIKit has class methods with the same parameters, called `newObject`.
struct ClassValueInitializers: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        let values = ClassValues(target: file.target)
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil {
            if access.declName.baseName.tokenKind == .keyword(.`init`), ClassValues.initializers.contains(labels),
                let type = WrittenType.expected(of: node),
                values.isParameterOfClass(type, labels: labels, seenFrom: node)
            {
                file.edits.replace(access.declName.baseName, with: "newObject")
            }
        } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
            if access.declName.baseName.tokenKind == .keyword(.`init`) {
                if values.areMade(by: base, labels: labels) {
                    file.edits.replace(access.declName.baseName, with: "newObject")
                }
            } else if base.trimmedDescription == "Self", ClassValues.initializers.contains(labels),
                values.isParameterOfClass(access.trimmedDescription, labels: labels, seenFrom: node)
            {
                file.edits.insert(".newObject", after: access)
            }
        } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
            values.isParameterOfClass(name.baseName.text, labels: labels, seenFrom: node)
                || values.isOwnClass(ExprSyntax(name)) || values.isClassOfProtocol(ExprSyntax(name), labels: labels),
            ClassValues.initializers.contains(labels)
        {
            file.edits.insert(".newObject", after: name)
        }
    }
}

/// Recognizes expressions that are metatypes known only at run time and whose initializers UIKit also has as class
/// methods.
struct ClassValues {
    let target: TargetIndex

    /// The argument labels of these initializers.
    static let initializers = telling.union(common)

    /// Labels that only UIKit's classes have: they decide if the base is a property of unknown type.
    private static let telling: Set<[String]> = [
        ["frame"], ["frame", "style"], ["frame", "collectionViewLayout"], ["frame", "textContainer"],
        ["frame", "primaryAction"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"], ["style"],
        ["arrangedSubviews"], ["collectionViewLayout"], ["rootViewController"], ["navigationBarClass", "toolbarClass"],
        ["searchResultsController"], ["presentedViewController", "presenting"], ["windowScene"],
        ["identifier", "source", "destination"], ["barButtonSystemItem", "target", "action"],
        ["tabBarSystemItem", "tag"], ["entity", "insertInto"],
    ]

    /// Labels that other types have, too: the base has to be a class of UIKit.
    private static let common: Set<[String]> = [
        [], ofButtons, ["image"], ["items"], ["effect"], ["layer"], ["target", "action"], ["customView"],
        ["title", "style", "target", "action"], ["image", "style", "target", "action"], ["title", "image", "tag"],
        ["title", "image", "selectedImage"], ["context"],
    ]

    /// The label of UIButton's initializer, which other classes use too.
    private static let ofButtons = ["type"]

    /// Returns whether the call creates an object from such a metatype. The labels decide if the base is a property,
    /// for example; a call without labels needs a base of known type.
    func areMade(by base: ExprSyntax, labels: [String]) -> Bool {
        guard Self.initializers.contains(labels), !base.is(SuperExprSyntax.self) else { return false }
        if ["self", "Self"].contains(base.trimmedDescription) {
            return isOwnClass(base) || isClassOfProtocol(base, labels: labels)
        }
        switch ExpressionTypes(target: target).meaning(of: base) {
        case .type?: return isParameterOfClass(base.trimmedDescription, labels: labels, seenFrom: base)
        case .value(let type)?:
            return isClassValue(type.spelling, labels: labels, seenFrom: base)
        case nil:
            return Self.telling.contains(labels) || isPayloadOfClass(base, labels: labels)
                || isPropertyOfClass(base, labels: labels) || isVariableOfClass(base, labels: labels)
        }
    }

    /// Returns whether the base is a variable that begins as a class: `var itemClass = ItemView.self`.
    private func isVariableOfClass(_ base: ExprSyntax, labels: [String]) -> Bool {
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let initial = LocalVariable.named(name, seenFrom: base)?.value?.as(MemberAccessExprSyntax.self),
            initial.declName.baseName.tokenKind == .keyword(.self), let named = initial.base?.trimmedDescription
        else { return false }
        return isNamedClass(named[...], labels: labels, seenFrom: base)
    }

    /// Returns whether a type is such a metatype: `UIView.Type`, or `(any Shown.Type)?` of a protocol for views.
    private func isClassValue(_ type: String, labels: [String], seenFrom node: some SyntaxProtocol) -> Bool {
        var type = TypeName.unwrapped(type)
        if type.hasPrefix("("), type.hasSuffix(")") { type = String(type.dropFirst().dropLast()) }
        guard type.hasSuffix(".Type") else { return false }
        let name = TypeName.nominal(String(type.dropLast(".Type".count)))
        return isParameterOfClass(name, labels: labels, seenFrom: node)
            || isNamedClass(name[...], labels: labels, seenFrom: node)
    }

    /// Returns whether the base is a property of an object of unknown type, or a variable with the value of one, and all
    /// properties of this name in the target are such metatypes.
    private func isPropertyOfClass(_ base: ExprSyntax, labels: [String]) -> Bool {
        var value = base
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
            guard let initial = LocalVariable.named(name, seenFrom: base)?.value else { return false }
            value = initial
        }
        if let forced = value.as(ForceUnwrapExprSyntax.self) { value = forced.expression }
        guard let name = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return false }
        let properties = target.properties(named: name)
        return !properties.isEmpty
            && properties.allSatisfy { isClassValue($0.type ?? "", labels: labels, seenFrom: $0.declaration) }
    }

    /// Returns whether the base is what an enum of the target has in a case, bound by `case .type(let base)`, and that is a
    /// class of UIKit or a subclass.
    private func isPayloadOfClass(_ base: ExprSyntax, labels: [String]) -> Bool {
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let caseName = LocalVariable.caseName(binding: name, seenFrom: base)
        else { return false }
        return target.payloads(ofCasesNamed: caseName).contains { payload in
            payload.hasSuffix(".Type") && isNamedClass(payload.dropLast(".Type".count), labels: labels, seenFrom: base)
        }
    }

    /// Returns whether the base is `Self`, or `self` in a class method, in an extension of the system's classes: the class
    /// that the method was called on, which may be a subclass. In an initializer `self.init` calls another initializer.
    func isOwnClass(_ base: ExprSyntax) -> Bool {
        guard let type = target.enclosingType(of: base), type.kind == .external, SystemClasses.isClass(type.name)
        else { return false }
        if base.trimmedDescription == "Self" { return true }
        return base.trimmedDescription == "self" && isInClassMethod(base)
    }

    /// Returns whether the base is `Self`, or `self` in a class method, in an extension of a protocol whose types are a
    /// class of UIKit or subclasses: `extension Loadable where Self: UIViewController`.
    func isClassOfProtocol(_ base: ExprSyntax, labels: [String]) -> Bool {
        guard let type = target.enclosingType(of: base), type.kind == .protocol,
            base.trimmedDescription == "Self" || base.trimmedDescription == "self" && isInClassMethod(base)
        else { return false }
        let around = sequence(first: Syntax(base), next: \.parent).first { $0.is(ExtensionDeclSyntax.self) }
        let clause = around?.as(ExtensionDeclSyntax.self)?.genericWhereClause
        let constraints = (clause.map { Array($0.requirements) } ?? [])
            .compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
            .filter { $0.leftType.trimmedDescription == "Self" }.map { $0.rightType.trimmedDescription }
        return (constraints.flatMap(TypeName.parts) + [type.name]).contains {
            isNamedClass($0[...], labels: labels, seenFrom: base)
        }
    }

    private func isInClassMethod(_ node: ExprSyntax) -> Bool {
        var ancestor = node.parent
        while let current = ancestor {
            if current.is(InitializerDeclSyntax.self) { return false }
            if let modifiers = current.as(FunctionDeclSyntax.self)?.modifiers
                ?? current.as(VariableDeclSyntax.self)?.modifiers,
                modifiers.areStatic
            {
                return true
            }
            ancestor = current.parent
        }
        return false
    }

    /// Returns whether `name` is a generic parameter or an associated type that is constrained to a class of UIKit or to
    /// a subclass of one in the target.
    func isParameterOfClass(_ name: String, labels: [String], seenFrom node: some SyntaxProtocol) -> Bool {
        guard
            let constraint = GenericParameters.constraint(of: name, seenFrom: node)
                ?? AssociatedTypes(target: target).constraint(of: name, seenFrom: node)
        else { return false }
        return constraint.split(separator: "&").contains {
            isNamedClass($0.filter { $0 != " " }[...], labels: labels, seenFrom: node)
        }
    }

    /// The labels of the initializers of Core Data's class of objects.
    private static let ofManagedObjects = [["context"], ["entity", "insertInto"]]

    private func isNamedClass(_ name: Substring, labels: [String], seenFrom node: some SyntaxProtocol) -> Bool {
        if Self.ofManagedObjects.contains(labels) { return target.unaliased(String(name)) == "NSManagedObject" }
        let reference = TypeReference(target.unaliased(String(name)), in: target.enclosingType(of: node), of: target)
        guard
            let platformClass = reference.platformClass(in: target) ?? reference.record.flatMap(target.classOfProtocol)
        else { return false }
        return labels != Self.ofButtons || PlatformClasses.inherits(platformClass, from: "UIButton")
    }
}
