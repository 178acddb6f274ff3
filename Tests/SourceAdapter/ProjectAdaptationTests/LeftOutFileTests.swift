import ProjectAdaptation
import ProjectFixtures
import Testing

@Suite struct MissingStartTests {
    @Test func anApplicationWhoseStartIsLeftOutIsBuiltAsALibrary() throws {
        var files = Sample.files
        files["AppDelegate.swift"]? += "import ARKit\nvar container: ARSession?\n"
        let adapted = try AdaptedProject(files)
        #expect(adapted["Package.swift"]?.contains(".target(\n            name: \"My_App\",") == true)
        #expect(
            adapted.reportText.contains(
                "  target \"My App\": no file starts the program: the one with @main or @UIApplicationMain is left out")
        )
        #expect(adapted.report.openCount == 2)
    }
}

@Suite struct LeftOutTestTests {
    @Test func testsOfATypeThatIsLeftOutAreLeftOut() throws {
        let adapted = try AdaptedProject([
            "Kit/Store.swift": "import ARKit\npublic class Store { var a: ARSession? }\n",
            "Kit/Row.swift": "public class Row {}\n",
            "KitTests/StoreTests.swift":
                "import XCTest\nclass StoreTests: XCTestCase { func testA() { _ = Store() } }\n",
            "KitTests/RowTests.swift": "import XCTest\nclass RowTests: XCTestCase { func testA() { _ = Row() } }\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [1, 1])
        #expect(
            adapted.reportText.contains(
                "  KitTests/StoreTests.swift: it tests Store, which is in a file that is left out\n"))
    }

    @Test func testsOfAClassThatNoFileDeclaresAreLeftOut() throws {
        let adapted = try AdaptedProject([
            "Kit/Row.swift": "public class RowView {}\n",
            "KitTests/ListTests.swift":
                "import XCTest\nclass ListTests: XCTestCase { func testA() { _ = ListView() } }\n",
            "KitTests/RowTests.swift": "import XCTest\nclass RowTests: XCTestCase { func testA() { _ = RowView() } }\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [1, 1])
        #expect(adapted.reportText.contains("  KitTests/ListTests.swift: it tests ListView, which no file declares\n"))
    }

    @Test func filesThatUseATypeThatIsLeftOutAreLeftOut() throws {
        let adapted = try AdaptedProject([
            "Kit/Store.swift": "import ARKit\npublic class Store { var a: ARSession? }\n",
            "Kit/Shelf.swift": "public class Shelf { var store: Store? }\n",
            "Kit/Room.swift": "extension Shelf {}\n",
            "Kit/Row.swift": "public class Row { func name(of row: Shop.Store) {} }\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [1])
        for line in ["Kit/Room.swift: it uses Shelf", "Kit/Shelf.swift: it uses Store"] {
            #expect(adapted.reportText.contains("  \(line), which is in a file that is left out\n"))
        }
    }

    @Test func typesThatAnotherFileDeclaresTooAreNotMissing() throws {
        let adapted = try AdaptedProject([
            "Kit/Store.swift": "import ARKit\nclass Store { var a: ARSession? }\n",
            "Kit/Shelf.swift": "class Shelf { class Store {}\n var store: Store? }\n",
            "Kit/Other.swift": "#if os(iOS)\nclass Other {}\n#endif\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [2])
    }

    @Test func theStartOfAnApplicationIsLeftOutForATypeThatItUses() throws {
        var files = Sample.files
        files["ListController.swift"]? += "import ARKit\nvar container: ARSession?\n"
        files["AppDelegate.swift"]? += "let controller: ListController? = nil\n"
        let adapted = try AdaptedProject(files)
        #expect(adapted.report.targets.map(\.kind) == [.library])
        #expect(adapted.reportText.contains("AppDelegate.swift: it uses ListController, which is in a file"))
        #expect(adapted.reportText.contains("no file starts the program"))
    }

    @Test func filesThatUseATypeOfAnObjectiveCHeaderAreLeftOut() throws {
        var files = Sample.files
        files["App.xcodeproj/project.pbxproj"] = ProjectText.application(
            objects: ["AppDelegate.swift", "Axis.m", "Stack.swift", "Row.swift", "Grid.swift"].enumerated().map {
                ProjectText.file("F\($0)", $1)
            }.joined(),
            sources: ["F0", "F1", "F2", "F3", "F4"], children: ["F0", "F1", "F2", "F3", "F4"])
        files["Axis.m"] = ""
        files["Axis.h"] = "@class Row;\ntypedef NS_ENUM(NSInteger, Axis) { AxisVertical };\n"
        files["Axis.h"]? += "typedef NS_CLOSED_ENUM(NSInteger, Side) { SideLeft };\n"
        files["Grid.swift"] = "class Grid { var side: Side? }\n"
        files["Stack.swift"] = "class Stack { var axis: Axis? }\n"
        files["Row.swift"] = "class Row {}\n"
        let adapted = try AdaptedProject(files)
        #expect(adapted.reportText.contains("  Stack.swift: it uses Axis, which is in a file that is left out\n"))
        #expect(adapted.reportText.contains("  Grid.swift: it uses Side, which is in a file that is left out\n"))
        #expect(adapted.report.targets.map(\.sourceCount) == [2])
    }

    @Test func filesThatUseAGlobalVariableThatIsLeftOutAreLeftOut() throws {
        let adapted = try AdaptedProject([
            "Kit/World.swift": "import ARKit\nlet Current: ARSession? = nil\nvar window = 1\n",
            "Kit/Row.swift": "class Row { var a: Any? { Current } }\n",
            "Kit/Other.swift": "class Other { var a: Any { window } }\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [1])
    }
}

@Suite struct LeftOutMemberTests {
    private let store = "import ARKit\nvar container: ARSession?\n"

    @Test func filesThatUseAFunctionThatIsLeftOutAreLeftOut() throws {
        let adapted = try AdaptedProject([
            "Kit/Store.swift": store + "func savedRows() {}\nprivate func hiddenRows() {}\nfunc reload() {}\n",
            "Kit/Row.swift": "class Row { func a() { savedRows() } }\n",
            "Kit/Other.swift": "class Other { func a() { hiddenRows(); reload() } }\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [1])
        #expect(
            adapted.reportText.contains("  Kit/Row.swift: it uses savedRows, which is in a file that is left out\n"))
    }

    @Test func filesThatUseAMemberOfAnExtensionThatIsLeftOutAreLeftOut() throws {
        let adapted = try AdaptedProject([
            "Kit/Store.swift": store + "extension UIView { func saveState() {}\nvar width: Int { 1 }\n}\n",
            "Kit/Row.swift": "class Row { func a(_ view: UIView) { view.saveState() } }\n",
            "Kit/Other.swift": "class Other { func a(_ size: CGSize) { size.width } }\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [1])
        #expect(
            adapted.reportText.contains("  Kit/Row.swift: it uses saveState, which is in a file that is left out\n"))
    }

    @Test func membersThatOtherDeclarationsHaveTooAreNotMissing() throws {
        let members = """
            extension UIView { func saveState() {}\nprivate func hideAll() {} }
            extension Row: Saving { func saveRow() {} }
            """
        let adapted = try AdaptedProject([
            "Kit/Store.swift": store + members,
            "Kit/Row.swift": "class Row { func saveState() {} }\n",
            "Kit/Other.swift": "class Other { func a(_ row: Row) { row.saveState(); row.saveRow(); row.hideAll() } }\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [2])
    }

    @Test func membersThatFoundationHasTooAreNotMissing() throws {
        let members = "func appendingPathComponent(_ a: Int) {}\nvar lastPathComponent: Int { 1 }"
        let adapted = try AdaptedProject([
            "Kit/Store.swift": store + "extension String { \(members) }\n",
            "Kit/Row.swift": "func a(_ url: URL) { url.appendingPathComponent(url.lastPathComponent) }\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [1])
    }

    @Test(arguments: [
        "if let savedRows = b { c(savedRows) }", "b { savedRows in c(savedRows) }",
        "b { (savedRows: Int) in c(savedRows) }",
        "for savedRows in b { c(savedRows) }", "let (savedRows, d) = b; c(savedRows)",
        "if case .some(let savedRows) = b { c(savedRows) }", "guard let savedRows = b else { return }; c(savedRows)",
        "let d: (savedRows: Int, e: Int) = b", "c(f(savedRows:))",
    ])
    func localNamesAreNoUses(code: String) throws {
        let adapted = try AdaptedProject([
            "Kit/Store.swift": store + "func savedRows() {}\n",
            "Kit/Row.swift": "class Row { func a() { \(code) } }\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [1])
    }

    @Test func labelsOfCasesAreNoUses() throws {
        let adapted = try AdaptedProject([
            "Kit/Store.swift": store + "func savedRows() {}\n",
            "Kit/Row.swift": "enum Row { case a(savedRows: Int) }\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [1])
    }

    @Test func filesThatUseListsOfTagsOfTypesAreLeftOut() throws {
        let adapted = try AdaptedProject([
            "Kit/Row.swift": "class Row {}\n",
            "Kit/Media.swift":
                "import MobileCoreServices\nfunc a() { UTTypeCopyAllTagsWithClass(b, kUTTagClassMIMEType) }\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [1])
        #expect(
            adapted.reportText.contains(
                "  Kit/Media.swift:2: is left out: it uses UTTypeCopyAllTagsWithClass, which does not exist"))
    }

    @Test func aTypeOfTheProjectMayBeCalledLikeOneOfCoreImage() throws {
        let adapted = try AdaptedProject([
            "Kit/Context.swift": "struct CIContext {}\n",
            "Kit/Row.swift": "import UIKit\nclass Row { let a = CIContext() }\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [2])
    }

    @Test func filesThatMakeClassesAreLeftOutWithTheirUsers() throws {
        let adapted = try AdaptedProject([
            "Kit/Making.swift": "extension UIView { func makeClass() { objc_registerClassPair(a) } }\n",
            "Kit/Row.swift": "class Row { func a(_ view: UIView) { view.makeClass() } }\n",
            "Kit/Other.swift": "#if canImport(ObjectiveC)\nlet a = objc_allocateClassPair(b, c, 0)\n#endif\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [1])
        #expect(
            adapted.reportText.contains(
                "  Kit/Making.swift:1: is left out: it uses objc_registerClassPair, which does not exist"))
        #expect(adapted.reportText.contains("  Kit/Row.swift: it uses makeClass, which is in a file that is"))
    }
}

@Suite struct LeftOutOverrideTests {
    @Test func aFileThatOverridesInAnExtensionOfAnotherModulesClassIsLeftOut() throws {
        let adapted = try AdaptedProject([
            "Kit/Screen.swift": "open class Screen: UIViewController {}\n",
            "KitTests/Spy.swift": "extension Screen {\noverride func viewDidLoad() {}\n}\nlet spyCount = 1\n",
            "KitTests/Row.swift": "class Row: UIView {}\nextension Row { override func layoutSubviews() {} }\n",
            "KitTests/Cell.swift": "extension UITableViewCell { override var isHidden: Bool { true } }\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [1, 2])
        #expect(
            adapted.reportText.contains(
                "  KitTests/Spy.swift:2: is left out: it overrides viewDidLoad in an extension of Screen, a class of"))
    }
}

@Suite struct LeftOutMethodTests {
    private let kit = [
        "Kit/Row.swift": "public class Row {}\n",
        "KitTests/Support.swift": "import ARKit\nlet store: ARSession?\nfunc makeStore() {}\n",
    ]

    private func adapted(_ tests: String) throws -> AdaptedProject {
        try AdaptedProject(kit.merging(["KitTests/RowTests.swift": tests]) { $1 })
    }

    @Test func onlyTheTestsThatUseAMissingNameAreLeftOut() throws {
        let adapted = try adapted(
            """
            class RowTests: XCTestCase {
                func testSaving() {
                    makeStore()
                }
                func testReading() {}
            }
            """)
        #expect(adapted.report.targets.map(\.sourceCount) == [1, 1])
        #expect(
            adapted.reportText.contains(
                "  KitTests/RowTests.swift:2: testSaving uses makeStore, which is in a file that is left out\n"))
        let path = try #require(adapted.paths.first { $0.hasSuffix("/RowTests.swift") })
        let text = try #require(adapted[path])
        #expect(!text.contains("testSaving") && text.contains("testReading"))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[5].contains("func testReading"))
    }

    @Test func aFileWhoseOtherMethodsUseAMissingNameIsLeftOut() throws {
        let adapted = try adapted("class RowTests: XCTestCase { func testSaving() {}\nfunc save() { makeStore() } }\n")
        #expect(adapted.report.targets.map(\.sourceCount) == [1, 0])
    }

    @Test(arguments: [
        "func testStore() -> Int { makeStore(); return 1 }", "static func testStore() { makeStore() }",
        "private func testStore() { makeStore() }",
    ])
    func aFileWhoseHelperIsCalledLikeATestIsLeftOut(helper: String) throws {
        let adapted = try adapted("class RowTests: XCTestCase { func testReading() {}\n\(helper) }\n")
        #expect(adapted.report.targets.map(\.sourceCount) == [1, 0])
    }

    @Test func aFunctionMayBeATest() throws {
        let adapted = try adapted("import Testing\n@Test func saving() { makeStore() }\n@Test func reading() {}\n")
        #expect(adapted.report.targets.map(\.sourceCount) == [1, 1])
        #expect(adapted.reportText.contains("  KitTests/RowTests.swift:2: saving uses makeStore, which is in a file"))
    }

    @Test func aFileThatListsTheTestsIsLeftOut() throws {
        let adapted = try adapted(
            "class RowTests: XCTestCase { func testA() { makeStore() }\nstatic let all = [(\"testA\", testA)] }\n")
        #expect(adapted.report.targets.map(\.sourceCount) == [1, 0])
    }
}
