import Testing

@Suite struct InterfaceTestTests {
    private let test = """
        import XCTest
        class A: XCTestCase { func testB() { XCUIApplication().launch() } }
        """

    @Test func testsThatDriveAnApplicationImportTheModule() {
        #expect(adapted(test) == test)
        #expect(generated(test) == "import XCUIAutomation\n")
    }

    @Test func otherTestsDoNot() {
        #expect(generated("import XCTest\nclass A: XCTestCase {}").isEmpty)
        #expect(generated("import XCTest\nlet XCUI = 1, XCUIs = 2").isEmpty)
    }

    @Test func attachmentsOfUnitTestsAreInTheModuleToo() {
        let unit = "import XCTest\nclass A: XCTestCase { func testB() { add(XCTAttachment(string: \"b\")) } }"
        #expect(generated(unit) == "import XCUIAutomation\n")
        #expect(generated(unit + "\nclass XCTAttachment {}").isEmpty)
    }

    @Test func theImportIsNotRepeated() {
        let later = "import XCTest\nimport XCUIAutomation\nlet app = XCUIApplication()"
        #expect(generated(later).isEmpty)
    }

    @Test func activitiesOfSuchTestsAreThoseOfTheModule() {
        let activity = test.replacing(
            "XCUIApplication().launch()",
            with: """
                XCTContext.runActivity(named: "b") { $0.add(XCTAttachment(screenshot: XCUIScreen.main.screenshot())) }
                """)
        #expect(!generated(activity).contains("enum XCTContext"))
    }

    @Test func membersThatXCTestLacksAreNotOverridden() {
        let launch = """
            import XCTest
            class A: XCTestCase {
                override class var runsForEachTargetApplicationUIConfiguration: Bool { true }
                override func setUp() { XCUIApplication().launch() }
            }
            """
        let text = adapted(launch)
        #expect(text.contains(" class var runsForEachTargetApplicationUIConfiguration"))
        #expect(!text.contains("override class var"))
        #expect(text.contains("override func setUp"))
    }

    @Test(arguments: ["ProcessInfo.processInfo.arguments", "ProcessInfo().arguments"])
    func argumentsAreThoseOfTheLaunch(source: String) {
        #expect(
            adapted("import Foundation\nlet a = \(source).contains(\"-x\")")
                == "import Foundation\nlet a = CommandLine.arguments.contains(\"-x\")")
        #expect(adapted("let a = info.arguments") == "let a = info.arguments")
    }

    @Test func thereIsOneProcess() {
        #expect(
            adapted("import Foundation\nlet a = ProcessInfo().environment")
                == "import Foundation\nlet a = ProcessInfo.processInfo.environment")
    }
}
