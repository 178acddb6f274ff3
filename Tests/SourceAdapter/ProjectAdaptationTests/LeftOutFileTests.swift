import ProjectAdaptation
import ProjectFixtures
import Testing

@Suite struct MissingStartTests {
    @Test func anApplicationWhoseStartIsLeftOutIsBuiltAsALibrary() throws {
        var files = Sample.files
        files["AppDelegate.swift"]? += "import CoreData\nvar container: NSPersistentContainer?\n"
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
            "Kit/Store.swift": "import CoreData\npublic class Store { var a: NSPersistentContainer? }\n",
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
            "Kit/Store.swift": "import CoreData\npublic class Store { var a: NSPersistentContainer? }\n",
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
            "Kit/Store.swift": "import CoreData\nclass Store { var a: NSPersistentContainer? }\n",
            "Kit/Shelf.swift": "class Shelf { class Store {}\n var store: Store? }\n",
            "Kit/Other.swift": "#if os(iOS)\nclass Other {}\n#endif\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [2])
    }

    @Test func theStartOfAnApplicationIsLeftOutForATypeThatItUses() throws {
        var files = Sample.files
        files["ListController.swift"]? += "import CoreData\nvar container: NSPersistentContainer?\n"
        files["AppDelegate.swift"]? += "let controller: ListController? = nil\n"
        let adapted = try AdaptedProject(files)
        #expect(adapted.report.targets.map(\.kind) == [.library])
        #expect(adapted.reportText.contains("AppDelegate.swift: it uses ListController, which is in a file"))
        #expect(adapted.reportText.contains("no file starts the program"))
    }

    @Test func filesThatUseATypeOfAnObjectiveCHeaderAreLeftOut() throws {
        var files = Sample.files
        files["App.xcodeproj/project.pbxproj"] = ProjectText.application(
            objects: ["AppDelegate.swift", "Axis.m", "Stack.swift", "Row.swift"].enumerated().map {
                ProjectText.file("F\($0)", $1)
            }.joined(),
            sources: ["F0", "F1", "F2", "F3"], children: ["F0", "F1", "F2", "F3"])
        files["Axis.m"] = ""
        files["Axis.h"] = "@class Row;\ntypedef NS_ENUM(NSInteger, Axis) { AxisVertical };\n"
        files["Stack.swift"] = "class Stack { var axis: Axis? }\n"
        files["Row.swift"] = "class Row {}\n"
        let adapted = try AdaptedProject(files)
        #expect(adapted.reportText.contains("  Stack.swift: it uses Axis, which is in a file that is left out\n"))
        #expect(adapted.report.targets.map(\.sourceCount) == [2])
    }

    @Test func filesThatUseAGlobalVariableThatIsLeftOutAreLeftOut() throws {
        let adapted = try AdaptedProject([
            "Kit/World.swift": "import CoreData\nlet Current: NSPersistentContainer? = nil\nvar window = 1\n",
            "Kit/Row.swift": "class Row { var a: Any? { Current } }\n",
            "Kit/Other.swift": "class Other { var a: Any { window } }\n",
        ])
        #expect(adapted.report.targets.map(\.sourceCount) == [1])
    }
}
