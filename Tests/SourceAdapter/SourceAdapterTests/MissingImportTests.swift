import SourceAdapter
import Testing

@Suite struct MissingImportTests {
    private func imports(_ source: String, besides modules: Set<String> = []) -> [MissingImport] {
        MissingImport.all(in: SourceFile(path: "File.swift", text: source), besides: modules)
    }

    @Test func modulesThatLinuxHasNotAreFoundWithTheirLines() {
        let found = imports("import UIKit\nimport WebKit\nlet a = WKWebView()\n")
        #expect(found.map(\.module) == ["WebKit"])
        #expect(found.map(\.line) == [2])
        #expect(found.map(\.isUsed) == [true])
    }

    @Test(arguments: [
        "import MapKit\nlet a = UIView()", "import MapKit\nlet mKey = WMKA", "import CoreData\nlet a: NSObject",
    ])
    func anImportWithoutNamesOfTheFrameworkIsNotUsed(source: String) {
        #expect(imports(source).map(\.isUsed) == [false])
    }

    @Test func uikitBringsCoreImage() {
        #expect(imports("import UIKit\nlet image: CIImage? = nil").map(\.module) == ["CoreImage"])
        #expect(imports("import UIKit\nlet CIRCLE = 1").isEmpty)
    }

    @Test func publishedPropertiesNeedCombineWithoutItsImport() {
        #expect(imports("import Foundation\nclass A { @Published var b = 1 }").map(\.module) == ["Combine"])
        #expect(imports("import Foundation\nlet Published = 1") == [])
    }

    @Test func userInterfaceTestsNeedWhatDrivesADevice() {
        #expect(
            imports("import XCTest\nclass A: XCTestCase { func b() { XCUIApplication().launch() } }").map(\.module)
                == ["XCUIAutomation"])
    }

    @Test func aModuleWhoseNamesAreUnknownCountsAsUsed() {
        #expect(imports("import SnapKit").map(\.isUsed) == [true])
        #expect(imports("import SnapKit", besides: ["SnapKit"]) == [])
    }

    @Test(arguments: [
        "#if canImport(WebKit)\nimport WebKit\n#endif",
        "#if canImport(WebKit)\nimport WebKit\n#endif\n#if canImport(WebKit)\nlet a = WKWebView()\n#endif",
        "#if canImport(Lists)\nimport Lists\nlet a = List()\n#endif",
        "#if canImport(Lists)\nimport Lists\n#endif\n#if DEBUG && canImport(Lists)\nlet a = List()\n#endif",
        "#if canImport(AppKit)\nimport AppKit\n#elseif canImport(UIKit)\nimport UIKit\n#endif\nlet a: UIView",
        "#if canImport(Lists)\nimport Lists\n#else\nstruct List {}\n#endif",
    ])
    func importsUnderConditionsAreTheCompilersBusiness(source: String) {
        #expect(imports(source) == [])
    }

    @Test(arguments: [
        "#if canImport(Lists)\nimport Lists\n#endif\nlet a = List()",
        "#if canImport(Lists)\nimport Lists\n#else\n// Add it.\nlet error = 1\n#endif\nlet a = List()",
        "#if canImport(WebKit)\nimport WebKit\n#endif\nlet a = WKWebView()",
        "#if canImport(Lists)\nimport Lists\n#elseif canImport(Other)\nimport Other\n#endif\nlet a = List()",
    ])
    func aConditionAroundTheImportAloneDoesNotKeepAFile(source: String) {
        let found = imports(source)
        #expect(found.map(\.line) == [2])
        #expect(found.map(\.isUsed) == [true])
    }

    @Test func anImportThatIsNotUsedIsDropped() {
        #expect(adapted("import MapKit\nlet a = 1\n") == "import Foundation\nlet a = 1\n")
        #expect(adapted("import MapKit\nlet a: MKMapView?\n") == "import MapKit\nlet a: MKMapView?\n")
        #expect(adapted("import SnapKit\n") == "import SnapKit\n")
        let conditional = "#if canImport(MapKit)\nimport MapKit\n#endif\n"
        #expect(adapted(conditional) == conditional)
    }
}
