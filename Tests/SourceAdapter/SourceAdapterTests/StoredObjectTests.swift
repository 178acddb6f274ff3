import SourceAdapter
import Testing

@Suite struct StoredObjectTests {
    @Test(arguments: [
        ("@objc dynamic var b = 0", "@StoredDynamically var b = 0"),
        ("@objc dynamic var b: String?", "@StoredDynamically var b: String? = nil"),
        ("@objc private(set) dynamic var b: C? = nil", "@StoredDynamically private(set) var b: C? = nil"),
        (
            "@objc dynamic private var b = 0, c = 1",
            "@StoredDynamically private var b = 0; @StoredDynamically private var c = 1"
        ),
        ("@objc dynamic var b = 0 { didSet { c() } }", "@StoredDynamically var b = 0 { didSet { c() } }"),
        ("@objc dynamic var b = 0, c = 1", "@StoredDynamically var b = 0; @StoredDynamically var c = 1"),
        (
            "@objc dynamic var b, c: Int?",
            "@StoredDynamically var b: Int? = nil; @StoredDynamically var c: Int? = nil"
        ),
    ])
    func dynamicPropertiesAreStored(source: String, result: String) {
        #expect(member(source) == result)
    }

    @Test(arguments: [
        "@objc dynamic var b: Int { 1 }", "@objc dynamic static var b = 0", "var b = 0", "let b = List<Int>()",
        "@Persisted var b = 0", "@objc dynamic lazy var b = 0", "@objc dynamic var b: Int { get { 1 } set {} }",
    ])
    func otherPropertiesStay(source: String) {
        #expect(
            member(source) == source.replacing("@objc ", with: "").replacing("dynamic ", with: ""))
    }

    @Test func aFileThatDoesNotImportTheDatabaseImportsIt() {
        let files = [
            SourceFile(path: "A.swift", text: "import RealmSwift\nclass A: Object {}\n"),
            SourceFile(path: "B.swift", text: "import UIKit\nclass B: A { @objc dynamic var b = 0 }\n"),
        ]
        let text = TargetAdapter.adapt(files).files[1].text
        #expect(text.contains("import RealmSwift") && text.contains("@StoredDynamically var b = 0"))
    }

    @Test func subclassesEmbeddedObjectsAndQualifiedNamesAreStored() {
        for name in ["EmbeddedObject", "RealmSwift.Object"] {
            let source = adapted("import RealmSwift\nclass A: \(name) {}\nclass B: A { @objc dynamic var b = 0 }")
            #expect(source.hasSuffix("class B: A { @StoredDynamically var b = 0 }"))
        }
        let extended = adapted(
            "import RealmSwift\nextension Object { var x: Int { 1 } }\nclass A: Object { @objc dynamic var b = 0 }")
        #expect(extended.hasSuffix("class A: Object { @StoredDynamically var b = 0 }"))
    }

    @Test func aClassCalledObjectOfTheTargetIsNotStored() {
        let own = "import RealmSwift\nclass Object: NSObject {}\nclass A: Object { @objc dynamic var b = 0 }"
        #expect(!adapted(own).contains("StoredDynamically"))
        #expect(!adapted("class A: Object { @objc dynamic var b = 0 }").contains("StoredDynamically"))
    }

    @Test func initializersWithoutParametersAreRequired() {
        #expect(member("override init() { super.init() }") == "required init() { super.init() }")
        #expect(member("public init() { super.init() }") == "required public init() { super.init() }")
        #expect(member("required init() { super.init() }") == "required init() { super.init() }")
        #expect(member("convenience init(b: Int) { self.init() }") == "convenience init(b: Int) { self.init() }")
    }

    @Test func theSuperclassIsInitializedBeforePropertiesAreSet() {
        #expect(
            initializer("init(b: Int) { self.b = b; super.init() }")
                == "init(b: Int) { super.init(); self.b = b; () }")
        #expect(
            initializer("required init(from decoder: Decoder) throws { b = try c() }")
                == "required init(from decoder: Decoder) throws { super.init(); b = try c() }")
        for source in [
            "init(b: Int) { super.init(); self.b = b }", "convenience init(b: Int) { self.init(); self.b = b }",
            "init(b: Int) { self.b = b; super.init(value: b) }",
        ] {
            #expect(initializer(source) == source)
        }
    }

    @Test func initializersOfTheRuntimeAreRemoved() {
        let source = adapted(
            """
            import RealmSwift
            class A: Object {
            required init(realm: RLMRealm, schema: RLMObjectSchema) {
                super.init(realm: realm, schema: schema)
            }
            required init() { super.init() }
            }
            """)
        #expect(!source.contains("schema") && source.contains("required init() { super.init() }"))
    }

    @Test func aPropertyWithoutInitialValueIsSetFirst() {
        let source = adapted(
            """
            import RealmSwift
            class A: Object {
            @objc dynamic var b = 0
            let c: Int
            init(c: Int) { self.c = c; super.init() }
            }
            """)
        #expect(source.contains("init(c: Int) { self.c = c; super.init() }"))
    }

    private func member(_ source: String) -> String {
        String(adapted("import RealmSwift\nclass A: Object {\n\(source)\n}").split(separator: "\n")[2])
    }

    private func initializer(_ source: String) -> String {
        let lines = "import RealmSwift\nclass A: Object {\n@objc dynamic var b = 0\n\(source)\n}"
        return String(adapted(lines).split(separator: "\n")[3])
    }
}
