/// Whether an object has a method, for those that only know its name.
enum KnownMethods {
    static func contain(_ selector: Selector, in object: AnyObject) -> Bool {
        if SourceMembers.method(selector.name, of: type(of: object)) != nil { return true }
        return SourceMembers.protocolMethods(selector.name, of: object).contains { !$0.isOptional }
    }
}
