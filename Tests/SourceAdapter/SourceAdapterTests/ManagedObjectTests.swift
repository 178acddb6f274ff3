import Testing

@Suite struct ManagedObjectTests {
    private static let get = "get { managedValue(forKey: \"name\") }"
    private static let set = "set { setManagedValue(newValue, forKey: \"name\") }"

    @Test(arguments: ["", "public ", "private(set) ", "override "])
    func propertiesGetAccessors(modifiers: String) {
        #expect(
            adapted("class A: NSManagedObject {\n    @NSManaged \(modifiers)var name: String?\n}")
                == "class A: NSManagedObject {\n    \(modifiers)var name: String? { \(Self.get) \(Self.set) }\n}")
    }

    @Test func theAttributeMayBeOnALineOfItsOwnAndInAnExtension() {
        #expect(
            adapted("extension A {\n    @NSManaged\n    public var name: String // its name\n}")
                == "extension A {\n    \n    public var name: String { \(Self.get) \(Self.set) } // its name\n}")
    }

    @Test func theKeyIsTheNameInObjectiveC() {
        let source = adapted("class A: NSManagedObject { @objc(name) @NSManaged dynamic var title: String }")
        #expect(source == "class A: NSManagedObject { var title: String { \(Self.get) \(Self.set) } }")
        #expect(
            adapted("class A: NSManagedObject { @NSManaged var `default`: Bool }").contains(
                "var `default`: Bool { get { managedValue(forKey: \"default\") }"))
    }

    @Test func propertiesOfOneDeclarationAreSeparated() {
        let accessors = { (name: String) in
            "{ get { managedValue(forKey: \"\(name)\") } set { setManagedValue(newValue, forKey: \"\(name)\") } }"
        }
        #expect(
            adapted("class A: NSManagedObject { @NSManaged public var x, y: Double }")
                == "class A: NSManagedObject { public var x: Double \(accessors("x")); public var y: Double "
                + "\(accessors("y")) }")
    }

    @Test func propertiesAreFoundByName() {
        let tables = generated("import CoreData\nclass A: NSManagedObject { @NSManaged var name: String? }")
        #expect(tables.contains("members.property(\"name\", \\A.name)"))
    }

    @Test(arguments: [
        ("addToItems(_ value: Item)", "managedAdd(value, forKey: \"items\")"),
        ("removeFromItems(_ values: NSSet)", "managedRemove(values, forKey: \"items\")"),
        ("insertIntoItems(_ value: Item, at idx: Int)", "managedInsert(value, at: idx, forKey: \"items\")"),
        ("removeFromItems(at indexes: NSIndexSet)", "managedRemove(at: indexes, forKey: \"items\")"),
        ("replaceItems(at idx: Int, with value: Item)", "managedReplace(at: idx, with: value, forKey: \"items\")"),
        ("addItemsObject(_ value: Item)", "managedAdd(value, forKey: \"items\")"),
        ("removeItems(_ values: Set<Item>)", "managedRemove(values, forKey: \"items\")"),
        ("primitiveDate() -> Date?", "managedValue(forKey: \"primitiveDate\")"),
        ("setPrimitiveDate(_ date: Date?)", "setManagedValue(date, forKey: \"primitiveDate\")"),
    ])
    func methodsOfRelationshipsGetBodies(method: String, body: String) {
        #expect(
            adapted("extension List {\n    @NSManaged public func \(method)\n}")
                == "extension List {\n    public func \(method) { \(body) }\n}")
    }

    @Test(arguments: [
        ("addItemsObject:", "attach(_ value: Item)", "managedAdd(value"),
        ("insertObject:inItemsAtIndex:", "put(_ value: Item, _ idx: Int)", "managedInsert(value, at: idx"),
        ("removeItemsAtIndexes:", "drop(_ idx: NSIndexSet)", "managedRemove(at: idx"),
    ])
    func theNameInObjectiveCDecides(selector: String, method: String, body: String) {
        #expect(
            adapted("extension List { @objc(\(selector)) @NSManaged func \(method) }")
                == "extension List { func \(method) { \(body), forKey: \"items\") } }")
    }

    @Test func aPropertyWithACapitalKeepsIt() {
        #expect(
            adapted("class List: NSManagedObject { @NSManaged var URLs: NSSet; @NSManaged func addToURLs(_ a: Link) }")
                .contains("managedAdd(a, forKey: \"URLs\")"))
    }
}
