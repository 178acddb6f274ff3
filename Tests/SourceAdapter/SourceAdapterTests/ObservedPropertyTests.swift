import Testing

@Suite struct ObservedPropertyTests {
    private let will = "willChangeValue(forKey: \"b\")"
    private let did = "didChangeValue(forKey: \"b\")"

    @Test func aStoredPropertyTellsOfItsChanges() {
        #expect(property("dynamic var b = 0") == "var b = 0 { willSet { \(will) } didSet { \(did) } }")
        #expect(
            property("dynamic private(set) weak var b: C?")
                == "private(set) weak var b: C? { willSet { \(will) } didSet { \(did) } }")
    }

    @Test func itsOwnObserversAreDoneWhenOthersSeeTheChange() {
        #expect(
            property("dynamic var b = 0 { didSet { c() } }")
                == "var b = 0 { willSet { \(will) } didSet { defer { \(did) }; c() } }")
        #expect(
            property("dynamic var b = 0 { willSet { c() } didSet { d() } }")
                == "var b = 0 { willSet { \(will); c() } didSet { defer { \(did) }; d() } }")
        #expect(
            property("dynamic var b = 0 { willSet { c() } }")
                == "var b = 0 { didSet { \(did) } willSet { \(will); c() } }")
    }

    @Test func aSetterTellsOfTheChange() {
        #expect(
            property("dynamic var b: Int { get { 1 } set { c = newValue } }")
                == "var b: Int { get { 1 } set { \(will); defer { \(did) }; c = newValue } }")
    }

    @Test func theKeyIsTheNameForObjectiveC() {
        #expect(
            adapted("class A: NSObject { @objc(isB) dynamic var b = true }")
                == "class A: NSObject { var b = true { willSet { willChangeValue(forKey: \"isB\") } didSet { didChangeValue(forKey: \"isB\") } } }"
        )
    }

    @Test(arguments: [
        "dynamic var b: Int { 1 }", "static dynamic var b = 0", "override dynamic var b: Int { didSet {} }",
        "dynamic func b() {}",
    ])
    func whatNeverChangesIsLeftAlone(source: String) {
        #expect(property(source) == source.replacing("dynamic ", with: ""))
    }

    @Test func aClassThatIsNoNSObjectIsNotObserved() {
        #expect(adapted("class A { dynamic var b = 0 }") == "class A { var b = 0 }")
    }

    private func property(_ source: String) -> String {
        String(adapted("class A: NSObject {\n@objc \(source)\n}").split(separator: "\n")[1])
    }
}
