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
        #expect(imports("import UIKit\n#if canImport(CoreImage)\nlet image: CIImage? = nil\n#endif").isEmpty)
        #expect(imports("import UIKit\n#if !os(Linux)\nlet image: CIImage? = nil\n#endif").count == 1)
    }

    @Test func aTypeOfThePackageMayBeCalledLikeOneOfCoreImage() {
        let file = SourceFile(path: "File.swift", text: "import UIKit\nlet context = CIContext()")
        #expect(MissingImport.all(in: file) { $0 == "CIContext" } == [])
    }

    @Test func theOnlyUnknownModuleOfAFileThatCatchesExceptionsIsNotMissing() {
        let call = "let a = NSException.catchException { b() }\n"
        #expect(imports("import XCTest\nimport Catching\n\(call)") == [])
        #expect(imports("import Catching\nlet a = catchException").map(\.module) == ["Catching"])
        #expect(imports("import Catching\nimport Lists\n\(call)").count == 2)
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
        "import UIKit\n#if canImport(AppKit)\nimport AppKit\n#endif\nlet a: UIView",
        "#if canImport(Musl)\nimport Musl\n#endif\nlet a = sin(1)",
        "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nlet a: UIView",
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

    @Test func aModuleMayBeAPartOfOneOfTheProject() {
        let source = "#if canImport(ListsCore)\nimport ListsCore\n#endif\nlet a = List()"
        #expect(imports(source, besides: ["Lists"]) == [])
        #expect(imports(source, besides: ["Rows"]).map(\.module) == ["ListsCore"])
    }

    @Test func aConditionAroundTheImportOfSwiftUIAloneDoesNotKeepAScreen() {
        let source = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nstruct Screen: View {}"
        #expect(imports(source).map(\.module) == ["SwiftUI"])
    }

    @Test func anImportThatIsNotUsedIsDropped() {
        #expect(adapted("import MapKit\nlet a = 1\n") == "import Foundation\nlet a = 1\n")
        #expect(adapted("import MapKit\nlet a: MKMapView?\n") == "import MapKit\nlet a: MKMapView?\n")
        #expect(adapted("import SnapKit\n") == "import SnapKit\n")
        let conditional = "#if canImport(MapKit)\nimport MapKit\n#endif\n"
        #expect(adapted(conditional) == conditional)
    }
}
