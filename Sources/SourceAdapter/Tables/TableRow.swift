/// One line of a class's table: a member that is found by name at run time.
struct TableRow {
    /// A statement on the table, which is called `members`.
    let text: String

    /// A method, or nil when it cannot be called by its name: it throws, is asynchronous or generic, or takes what no caller could pass along.
    init?(method: MemberRecord, of typeName: String, in target: TargetIndex) {
        guard method.isCallableByName else { return nil }
        let name = MethodName(base: method.baseName, labels: method.labels)
        var reference = "\(typeName).\(method.labels.isEmpty ? method.baseName : name.description)"
        if Overloads.needCast(method, in: target) {
            reference += " as @MainActor (\(typeName)) -> @MainActor \(Overloads.functionType(of: method))"
        }
        text = "members.method(\"\(ObjectiveCNames(target: target).selector(of: method))\", \"\(name)\", \(reference))"
    }

    /// A property; one that a nib connects is an outlet.
    init(property: MemberRecord, of typeName: String, in target: TargetIndex) {
        let kind = property.has("IBOutlet") ? "outlet" : "property"
        let name = ObjectiveCNames(target: target).name(of: property)
        text = "members.\(kind)(\"\(name)\", \\\(typeName).\(property.baseName))"
    }
}
