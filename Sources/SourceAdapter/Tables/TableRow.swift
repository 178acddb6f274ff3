internal import PlatformFacts

/// One line of a class's table: a member that is found by name at run time.
struct TableRow {
    /// A statement that adds the member to the table, a variable called `members`.
    let text: String

    /// Creates the row of a method. Returns nil for methods that cannot be called by name: throwing, asynchronous and
    /// generic methods, and methods with parameters that an untyped call cannot pass.
    init?(method: MemberRecord, of typeName: String, in target: TargetIndex) {
        guard method.isCallableByName else { return nil }
        let name = MethodName(base: method.baseName, labels: method.labels)
        var reference = "\(typeName).\(method.labels.isEmpty ? method.baseName : name.description)"
        if Overloads.needCast(method, in: target) {
            reference += " as @MainActor (\(typeName)) -> @MainActor \(Overloads.functionType(of: method))"
        }
        text = "members.method(\"\(ObjectiveCNames(target: target).selector(of: method))\", \"\(name)\", \(reference))"
    }

    /// Creates the row of a class method or class property that key-value observing asks by name. Returns nil for all
    /// others.
    init?(classMember member: MemberRecord, of typeName: String) {
        guard Self.isQuestion(member), member.parameters.isEmpty else { return nil }
        let call = member.kind == .property ? "" : "()"
        let name = member.attribute("objc")?.argument ?? member.baseName
        text = "members.classMethod(\"\(name)\") { \(typeName).\(member.baseName)\(call) }"
    }

    /// Returns whether the name is that of a class member by which a class says how one of its properties is observed.
    static func isQuestion(_ member: MemberRecord) -> Bool {
        member.isStatic && (member.kind == .property || member.kind == .method)
            && ["keyPathsForValuesAffecting", "automaticallyNotifiesObserversOf"].contains {
                member.baseName.hasPrefix($0) && member.baseName != "keyPathsForValuesAffectingValue"
            }
    }

    /// Creates the row of a property; `@IBOutlet` properties are listed as outlets.
    init(property: MemberRecord, of typeName: String, in target: TargetIndex) {
        let kind = property.has("IBOutlet") ? "outlet" : "property"
        let name = ObjectiveCNames(target: target).name(of: property)
        text = "members.\(kind)(\"\(name)\", \\\(typeName).\(property.baseName))"
    }
}
