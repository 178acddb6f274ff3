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
