import SourceAdapter
import Testing

@Suite struct MissingImportTests {
    private func imports(_ source: String, besides modules: Set<String> = []) -> [MissingImport] {
        MissingImport.all(in: SourceFile(path: "File.swift", text: source), besides: modules)
    }

    @Test func modulesThatLinuxHasNotAreFoundWithTheirLines() {
        let found = imports("import UIKit\nimport ModelIO\nlet a = MDLMesh()\n")
        #expect(found.map(\.module) == ["ModelIO"])
        #expect(found.map(\.line) == [2])
        #expect(found.map(\.isUsed) == [true])
    }

    @Test(arguments: [
        "import ModelIO\nlet a = UIView()", "import ModelIO\nlet mKey = WMDLA", "import ARKit\nlet a: NSObject",
    ])
    func anImportWithoutNamesOfTheFrameworkIsNotUsed(source: String) {
        #expect(imports(source).map(\.isUsed) == [false])
    }

    @Test func uikitBringsCoreImage() {
        #expect(generated("import UIKit\nlet image: CIImage? = nil") == "import CoreImage\n")
        #expect(generated("import UIKit\nlet CIRCLE = 1").isEmpty)
        #expect(generated("import UIKit\n#if canImport(CoreImage)\nlet image: CIImage? = nil\n#endif").isEmpty)
        #expect(generated("import UIKit\nstruct CIContext {}\nlet context = CIContext()").isEmpty)
    }

    @Test(arguments: [
        ("MBProgressHUD", "MBProgressHUD"), ("FXPageControl", "FXPageControl"),
        ("JGProgressHUD", "JGProgressHUD"), ("JGProgressHUDStyle", "JGProgressHUD"),
        ("UNUserNotificationCenter", "UserNotifications"), ("CTFont", "CoreText"), ("CTLineGetStringRange", "CoreText"),
        ("kCTForegroundColorAttributeName", "CoreText"), ("CVPixelBuffer", "CoreVideo"), ("MTLDevice", "Metal"),
        ("CGImageSourceCreateWithData", "ImageIO"), ("AXCustomContent", "Accessibility"),
    ])
    func uikitBringsModules(name: String, module: String) {
        for other in ["UIKit", "WebKit", "MapKit"] {
            #expect(generated("import \(other)\nlet a = \(name)()") == "import \(module)\n")
        }
        #expect(generated("import UIKit\nimport \(module)\nlet a = \(name)()").isEmpty)
        #expect(generated("import UIKit\n#if canImport(\(module))\nlet a = \(name)()\n#endif").isEmpty)
        #expect(generated("import UIKit\nlet a = b.\(name)").isEmpty)
    }

    @Test(arguments: ["MBProgressHUD", "FXPageControl", "JGProgressHUD"])
    func headersBringLibrariesWhateverAFileImports(module: String) {
        #expect(generated("import Foundation\nlet a = \(module)()").contains("import \(module)\n"))
        #expect(!generated("import Foundation\nclass \(module) {}\nlet a = \(module)()").contains("import \(module)\n"))
    }

    @Test(arguments: [
        ("_RXDelegateProxy", "RxCocoaRuntime"), ("RX_ensure_observing", "RxCocoaRuntime"),
        ("ObjcDelegateProxy", "CombineCocoaRuntime"),
    ])
    func partsOfLibrariesInObjectiveCAreModules(name: String, module: String) {
        #expect(generated("import Foundation\nlet a = \(name)()") == "import \(module)\n")
        #expect(generated("import \(module)\nlet a = \(name)()").isEmpty)
        let inPackages = "import Foundation\n#if SWIFT_PACKAGE\nimport \(module)\n#endif\nlet a = \(name)()"
        #expect(generated(inPackages) == "import \(module)\n")
        #expect(generated("import Foundation\nclass \(name) {}").isEmpty)
    }

    @Test(arguments: ["NSDirectionalEdgeInsets", "NSLayoutConstraint", "NSMutableParagraphStyle"])
    func theTestedModuleBringsUIKit(name: String) {
        #expect(generated("@testable import Lists\nimport XCTest\nlet a = \(name)()") == "import UIKit\n")
        #expect(generated("import UIKit\nlet a = \(name)()").isEmpty)
    }

    @Test(arguments: ["UNKNOWN", "CVarArg", "CTCarrier", "AXIS", "MTL", "CVV"])
    func otherNamesAreNotThoseOfModulesThatUIKitBrings(name: String) {
        #expect(generated("import UIKit\nlet a = \(name)()").isEmpty)
    }

    @Test func theOnlyUnknownModuleOfAFileThatCatchesExceptionsIsNotMissing() {
        let call = "let a = NSException.catchException { b() }\n"
        #expect(imports("import XCTest\nimport Catching\n\(call)") == [])
        #expect(imports("import Catching\nlet a = catchException").map(\.module) == ["Catching"])
        #expect(imports("import Catching\nimport Lists\n\(call)").count == 2)
    }

    @Test(arguments: ["class A { @Published var b = 1 }", "class A: ObservableObject {}"])
    func foundationBringsPartsOfCombine(source: String) {
        #expect(generated("import Foundation\n\(source)") == "import Combine\n")
        #expect(generated("import Combine\n\(source)").isEmpty)
        #expect(generated("import Foundation\nlet Published = 1").isEmpty)
    }

    @Test func userInterfaceTestsHaveWhatTheyNeed() {
        #expect(imports("import XCTest\nclass A: XCTestCase { func b() { XCUIApplication().launch() } }") == [])
    }

    @Test func aModuleWhoseNamesAreUnknownCountsAsUsed() {
        #expect(imports("import SnapKit").map(\.isUsed) == [true])
        #expect(imports("import SnapKit", besides: ["SnapKit"]) == [])
    }

    @Test(arguments: [
        "#if canImport(ModelIO)\nimport ModelIO\n#endif",
        "#if canImport(ModelIO)\nimport ModelIO\n#endif\n#if canImport(ModelIO)\nlet a = MDLMesh()\n#endif",
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
        "#if canImport(ModelIO)\nimport ModelIO\n#endif\nlet a = MDLMesh()",
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

    @Test func anImportUnderAnotherConditionIsDroppedToo() {
        #expect(adapted("#if DEBUG\nimport SwiftUI\n#endif\n") == "#if DEBUG\nimport Foundation\n#endif\n")
    }

    @Test func anImportThatIsNotUsedIsDropped() {
        #expect(adapted("import ModelIO\nlet a = 1\n") == "import Foundation\nlet a = 1\n")
        #expect(adapted("import ModelIO\nlet a: MDLMesh?\n") == "import ModelIO\nlet a: MDLMesh?\n")
        #expect(adapted("import SnapKit\n") == "import SnapKit\n")
        let conditional = "#if canImport(ModelIO)\nimport ModelIO\n#endif\n"
        #expect(adapted(conditional) == conditional)
    }
}
