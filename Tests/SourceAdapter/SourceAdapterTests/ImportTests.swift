import Testing

@Suite struct ImportTests {
    @Test(arguments: [
        ("import Darwin", "import Foundation"), ("import Darwin.C", "import Foundation"),
        ("import MachO", "import Foundation"), ("import MachO.dyld", "import Foundation"),
        ("import func Darwin.hypot", "import Foundation"), ("import ObjectiveC", "import UIKit"),
        ("import ObjectiveC.runtime", "import UIKit"),
        (
            "#if DEBUG\nimport Catching\n#endif\nlet a = NSException.catchException(in: b)",
            "#if DEBUG\nimport UIKit\n#endif\nlet a = NSException.catchException(in: b)"
        ),
        (
            "@testable import App\nlet a = NSException.catchException(in: b)",
            "@testable import App\nlet a = NSException.catchException(in: b)"
        ),
        (
            "import Catching\nlet a = NSException.catchException { b() }",
            "import UIKit\nlet a = NSException.catchException { b() }"
        ),
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
        ("import QuartzCore.CALayer", "import QuartzCore"),
        ("import CryptoKit\nlet a = CryptoKit.SHA256()", "import CryptographyKit\nlet a = CryptographyKit.SHA256()"),
        ("import Network\nlet a: Network.NWPath?", "import NetworkConnections\nlet a: NetworkConnections.NWPath?"),
        ("import func CommonCrypto.CC_MD5", "import CommonDigests"),
        ("import os.log", "import UnifiedLogging"), ("@testable import A", "@testable import A"),
        ("@_exported import UIKit", "@_exported import UIKit"),
        ("import class UIKit.UIView", "import class UIKit.UIView"),
    ])
    func modulesOfApplesSystemsAreReplaced(source: String, expected: String) {
        #expect(adapted(source) == expected)
    }

    @Test(arguments: ["let a: URLRequest?", "let a = URLSession.shared", "func b(_ c: [HTTPURLResponse]) {}"])
    func networkTypesAreImported(source: String) {
        #expect(adapted("import UIKit\n\(source)") == "import UIKit\n\(source)")
        #expect(generated("import UIKit\n\(source)") == "import FoundationNetworking\n")
    }

    @Test(arguments: ["let a = XMLParser(data: b)", "class A: NSObject, XMLParserDelegate {}"])
    func typesForXMLAreImported(source: String) {
        #expect(generated("import UIKit\n\(source)").hasPrefix("import FoundationXML\n"))
        #expect(
            !generated(
                "import UIKit\nstruct XMLParser { init(data: Int) {} }; protocol XMLParserDelegate {}\n\(source)"
            )
            .contains("FoundationXML"))
    }

    @Test func aFileThatNamesUIKitsTypesImportsItWhenItsTargetDoes() {
        let files = [
            "A.swift": "import UIKit", "B.swift": "import Foundation\nvar a: UIView?", "C.swift": "let b = UIColor.red",
        ]
        #expect(generated("import XCTest\nlet layer = CALayer()").hasPrefix("import UIKit"))
        #expect(adaptedWhole(files)["B.swift"]?.hasSuffix("\n#sourceLocation()\nimport UIKit\n") == true)
        #expect(adaptedWhole(files)["C.swift"]?.hasSuffix("\n#sourceLocation()\nimport UIKit\n") == true)
    }

    @Test(arguments: ["var a: UIView?", "let a = UIColor.red", "func b(_ c: UITableViewDelegate) {}"])
    func classesAndProtocolsOfUIKitAreImportedThoughNoFileImportsIt(source: String) {
        for imports in ["", "import Foundation\n", "import Other\n"] {
            #expect(generated(imports + source + "\n") == "import UIKit\n")
        }
    }

    @Test func otherNamesLikeItsAreImportedWhereNoOtherModuleMayHaveThem() {
        #expect(generated("import Foundation\nlet a = UIEdgeInsetsMake(1, 2, 3, 4)\n") == "import UIKit\n")
        #expect(generated("import Other\nlet a = UIEdgeInsetsMake(1, 2, 3, 4)\n") == "")
    }

    @Test(arguments: [
        "class UIView {}\nvar a: UIView?", "typealias UIView = Int\nvar a: UIView?",
        "#if os(macOS)\ntypealias UIView = Int\n#endif\nvar a: UIView?", "func UIFoo() {}\nlet a: Void = UIFoo()",
        "let UIFoo = 1\nlet a = UIFoo",
    ])
    func whatTheTargetDeclaresIsNotImported(source: String) {
        #expect(generated(source + "\n") == "")
    }

    @Test(arguments: ["var a: Selector?", "autoreleasepool { b() }", "var a: NSKeyValueObservation?"])
    func whatFoundationHasOnAppleSystemsIsImportedToo(source: String) {
        #expect(generated("import Foundation\n\(source)") == "import UIKit\n")
    }

    @Test(arguments: ["let a = IndexPath(row: 0, section: 0)", "var a: CGFloat = 1", "func b(_ c: [URL?]) {}"])
    func whatAnotherModuleBringsOnAppleSystemsIsImported(source: String) {
        #expect(generated("@testable import App\n\(source)\n") == "import Foundation\n")
        #expect(generated("import XCTest\n@testable import App\n\(source)\n") == "")
        #expect(generated("struct URL {}; struct IndexPath {}; typealias CGFloat = Double\n\(source)\n") == "")
    }

    @Test(arguments: ["let a: SecTrust?", "let a = kSecClass", "let a = NSURLAuthenticationMethodServerTrust"])
    func whatFoundationBringsOfSecurityIsImported(source: String) {
        #expect(generated("import Foundation\n\(source)\n") == "import KeychainServices\n")
        #expect(generated("import Foundation\nimport Security\n\(source)\n") == "")
        #expect(generated("import Foundation\nlet a: SecondView, b = c.SecTrust\n") == "")
        #expect(generated("import Foundation\nstruct SecItem {}; let a: SecItem?\n") == "")
    }

    @Test(arguments: [
        "let a: CFString?", "let a = b as CFDictionary", "let a: OSStatus = noErr", "let a = CFGetTypeID(b)",
    ])
    func namesOfCoreFoundationAreImported(source: String) {
        #expect(generated("import Foundation\n\(source)\n") == "import UIKit\n")
    }

    @Test(arguments: ["protocol A: NSObjectProtocol {}", "let a: JSONDecoder", "let a = NSNumber(value: b)"])
    func namesOfFoundationAreImportedWhereABridgingHeaderBringsThem(source: String) {
        #expect(generated("\(source)\n") == "import Foundation\n")
        #expect(generated("import SnapKit\n\(source)\n") == "import Foundation\n")
        #expect(generated("import UIKit\n\(source)\n") == "")
    }

    @Test func importsOfOneNameOfFoundationAreOfAll() {
        #expect(adapted("import class Foundation.NSObject\n") == "import Foundation\n")
        #expect(
            adapted("import func Foundation.objc_getAssociatedObject\nlet a = objc_getAssociatedObject(b, c)\n")
                == "import Foundation\nlet a = objc_getAssociatedObject(b, c)\n")
        #expect(adapted("import class UIKit.UIView\nlet a: UIView?\n") == "import class UIKit.UIView\nlet a: UIView?\n")
    }

    @Test func locksAndImageFilesAreImported() {
        #expect(generated("import Foundation\nlet a: os_unfair_lock_t\n") == "import UnifiedLogging\n")
        #expect(generated("import os\nlet a: os_unfair_lock_t\n") == "")
        #expect(
            generated("#if DEBUG\nimport Foundation\nlet a: os_unfair_lock_t\n#endif\n") == "import UnifiedLogging\n")
        #expect(generated("import UIKit\nlet a = CGImageSourceCreateWithData(b, nil)\n") == "import ImageIO\n")
    }

    @Test func observationIsImportedWhereTheSourceHasOnlyFoundation() {
        #expect(generated("import Foundation\n@Observable final class A {}\n") == "import Observation\n")
        #expect(generated("import Foundation\nlet a = ObservationRegistrar()\n") == "import Observation\n")
        #expect(generated("import Observation\n@Observable final class A {}\n") == "")
        #expect(generated("import Foundation\nlet a: Observable<Int>?\n") == "")
    }

    @Test func aTypeOfFoundationIsQualifiedByTheModuleThatHasItOnLinux() {
        #expect(
            adapted("import Foundation\nlet a: Foundation.URLRequest = b()\nlet c = Foundation.URLRequest(url: d)\n")
                == "import Foundation\nlet a: FoundationNetworking.URLRequest = b()\n"
                + "let c = FoundationNetworking.URLRequest(url: d)\n")
        #expect(generated("import Foundation\nlet a: Foundation.XMLParser?\n") == "import FoundationXML\n")
        #expect(adapted("import Foundation\nlet a: Foundation.URL?\n") == "import Foundation\nlet a: Foundation.URL?\n")
    }

    @Test func keysOfFiltersAreImportedWithUIKit() {
        #expect(generated("import UIKit\nlet a = kCIInputContrastKey\n") == "import CoreImage\n")
    }

    @Test func namesThatAnImportedLibraryBringsAreFoundations() {
        #expect(generated("import ReactiveSwift\nlet a: DispatchTimeInterval?\n") == "import Foundation\n")
        #expect(generated("import ReactiveSwift\nlet a = NSNotFound\n") == "import Foundation\n")
    }

    @Test func tagsOfTypesAreImported() {
        let source = "import UniformTypeIdentifiers\nlet a = UTTypeCopyPreferredTagWithClass(b, kUTTagClassMIMEType)\n"
        #expect(generated(source) == "import MobileCoreServices\n")
    }

    @Test func nothingIsImportedTwice() {
        let source = "import Foundation\n#if os(Linux)\nimport FoundationNetworking\n#endif\nlet a: URLRequest?\n"
        #expect(generated(source) == "")
    }

    @Test func aMemberOfThatNameNeedsNoImport() {
        #expect(generated("let a = b.URLSession\n") == "")
    }

    @Test func whatTheRuntimeOffersIsImportedWhereTheSourceHasOnlyFoundation() {
        #expect(
            generated("import Foundation\nclass A: NSObject { @objc dynamic var b = 1 }\n").hasPrefix("import UIKit\n"))
    }
}
