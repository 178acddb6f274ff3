import Foundation
import ProjectFixtures
import Testing

@testable import ProjectAdaptation

@Suite struct InputTests {
    private func message(_ files: [String: String], at path: String = "", target: String? = nil) throws -> String {
        let folder = try TemporaryFolder(files)
        do {
            _ = try ProjectReader.read(folder.url.appending(path: path).path, target: target)
            return ""
        } catch {
            return "\(error)".replacing(folder.url.path, with: "PROJECT")
        }
    }

    @Test func aFolderWithoutProjectIsNamed() throws {
        #expect(try message([:], at: "None") == "PROJECT/None does not exist")
        #expect(
            try message(["a.txt": ""])
                == "PROJECT has no project: neither an .xcodeproj, a project.yml of XcodeGen, a Package.swift or a "
                + ".podspec, nor Swift files")
    }

    @Test func aFolderOfObjectiveCIsNamed() throws {
        #expect(
            try message(["a.m": "", "a.h": ""])
                == "PROJECT has no Swift files; its 2 Objective-C files cannot be compiled on Linux")
    }

    @Test func aProjectForOtherSystemsIsNamedWithTheReasonOfEachTarget() throws {
        var files = Sample.files
        files["App.xcodeproj/project.pbxproj"]?.replace("PRODUCT_NAME = \"$(TARGET_NAME)\";", with: "SDKROOT = macosx;")
        #expect(
            try message(files)
                == "PROJECT has 2 Swift files, but none in a target that can be built for iOS: target \"My App\": "
                + "it is not for iOS")
        #expect(
            try message(files, at: "App.xcodeproj").contains("App.xcodeproj has 2 Swift files, but none in a target"))
    }

    @Test func aTargetWhoseFilesAreElsewhereIsNamedWithOneOfThem() throws {
        var files = Sample.files
        for name in ["AppDelegate.swift", "ListController.swift"] {
            files["Moved/" + name] = files.removeValue(forKey: name)
        }
        #expect(
            try message(files)
                == "PROJECT has 2 Swift files, but none in a target that can be built for iOS: target \"My App\": "
                + "none of its 2 Swift files is on disk, such as AppDelegate.swift")
    }

    @Test func aProjectForOtherSystemsGivesWayToItsExampleForIOS() throws {
        var files = Dictionary(uniqueKeysWithValues: Sample.files.map { ("Example/" + $0, $1) })
        files["Tool.xcodeproj/project.pbxproj"] = Self.project(
            "Tool", "com.apple.product-type.application", source: "Tool.swift"
        ).replacing("SDKROOT = iphoneos", with: "SDKROOT = macosx")
        files["Tool.swift"] = "import AppKit"
        let folder = try TemporaryFolder(files)
        let project = try ProjectReader.read(folder.url.path)
        #expect(project.targets.map(\.module) == ["My_App"])
        #expect(project.remarks.map { "\($0.subject): \($0.text)" } == ["target \"Tool\": it is not for iOS"])
    }

    @Test func aTargetThatIsNotThereIsNamedWithThoseThatAre() throws {
        #expect(
            try message(Sample.files, target: "Other") == "there is no target \"Other\"; the targets are \"My App\"")
    }

    @Test func aFolderOfSwiftFilesIsAnApplicationWithTests() throws {
        let folder = try TemporaryFolder([
            "App/Main.swift": Sample.delegate, "AppTests/Tests.swift": "import XCTest", "App/Row.xib": "",
        ])
        let project = try ProjectReader.read(folder.url.path)
        #expect(project.targets.map(\.kind) == [.application, .tests])
        #expect(project.targets.map { $0.sources.map(folder.path) } == [["App/Main.swift"], ["AppTests/Tests.swift"]])
        #expect(project.targets[0].resources.map(folder.path) == ["App/Row.xib"])
        #expect(project.targets[1].dependencies == [project.targets[0].module])
    }

    @Test func theInformationListOfAFolderHasItsSettingsReplaced() throws {
        let list = try #require(Sample.files["Info.plist"]).replacing("PRODUCT_MODULE_NAME", with: "PRODUCT_NAME")
        let folder = try TemporaryFolder(["Shop/Main.swift": Sample.delegate, "Shop/Info.plist": list])
        let target = try ProjectReader.read(folder.url.appending(path: "Shop").path).targets[0]
        let values = try PropertyListSerialization.propertyList(
            from: try #require(target.informationList), format: nil)
        #expect(values as? [String: String] == ["UIMainStoryboardFile": "Main", "CFBundleName": "Shop"])
    }

    @Test func aLinkToAFolderIsTheFolder() throws {
        let folder = try TemporaryFolder(["Project/App.swift": Sample.delegate])
        let link = folder.url.appending(path: "Link")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: folder.url.appending(path: "Project"))
        let project = try ProjectReader.read(link.path)
        #expect(project.targets.map { $0.sources.map(folder.path) } == [["Project/App.swift"]])
    }

    @Test func aPackageOfAVersionThatIsNotSupportedAnyMoreIsAFolder() throws {
        let folder = try TemporaryFolder([
            "Package.swift": "import PackageDescription\nlet package = Package(name: \"Rows\")\n",
            "Package@swift-4.2.swift": "import PackageDescription\n",
            "Sources/Row.swift": "import UIKit\nclass Row: UITableViewCell {}",
        ])
        let project = try ProjectReader.read(folder.url.path)
        #expect(project.targets.map { $0.sources.map(folder.path) } == [["Sources/Row.swift"]])
        #expect(project.remarks.map(\.subject) == ["Package.swift"])
    }

    @Test func aPackageWhoseFirstLineIsAnotherCommentIsAFolder() throws {
        let folder = try TemporaryFolder([
            "Package.swift":
                "//\n//  Package.swift\n//\nimport PackageDescription\nlet package = Package(name: \"Rows\")\n",
            "Sources/Row.swift": "import UIKit\nclass Row: UITableViewCell {}",
        ])
        let project = try ProjectReader.read(folder.url.path)
        #expect(project.targets.map { $0.sources.map(folder.path) } == [["Sources/Row.swift"]])
    }

    @Test func aDamagedManifestIsNamedWithItsLine() throws {
        let text = try message([
            "Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Pakage()\n"
        ])
        #expect(text.contains(/Package\.swift:3:15: error: cannot find 'Pakage' in scope/))
        #expect(!text.contains("Invalid manifest"))
    }

    @Test func anApplicationOfSwiftPlaygroundsIsAFolder() throws {
        let folder = try TemporaryFolder([
            "Rows.swiftpm/Package.swift": """
            // swift-tools-version: 5.9
            import AppleProductTypes
            import PackageDescription
            let package = Package(
                name: "Rows", products: [.iOSApplication(name: "Rows", targets: ["AppModule"])],
                targets: [.executableTarget(name: "AppModule", path: ".")])
            """,
            "Rows.swiftpm/App.swift": Sample.delegate,
        ])
        let project = try ProjectReader.read(folder.url.appending(path: "Rows.swiftpm").path)
        #expect(project.targets.map(\.kind) == [.application])
        #expect(project.remarks.map(\.subject) == ["Package.swift"])
    }

    @Test func withoutAStartAFolderIsALibrary() throws {
        let folder = try TemporaryFolder(["Row.swift": "import UIKit\nclass Row: UITableViewCell {}"])
        #expect(try ProjectReader.read(folder.url.path).targets.map(\.kind) == [.library])
    }

    @Test func aPodSaysWhichFilesAreItsOwn() throws {
        let folder = try TemporaryFolder([
            "Rows.podspec": """
            Pod::Spec.new do |s|
              s.name = "Rows"
              # s.source_files = "Old/*.swift"
              s.source_files = ["Source/**/*.{h,swift}",
                                "Extra"]
              s.exclude_files = 'Source/Mac/*'
              s.dependency 'Lists', '~> 1.0'
            end
            """,
            "Source/A.swift": "", "Source/Deep/B.swift": "", "Source/Mac/C.swift": "", "Extra/D.swift": "",
            "Example/E.swift": "", "RowsTests/F.swift": "",
        ])
        let project = try ProjectReader.read(folder.url.path)
        #expect(project.targets.map(\.module) == ["Rows", "RowsTests"])
        #expect(
            project.targets[0].sources.map(folder.path) == ["Extra/D.swift", "Source/A.swift", "Source/Deep/B.swift"])
        #expect(project.remarks.map(\.subject) == ["pod Lists"])
    }

    @Test func aPackageIsReadByItsManifest() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Rows", dependencies: [.package(url: "https://example.org/lists", from: "1.0.0")],
                targets: [
                    .target(name: "Rows", dependencies: [.product(name: "Lists", package: "lists")], path: "Source",
                        exclude: ["Mac"], resources: [.process("Row.xib")]),
                    .testTarget(name: "RowsTests", dependencies: ["Rows"]),
                ])
            """,
            "Source/A.swift": "", "Source/Mac/B.swift": "", "Source/Row.xib": "", "Tests/RowsTests/C.swift": "",
        ])
        let project = try ProjectReader.read(folder.url.path)
        #expect(project.targets.map(\.module) == ["Rows", "RowsTests"])
        #expect(project.targets[0].sources.map(folder.path) == ["Source/A.swift"])
        #expect(project.targets[0].resources.map(folder.path) == ["Source/Row.xib"])
        #expect(project.targets[1].dependencies == ["Rows"])
        #expect(project.remarks.map(\.subject) == ["package lists"])
        #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: ".build").path) == false)
    }

    @Test func thePackagesTargetsKeepTheirSettings() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version:6.2
            import PackageDescription
            let package = Package(
                name: "Rows",
                targets: [
                    .target(name: "Old", swiftSettings: [
                        .swiftLanguageMode(.v5), .enableUpcomingFeature("BareSlashRegexLiterals"),
                        .enableUpcomingFeature("ExistentialAny"), .define("A"), .define("B", .when(platforms: [.macOS])),
                        .define("C", .when(platforms: [.iOS], configuration: .debug)), .unsafeFlags(["-g"]),
                    ]),
                    .target(name: "Older", swiftSettings: [.swiftLanguageMode(.v5)]),
                    .target(name: "New", swiftSettings: [.defaultIsolation(MainActor.self)]),
                ])
            """,
            "Sources/Old/A.swift": "", "Sources/Older/A.swift": "", "Sources/New/A.swift": "",
        ])
        let settings = Dictionary(
            uniqueKeysWithValues: try ProjectReader.read(folder.url.path).targets.map { ($0.module, $0.language) })
        let (old, older, new) = (settings["Old"], settings["Older"], settings["New"])
        #expect(old?.isSwift6 == false && old?.hasBareRegexes == true && old?.isOnMainActor == false)
        #expect(old?.features == ["ExistentialAny"])
        #expect(old?.conditions == ["A", "C"])
        #expect(older?.isSwift6 == false && older?.hasBareRegexes == false)
        #expect(new?.isSwift6 == true && new?.isOnMainActor == true)
    }

    @Test func aPackageWithMoreFilesIsTakenInsteadOfAProjectWithoutApplication() throws {
        let files = [
            "Kit.xcodeproj/project.pbxproj": Self.project(
                "Kit", "com.apple.product-type.framework", source: "Sources/Kit/Row.swift"),
            "Package.swift": """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """,
            "Sources/Kit/Row.swift": "class Row {}",
        ]
        let folder = try TemporaryFolder(files)
        #expect(try ProjectReader.read(folder.url.path).targets.map(\.isOfSwiftPackage) == [false])
        try folder.write("class Section {}", to: "Sources/Kit/Section.swift")
        let project = try ProjectReader.read(folder.url.path)
        #expect(project.targets.map(\.isOfSwiftPackage) == [true])
        #expect(project.targets[0].sources.count == 2)
    }

    @Test func aPackageTakesTheTestsOfTheProjectBesideIt() throws {
        let framework = Self.project("Kit", "com.apple.product-type.framework", source: "Sources/Kit/Row.swift")
        let tests = Self.project(
            "KitTests", "com.apple.product-type.bundle.unit-test", source: "KitTests/RowTests.swift")
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": framework, "B.xcodeproj/project.pbxproj": tests,
            "Package.swift": """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """,
            "Sources/Kit/Row.swift": "class Row {}", "Sources/Kit/Section.swift": "class Section {}",
            "Sources/Kit/List.swift": "class List {}", "KitTests/RowTests.swift": "@testable import Kit",
        ])
        let project = try ProjectReader.read(folder.url.path)
        #expect(project.targets.map(\.module) == ["Kit", "KitTests"])
        #expect(project.targets.map(\.isOfSwiftPackage) == [true, false])
    }

    @Test func theProjectsOfAFolderAreJoined() throws {
        var files = Sample.files
        files["A Kit.xcodeproj/project.pbxproj"] = Self.project(
            "Kit", "com.apple.product-type.framework", source: "Row.swift")
        files["Row.swift"] = "class Row {}"
        let folder = try TemporaryFolder(files)
        let project = try ProjectReader.read(folder.url.path)
        #expect(project.name == "App")
        #expect(project.targets.map(\.module) == ["My_App", "Kit"])
        #expect(project.remarks.isEmpty)
    }

    @Test func nibsAmongTheSourceOfAPodAreResources() throws {
        let folder = try TemporaryFolder([
            "Rows.podspec": """
            Pod::Spec.new do |s|
              s.source_files = "Source/**/*.{swift,xib}"
              s.exclude_files = 'Source/Mac/*'
            end
            """,
            "Source/A.swift": "", "Source/Cell.xib": "", "Source/Mac/Other.xib": "", "Source/a.json": "",
            "Example/Row.xib": "",
        ])
        let project = try ProjectReader.read(folder.url.path)
        #expect(project.targets[0].resources.map(folder.path) == ["Source/Cell.xib"])
    }

    @Test func ofSeveralApplicationsTheOneWithTablesIsTaken() throws {
        let application = "com.apple.product-type.application"
        let folder = try TemporaryFolder([
            "A/Plain.xcodeproj/project.pbxproj": Self.project("Plain", application, source: "Main.swift"),
            "A/Main.swift": "import UIKit\n",
            "B/Table.xcodeproj/project.pbxproj": Self.project("Table", application, source: "Main.swift"),
            "B/Main.swift": "class Rows: UITableViewController {}\n",
            "C/Other.xcodeproj/project.pbxproj": Self.project("Other", application, source: "Main.swift"),
            "C/Main.swift": "class Rows: UITableViewController {}\n",
        ])
        let project = try ProjectReader.read(folder.url.path)
        #expect(project.name == "Table")
        #expect(project.remarks.map(\.subject) == ["A/Plain.xcodeproj", "C/Other.xcodeproj"])
    }

    @Test func ofProjectsInFoldersBelowTheFirstWithAnApplicationIsTakenAndTheOthersAreMentioned() throws {
        var files = Dictionary(uniqueKeysWithValues: Sample.files.map { ("Two/" + $0, $1) })
        files["One/Kit.xcodeproj/project.pbxproj"] = Self.project(
            "Kit", "com.apple.product-type.framework", source: "Row.swift")
        files["One/Row.swift"] = "class Row {}"
        let folder = try TemporaryFolder(files)
        let project = try ProjectReader.read(folder.url.path)
        #expect(project.name == "App")
        #expect(project.remarks.map(\.subject) == ["One/Kit.xcodeproj"])
    }

    @Test func aProjectInAFolderBelowThatCannotBeReadIsMentionedAsSuch() throws {
        var files = Dictionary(uniqueKeysWithValues: Sample.files.map { ("Two/" + $0, $1) })
        files["One/Kit.xcodeproj/project.pbxproj"] = "{ objects = {"
        let folder = try TemporaryFolder(files)
        let remark = try #require(try ProjectReader.read(folder.url.path).remarks.first)
        #expect(remark.subject == "One/Kit.xcodeproj")
        #expect(remark.text.hasPrefix("is another project, which cannot be read: "))
    }

    @Test func firebaseIsNotTakenFromAProject() throws {
        var files = Sample.files
        files["Podfile"] = "target 'App' do\n  pod 'Firebase/Auth'\nend\n"
        files["AppDelegate.swift"]? += "import Firebase\nimport FirebaseAuth\nimport FirebaseFirestoreSwift\n"
        files["Pods/FirebaseAuth/Sources/Auth.swift"] = "public class Auth {}\n"
        files["Pods/Firebase/CoreOnly/Sources/Firebase.h"] = "@import FirebaseCore;\n"
        let adapted = try AdaptedProject(files)
        #expect(adapted.report.targets.map(\.module) == ["My_App"])
        #expect(
            adapted["Package.swift"]?.contains(
                "uikit(\"UIKit\", \"Firebase\", \"FirebaseAuth\", \"FirebaseFirestoreSwift\")") == true)
        #expect(!adapted.reportText.contains("Podfile"))
    }

    @Test func realmIsNotTakenFromAProject() throws {
        var files = Sample.files
        files["Podfile"] = "target 'App' do\n  pod 'RealmSwift', '~> 10'\nend\n"
        files["AppDelegate.swift"]? += "import RealmSwift\n"
        files["Pods/RealmSwift/RealmSwift/Object.swift"] = "import Realm\npublic class Object {}\n"
        files["Pods/Realm/include/Realm.h"] = "@import Foundation;\n"
        let adapted = try AdaptedProject(files)
        #expect(adapted.report.targets.map(\.module) == ["My_App"])
        #expect(adapted["Package.swift"]?.contains("uikit(\"UIKit\", \"RealmSwift\")") == true)
        #expect(!adapted.reportText.contains("Podfile"))
    }

    @Test func theTestsOfALibraryMayBeInTheProjectOfItsExample() throws {
        let folder = try TemporaryFolder([
            "Rows.podspec": "Pod::Spec.new do |s|\n  s.source_files = 'Source/*.swift'\nend",
            "Source/Row.swift": "public class Row {}",
            // The link that `pod lib create` makes.
            "_Pods.xcodeproj/none": "",
            "Example/Example.xcodeproj/project.pbxproj": Self.project(
                "RowTests", "com.apple.product-type.bundle.unit-test", source: "../Unit/RowTests.swift"),
            "Unit/RowTests.swift": "import XCTest\n@testable import Rows\n",
        ])
        var project = try ProjectReader.read(folder.url.path)
        LibrarySearch.addCopies(to: &project)
        #expect(project.targets.map(\.module) == ["Rows", "RowTests"])
        #expect(project.targets[1].dependencies == ["Rows"])
        #expect(project.targets[1].sources.map(folder.path) == ["Unit/RowTests.swift"])
    }

    @Test func aLibraryTakesTheApplicationOfItsExampleIfOneIsNeeded() throws {
        let folder = try TemporaryFolder([
            "Rows.podspec": "Pod::Spec.new do |s|\n  s.source_files = 'Source/*.swift'\nend",
            "Source/Row.swift": "public class Row {}",
            "Example/Example.xcodeproj/project.pbxproj": Self.project(
                "Example", "com.apple.product-type.application", source: "Main.swift"),
            "Example/Main.swift": "import Rows\n",
        ])
        #expect(try ProjectReader.read(folder.url.path).targets.map(\.module) == ["Rows"])
        let project = try ProjectReader.read(folder.url.path, needsApplication: true)
        #expect(project.targets.map(\.module) == ["Rows", "Example"])
        #expect(project.targets.map(\.kind) == [.library, .application])
        #expect(project.hasApplicationOfExample)
    }

    @Test func testsInTheFolderOfAProjectAreNotThePods() throws {
        let folder = try TemporaryFolder([
            "Rows.podspec": "Pod::Spec.new do |s|\n  s.source_files = 'Source/*.swift'\nend",
            "Source/Row.swift": "public class Row {}",
            "Example/Example.xcodeproj/project.pbxproj": Self.project(
                "Example", "com.apple.product-type.application", source: "Main.swift"),
            "Example/Main.swift": "", "Example/ExampleUITests/Tests.swift": "import XCTest\n",
        ])
        #expect(try ProjectReader.read(folder.url.path).targets.map(\.module) == ["Rows"])
    }

    /// A project with one target.
    static func project(_ name: String, _ type: String, source: String) -> String {
        ProjectText.application(objects: ProjectText.file("F1", source), sources: ["F1"], children: ["F1"])
            .replacing("com.apple.product-type.application", with: type)
            .replacing("My App", with: name)
    }
}
