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
}
