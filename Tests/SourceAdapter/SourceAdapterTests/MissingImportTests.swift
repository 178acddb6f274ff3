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

    @Test func importsUnderConditionsAreTheCompilersBusiness() {
        #expect(imports("#if canImport(WebKit)\nimport WebKit\n#endif") == [])
    }

    @Test func anImportThatIsNotUsedIsDropped() {
        #expect(adapted("import MapKit\nlet a = 1\n") == "import Foundation\nlet a = 1\n")
        #expect(adapted("import MapKit\nlet a: MKMapView?\n") == "import MapKit\nlet a: MKMapView?\n")
        #expect(adapted("import SnapKit\n") == "import SnapKit\n")
        let conditional = "#if canImport(MapKit)\nimport MapKit\n#endif\n"
        #expect(adapted(conditional) == conditional)
    }
}
