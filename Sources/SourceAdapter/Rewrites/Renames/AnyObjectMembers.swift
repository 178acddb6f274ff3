import SwiftSyntax

/// Rewrites members of `AnyObject`, which on Apple's systems has the members of all Objective-C classes, to those of the
/// class that declares them: `(value as AnyObject).responds(to: selector)` and `(value as AnyObject).doubleValue`. A
/// property of `AnyObject` is optional, because the object may not have it.
struct AnyObjectMembers: Rewrite {
    private static let methods: Set<String> = [
        "responds", "isKind", "isMember", "isEqual", "value", "setValue", "perform",
    ]
    private static let properties: [String: String] = [
        "intValue": "NSNumber", "integerValue": "NSNumber", "doubleValue": "NSNumber", "floatValue": "NSNumber",
        "boolValue": "NSNumber", "cgRectValue": "NSValue", "cgPointValue": "NSValue", "cgSizeValue": "NSValue",
    ]
    /// Names that NSNumber has in Swift under another one.
    private static let renamed = ["integerValue": "intValue"]

    func rewrite(_ node: MemberAccessExprSyntax, in file: FileAdaptation) {
        guard let base = node.base else { return }
        let name = node.declName.baseName.text
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        let chain = base.as(OptionalChainingExprSyntax.self)
        let object = chain?.expression ?? base
        if isCalled, name == "isEqual", chain == nil, isEqualCall(of: object, through: node, in: file) {
            // Of any class, not of NSObject alone.
        } else if isCalled, Self.methods.contains(name) {
            guard cast(object, to: "NSObject", isOptional: chain != nil, in: file) else { return }
        } else if !isCalled, let type = Self.properties[name] {
            guard cast(object, to: type, isOptional: true, chainedBy: chain == nil ? "?" : "", in: file) else { return }
            if let current = Self.renamed[name] { file.edits.replace(node.declName, with: current) }
            if let forced = node.parent?.as(ForceUnwrapExprSyntax.self) {
                file.edits.insert("(", before: node)
                file.edits.insert(")", before: forced.exclamationMark)
            }
        } else {
            return
        }
        file.require(import: "UIKit")
    }

    /// Rewrites `object.isEqual(other)` of an object of any class to `Trestle.isEqual(object, other)`.
    private func isEqualCall(
        of object: ExprSyntax, through access: MemberAccessExprSyntax, in file: FileAdaptation
    ) -> Bool {
        let cast = CastType.of(inParentheses: object).map(TypeName.unwrapped)
        guard cast == "AnyObject" || isOfAnyObject(object, in: file),
            let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            call.arguments.first?.label == nil, let parenthesis = call.leftParen
        else { return false }
        file.edits.insert("Trestle.isEqual(", before: call)
        file.edits.replace(from: access.period, through: parenthesis, with: ", ")
        return true
    }

    /// Replaces the cast to AnyObject, or adds a cast to a value of that type. Returns false for other expressions.
    ///
    /// - Parameter mark: what follows the cast, `?` or nothing.
    private func cast(
        _ object: ExprSyntax, to type: String, isOptional: Bool, chainedBy mark: String = "", in file: FileAdaptation
    ) -> Bool {
        let text = (isOptional ? "as? " : "as! ") + type
        if let cast = object.as(TupleExprSyntax.self)?.elements.first?.expression,
            let written = CastType.of(cast), TypeName.unwrapped(written) == "AnyObject",
            let elements = cast.as(SequenceExprSyntax.self)?.elements, let last = elements.last,
            let sign = elements.dropFirst().first
        {
            file.edits.replace(from: sign, through: last, with: text)
            if !mark.isEmpty { file.edits.insert(mark, after: object) }
            return true
        }
        guard isOfAnyObject(object, in: file) else { return false }
        file.edits.insert("(", before: object)
        file.edits.insert(" \(text))\(mark)", after: object)
        return true
    }

    /// Returns whether an expression is of type `AnyObject`, or an element of a collection of such objects.
    private func isOfAnyObject(_ object: ExprSyntax, in file: FileAdaptation) -> Bool {
        switch object.kind {
        case .declReferenceExpr, .memberAccessExpr, .subscriptCallExpr:
            file.type(of: object)?.spelling == "AnyObject"
        default: false
        }
    }
}
