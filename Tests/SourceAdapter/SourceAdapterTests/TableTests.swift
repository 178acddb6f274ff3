import SourceAdapter
import Testing

@Suite struct TableTests {
    @Test func aTableIsAddedBeforeMain() {
        #expect(
            generated("import UIKit\nclass A: UIView { @objc private func b(_ c: Int) {} }") == """
                extension A {
                    fileprivate static func _members0(_ members: ClassMembers<A>) {
                        members.method("b:", "b(_:)", A.b(_:))
                    }
                }
                @section(".init_array") @used private let _addMembers: @convention(c) () -> Void = {
                    SourceMembers.add { source in
                        source.add(A.self) { A._members0($0) }
                    }
                }

                """)
    }

    @Test func backticksAreNoPartOfNames() {
        let source =
            "class A: NSObject { @objc dynamic var `default` = 1; @objc func `repeat`(_ `in`: Int) {} }\n"
            + "let a = #keyPath(A.`default`), b = #keyPath(A.default), c = #selector(A.`repeat`(_:))"
        let text = adaptedWhole(["File.swift": source])["File.swift"] ?? ""
        for part in [
            #"members.property("default", \A.default)"#, #"members.method("repeat:", "repeat(_:)", A.repeat(_:))"#,
            #"willChangeValue(forKey: "default")"#,
            #"let a = KeyPathName("default", \A.default), b = KeyPathName("default", \A.default)"#,
            #"c = Selector("repeat:""#,
        ] { #expect(text.contains(part)) }
    }

    @Test func classMethodsThatObservingAsksHaveRows() {
        let table = generated(
            """
            class A: NSObject {
                @objc class func keyPathsForValuesAffectingFull() -> Set<String> { [] }
                @objc static var automaticallyNotifiesObserversOfFull: Bool { false }
                class func keyPathsForValuesAffectingHidden() -> Set<String> { [] }
                @objc static func other() {}
            }
            class B: A { override class func keyPathsForValuesAffectingFull() -> Set<String> { [] } }
            """)
        for row in [
            #"members.classMethod("keyPathsForValuesAffectingFull") { A.keyPathsForValuesAffectingFull() }"#,
            #"members.classMethod("automaticallyNotifiesObserversOfFull") { A.automaticallyNotifiesObserversOfFull }"#,
            #"members.classMethod("keyPathsForValuesAffectingFull") { B.keyPathsForValuesAffectingFull() }"#,
        ] { #expect(table.contains(row)) }
        #expect(!table.contains("Hidden") && !table.contains("other"))
    }

    @Test func classesAreAddedByTheirObjectiveCNames() {
        #expect(
            generated("import UIKit\n#if X\n@objc(ABB) class B: UIView { class C {} }\n#endif\nclass D: UIView {}")
                == """
                @section(".init_array") @used private let _addMembers: @convention(c) () -> Void = {
                    SourceMembers.add { source in
                #if (X)
                        source.add(B.self, named: "ABB")
                #endif
                    }
                }

                """)
    }

    @Test func dynamicMembersOfObjectsHaveRows() {
        let table = generated("class A: NSObject { dynamic var b = 1; var c = 2 }\nclass D { dynamic var e = 3 }")
        #expect(table.contains("members.property(\"b\""))
        #expect(!table.contains("\"c\"") && !table.contains("\"e\""))
    }

    @Test func storedPropertiesOfModelsHaveRowsWhereTheCompilerInfersThem() {
        let file = SourceFile(
            path: "File.swift",
            text: """
                import Foundation
                class Song: NSObject { var title: String?; private var a = 1; let b = 2; lazy var c = 3; static var d = 4 }
                class Row: UIView { var e = 5 }
                class Plain { var f = 6 }
                """)
        let rows = TargetAdapter.adapt([file], infersObjectiveC: true).files[0].text.split(separator: "\n").filter {
            $0.contains("members.property")
        }
        #expect(rows.map { $0.filter { $0 != " " } } == [#"members.property("title",\Song.title)"#])
        #expect(!TargetAdapter.adapt([file]).files[0].text.contains("members.property"))
    }

    @Test func whatAnObjectiveCProtocolRequiresHasARow() {
        let table = generated(
            """
            @objc protocol Routing { func routeToShow(segue: UIStoryboardSegue?) }
            protocol Passing { func pass() }
            class Router: NSObject, Routing, Passing {
                func routeToShow(segue: UIStoryboardSegue?) {}
                func pass() {}
                func other() {}
            }
            """)
        #expect(
            table.contains(
                "members.method(\"routeToShowWithSegue:\", \"routeToShow(segue:)\", Router.routeToShow(segue:))"))
        #expect(!table.contains("pass") && !table.contains("other"))
    }

    @Test func outletsActionsAndInspectablesHaveRows() {
        let table = generated(
            """
            class A: UIViewController {
                @IBOutlet private weak var label: UILabel!
                @IBOutlet var views: [UIView]! { didSet {} }
                @IBAction func none() {}
                @IBAction func one(_ sender: Any) {}
                @IBAction func two(_ sender: UIButton, forEvent event: UIEvent) {}
                @IBInspectable var radius: CGFloat = 0
            }
            """)
        for row in [
            "members.outlet(\"label\", \\A.label)", "members.outlet(\"views\", \\A.views)",
            "members.method(\"none\", \"none()\", A.none)", "members.method(\"one:\", \"one(_:)\", A.one(_:))",
            "members.method(\"two:forEvent:\", \"two(_:forEvent:)\", A.two(_:forEvent:))",
            "members.property(\"radius\", \\A.radius)",
        ] {
            #expect(table.contains("        \(row)\n"))
        }
    }

    @Test func optionalMethodsOfDelegatesHaveRowsWhoeverConforms() {
        let table = generated("class B: Foreign { func scrollViewDidScroll(_ s: UIScrollView) {}; func other() {} }")
        #expect(
            table.contains(
                "members.method(\"scrollViewDidScroll:\", \"scrollViewDidScroll(_:)\", B.scrollViewDidScroll(_:))"))
        #expect(!table.contains("other"))
    }

    @Test func optionalMethodsOfTheTargetsProtocolsHaveRows() {
        let table = generated(
            "@objc protocol P { @objc optional func b() }\nclass A: NSObject, P { func b() {}; func c() {} }")
        #expect(table.contains("A.b)"))
        #expect(!table.contains("A.c)"))
    }

    @Test func objcMembersExposesWhatIsNotPrivate() {
        let source = """
            @objcMembers class A: NSObject { var b = 1; func c() {}; private func d() {}; @nonobjc func e() {}; @objc private func f() {} }
            class G: A { func h() {} }
            """
        let table = generated(source)
        for name in ["b", "c", "f"] { #expect(table.contains("A.\(name))")) }
        for name in ["d", "e"] { #expect(!table.contains("A.\(name))")) }
        #expect(table.contains("G.h)"))
    }

    @Test func exposedExtensionsExposeTheirMembers() {
        #expect(
            generated("@objc extension UIView { func b() {} }").contains("members.method(\"b\", \"b()\", UIView.b)"))
        #expect(generated("import UIKit\n@nonobjc extension UIView { func b() {} }").isEmpty)
    }

    @Test func whatIsDeclaredInAFileIsInItsTable() {
        let files = [
            "A.swift": "class A: NSObject { @objc func b() {} }",
            "B.swift": "extension A { @objc private func c() {} }",
        ]
        #expect(generated(files)["A.swift"]?.contains("A.b)") == true)
        #expect(generated(files)["A.swift"]?.contains("A.c)") == false)
        #expect(generated(files)["B.swift"]?.contains("A.c)") == true)
    }

    @Test func overloadsAreToldApart() {
        let table = generated(
            "class A: NSObject { @objc func b() {}; func b(_ c: Int) {}; @objc func d(_ e: Int) {}; func d(_ e: String) {} }"
        )
        #expect(table.contains("A.b as @MainActor (A) -> @MainActor () -> Void)"))
        #expect(table.contains("A.d(_:) as @MainActor (A) -> @MainActor (Int) -> Void)"))
    }

    @Test(arguments: [
        "func b() throws {}", "func b() async {}", "func b<T>(_ c: T) {}", "func b(_ c: () -> Void) {}",
        "func b(_ c: inout Int) {}",
        "func b(_ c: Int...) {}", "func b(_ c: some P) {}",
        "func b(_ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int) {}",
        "static func b() {}", "class func b() {}", "@available(*, unavailable) func b() {}", "init(b: Int) {}",
        "static var b = 1",
    ])
    func whatCannotBeCalledByNameHasNoRow(member: String) {
        #expect(generated("import UIKit\nclass A: NSObject { @objc \(member) }").isEmpty)
    }

    @Test(arguments: ["@escaping () -> Void", "(() -> Void)?", "any P", "P?", "[Int: String]", "Int = 1"])
    func plainParametersHaveRows(parameter: String) {
        #expect(generated("class A: NSObject { @objc func b(_ c: \(parameter)) {} }").contains("A.b(_:)"))
    }

    @Test func typesThatFileScopeCanNameHaveATableThere() {
        #expect(generated("private class A: UIView { @objc func b() {} }").contains("extension A {"))
        #expect(generated("class A { class B: UIView { @objc func b() {} } }").contains("extension A.B {"))
    }

    @Test func membersUnderConditionsHaveRowsUnderThem() {
        let table = generated("class A: UIView {\n#if os(iOS)\n@objc func b() {}\n#else\n@objc func c() {}\n#endif\n}")
        #expect(
            table.contains(
                "#if ((os(iOS) || os(Linux)))\nextension A {\n    fileprivate static func _members1"))
        #expect(table.contains("#if !((os(iOS) || os(Linux)))\nextension A {"))
        #expect(
            table.contains("#if ((os(iOS) || os(Linux)))\n        source.add(A.self) { A._members1($0) }\n#endif\n"))
    }

    @Test func aSuperclassMayHaveAnotherName() {
        #expect(
            generated("import UIKit\ntypealias View = UIView\n@objcMembers class A: View { func b() {} }")
                .contains("A.b)"))
    }

    @Test func structuresHaveNoTable() {
        #expect(generated("import UIKit\nstruct A { func scrollViewDidScroll(_ s: UIScrollView) {} }").isEmpty)
        #expect(generated("import UIKit\nextension Array { func scrollViewDidScroll(_ s: UIScrollView) {} }").isEmpty)
    }
}

/// What source that is written for Linux declares, in a file of its own.
@Suite struct MembersFileTests {
    private func members(_ source: String) -> String {
        TargetAdapter.adapt([], beside: [SourceFile(path: "File.swift", text: source)]).members
    }

    @Test func itHasActionsPropertiesAndOptionalMethods() {
        let table = members(
            """
            import UIKit
            class A: UIViewController {
                var b: UILabel?
                func reload() {}
                func tapped(_ sender: UIButton) {}
                func touched(_ sender: UIButton, forEvent event: UIEvent?) {}
                func scrollViewDidScroll(_ s: UIScrollView) {}
            }
            """)
        for row in [
            "\"b\", \\A.b)", "A.reload)", "A.tapped(_:))", "A.touched(_:forEvent:))", "A.scrollViewDidScroll(_:))",
        ] {
            #expect(table.contains(row))
        }
        #expect(table.hasPrefix("import UIKit\nextension A {"))
    }

    @Test(arguments: [
        "private func b() {}", "fileprivate func b() {}", "func b() -> Int { 1 }", "func b(c: Int, d: Int) {}",
        "override func b() {}",
        "static func b() {}", "private var b = 1",
    ])
    func itLeavesOut(member: String) {
        #expect(members("class A: UIView { \(member) }") == "// Nothing in this target is found by name at run time.\n")
    }

    @Test func typesOutOfItsReachHaveNoTable() {
        #expect(!members("private class A: UIView { func b() {} }").contains("A"))
        #expect(!members("fileprivate class A: UIView { func b() {} }").contains("A"))
        #expect(!members("class P { func b() {} }").contains("P"))
    }

    @Test func itImportsWhatTheFilesImport() {
        #expect(
            members("@testable import Other\nextension UIView { func b() {} }").hasPrefix(
                "@testable import Other\nimport UIKit\n"))
    }

    @Test func superclassesOfOtherModulesMayBeAnything() {
        let table = members(
            "class A: Foreign { func b() {}; func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 1 } }"
        )
        #expect(table.contains("members.method(\"b\", "))
        #expect(table.contains("members.method(\"tableView:heightForRowAtIndexPath:\", "))
    }

    @Test func adaptedFilesKnowItsTypes() {
        let result = TargetAdapter.adapt(
            [SourceFile(path: "A.swift", text: "class A: B { let c = #selector(d) }")],
            beside: [SourceFile(path: "B.swift", text: "class B: UIView { func d(_ e: Any) {} }")])
        #expect(result.files[0].text.contains("Selector(\"d:\", calling: A.d(_:))"))
    }
}

@Suite struct TableOfSeveralFilesTests {
    @Test func privateClassesOfOneNameHaveTablesOfTheirOwn() {
        let files = [
            "A.swift":
                "import UIKit\nprivate class Row: UIView { @objc func a() {} }\nextension Row { @objc func b() {} }",
            "B.swift":
                "import UIKit\nprivate class Row: UIView { @objc func c() {} }\nextension Row { @objc func d() {} }",
            "C.swift": "import UIKit\nclass Row: UIView { @objc func e() {} }",
        ]
        let tables = generated(files)
        for (file, own) in [("A.swift", ["a", "b"]), ("B.swift", ["c", "d"]), ("C.swift", ["e"])] {
            let text = tables[file] ?? ""
            let listed = ["a", "b", "c", "d", "e"].filter { text.contains("members.method(\"\($0)\"") }
            #expect(listed == own)
        }
    }

    @Test func aPrivateClassMeansThatOfItsFile() {
        let files = [
            "A.swift": "import UIKit\nprivate class Base {}\nprivate class Row: Base { dynamic var a = 1 }",
            "B.swift": "import UIKit\nprivate class Base: NSObject {}\nprivate class Row: Base { dynamic var b = 1 }",
        ]
        #expect(adapted(files)["A.swift"]?.contains("willChangeValue") == false)
        #expect(adapted(files)["B.swift"]?.contains("willChangeValue(forKey: \"b\")") == true)
    }

    @Test func membersOfSomeSpecializationsHaveNoRow() {
        #expect(generated("import UIKit\nextension Store where Item == Int { @objc func b() {} }").isEmpty)
        #expect(generated("import UIKit\nextension Store<Int> { @objc func b() {} }").isEmpty)
    }

    @Test func anOverloadThatReturnsSelfIsCastToItsClass() {
        #expect(
            generated("import UIKit\nclass A: UIView { @objc func b() -> Self? { nil }; func b(_ c: Int) {} }")
                .contains("A.b as @MainActor (A) -> @MainActor () -> A?)"))
    }
}
