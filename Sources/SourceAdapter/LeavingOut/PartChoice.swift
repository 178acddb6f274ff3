import SwiftSyntax

/// Finds the smallest part of a file that can be left out so that a place that the compiler does not accept goes with it:
/// a statement whose value nobody uses, else the body of the function around it, else a declaration.
struct PartChoice {
    /// What to leave out.
    enum Part {
        case statement(CodeBlockItemSyntax)
        case body(Body)
        case declaration(Syntax, name: String)
        /// A name in the list of what a type inherits.
        case inherited(InheritedTypeSyntax)
        case attribute(AttributeSyntax)
    }

    /// A body, and what the declaration that it belongs to returns.
    struct Body {
        let block: Syntax
        let result: Result
        let name: String
    }

    enum Result {
        case nothing
        case optional
        case value
    }

    let message: String

    /// Returns the part to leave out because of a token; nil if there is none.
    func part(around token: TokenSyntax) -> Part? {
        if let name = unmetProtocol, let part = inheritance(of: name, at: token) { return part }
        var mustReplaceBody = isOfFlow
        var node = Syntax(token).parent
        while let current = node {
            if let attribute = current.as(AttributeSyntax.self), message.contains("attribute") {
                return .attribute(attribute)
            }
            if let inherited = current.as(InheritedTypeSyntax.self), !isSuperclass(inherited) {
                return .inherited(inherited)
            }
            if current.is(ClosureExprSyntax.self) { mustReplaceBody = isOfFlow }
            if isValueGiven(current) { mustReplaceBody = true }
            if let item = current.as(CodeBlockItemSyntax.self), !mustReplaceBody, isStatement(item) {
                return .statement(item)
            }
            if let part = body(of: current, around: token) { return part }
            if let declaration = declaration(current) { return declaration }
            node = current.parent
        }
        return nil
    }

    /// The protocol that a type lacks requirements of, as the message says.
    private var unmetProtocol: String? {
        guard
            let match = message.firstMatch(of: /does not conform to (?:global actor '.*?'-isolated |)protocol '(.+?)'/)
        else { return nil }
        return String(match.1)
    }

    /// Whether the message is about what a body does as a whole: values that it does not return or set.
    private var isOfFlow: Bool {
        message.contains(/missing return|before being initialized|without initializing|isn't called on all paths/)
    }

    private func inheritance(of name: String, at token: TokenSyntax) -> Part? {
        let group = sequence(first: Syntax(token), next: \.parent).first {
            $0.asProtocol((any DeclGroupSyntax).self) != nil
        }
        let inherited = group?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
        return inherited?.first { $0.type.trimmedDescription.split(separator: "&").contains { $0.trimmed == name } }
            .map(Part.inherited)
    }

    /// Whether an inherited name stands where a superclass does. A name in the manner of protocols is taken for one.
    private func isSuperclass(_ node: InheritedTypeSyntax) -> Bool {
        guard let list = node.parent?.as(InheritedTypeListSyntax.self), list.first?.id == node.id,
            list.parent?.parent?.is(ClassDeclSyntax.self) == true
        else { return false }
        let endings = ["Delegate", "DataSource", "able", "ible", "Protocol", "ing", "Type"]
        return !endings.contains { node.type.trimmedDescription.hasSuffix($0) }
    }

    /// Whether a node gives a value to the function around it, or decides what the rest of it may rely on.
    private func isValueGiven(_ node: Syntax) -> Bool {
        node.is(ReturnStmtSyntax.self) || node.is(GuardStmtSyntax.self)
            || node.as(FunctionCallExprSyntax.self)?.isInitializerOfSelfOrSuper == true
    }

    /// Whether the item is a statement that can be missing.
    private func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
        guard let block = item.parent?.as(CodeBlockItemListSyntax.self), let owner = block.parent else { return false }
        if item.isAtFileScope { return item.item.is(ExprSyntax.self) || item.item.is(StmtSyntax.self) }
        if item.isReportOfLeftOutPart { return false }
        guard block.count == 1, item.item.is(ExprSyntax.self) else { return true }
        // The only expression of a body may be its value.
        if let closure = owner.as(ClosureExprSyntax.self) { return !closure.isInitialValue }
        guard let body = owner.as(CodeBlockSyntax.self), let declaration = body.parent else {
            return !owner.is(AccessorBlockSyntax.self)
        }
        if let function = declaration.as(FunctionDeclSyntax.self) { return function.signature.returnClause == nil }
        if let accessor = declaration.as(AccessorDeclSyntax.self) {
            return accessor.accessorSpecifier.tokenKind != .keyword(.get)
        }
        return !declaration.is(IfExprSyntax.self) || declaration.parent?.is(ExpressionStmtSyntax.self) == true
    }

    // MARK: Declarations

    /// Returns the body of a declaration, if the token is in it.
    private func body(of node: Syntax, around token: TokenSyntax) -> Part? {
        let block: Syntax?
        var result = Result.nothing
        if let function = node.as(FunctionDeclSyntax.self) {
            block = function.body.map { Syntax($0) }
            result = Self.result(of: function.signature.returnClause?.type)
        } else if let initializer = node.as(InitializerDeclSyntax.self) {
            block = initializer.body.map { Syntax($0) }
            result = .value
        } else if let end = node.as(DeinitializerDeclSyntax.self) {
            block = end.body.map { Syntax($0) }
        } else if let accessor = node.as(AccessorDeclSyntax.self) {
            block = accessor.body.map { Syntax($0) }
            if accessor.accessorSpecifier.tokenKind == .keyword(.get) { result = Self.result(of: node.typeOfAccessors) }
        } else if let accessors = node.as(AccessorBlockSyntax.self), case .getter = accessors.accessors {
            block = Syntax(accessors)
            result = Self.result(of: node.typeOfAccessors)
        } else {
            return nil
        }
        guard let block, block.range.contains(token.position) else { return nil }
        return .body(Body(block: block, result: result, name: node.nameOfDeclaration))
    }

    private static func result(of type: TypeSyntax?) -> Result {
        guard let type else { return .nothing }
        if ["Void", "()"].contains(type.trimmedDescription) { return .nothing }
        return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            ? .optional : .value
    }

    /// Returns the declaration that a node is, if it is one that can be missing.
    private func declaration(_ node: Syntax) -> Part? {
        if node.is(EnumCaseElementSyntax.self), let declaration = node.parent?.parent {
            return .declaration(declaration, name: node.nameOfDeclaration)
        }
        let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
        let isAtFileScope = node.parent?.as(CodeBlockItemSyntax.self)?.isAtFileScope == true && node.is(DeclSyntax.self)
        guard isMember || isAtFileScope else { return nil }
        return .declaration(node, name: node.nameOfDeclaration)
    }
}

extension Substring {
    fileprivate var trimmed: Substring { Substring(self.filter { $0 != " " }) }
}
