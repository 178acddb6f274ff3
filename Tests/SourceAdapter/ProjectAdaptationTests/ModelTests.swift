import Foundation
import ProjectAdaptation
import ProjectFixtures
import Testing

@Suite struct ModelTests {
    private static let contents = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model type="com.apple.IDECoreDataModeler.DataModel">
            <entity name="Item" representedClassName="Item" codeGenerationType="class">
                <attribute name="title" optional="YES" attributeType="String"/>
            </entity>
            <entity name="Tag" representedClassName="Tag" codeGenerationType="category"/>
        </model>
        """

    private static let files = [
        "Shop/Rows.swift": "import CoreData\nextension Item { @objc var initial: String { \"a\" } }\n",
        "Shop/Shop.xcdatamodeld/.xccurrentversion": "", "Shop/Shop.xcdatamodeld/Shop.xcdatamodel/contents": contents,
    ]

    @Test func classesOfModelsAreGeneratedAndTheModelIsCopied() throws {
        let adapted = try AdaptedProject(Self.files, at: "Shop")
        #expect(
            adapted.paths.filter { $0.hasPrefix("Sources") } == [
                "Sources/Shop/ModelClasses/Item+CoreDataClass.swift",
                "Sources/Shop/ModelClasses/Item+CoreDataProperties.swift",
                "Sources/Shop/ModelClasses/Tag+CoreDataProperties.swift",
                "Sources/Shop/Resources/Shop.xcdatamodeld/.xccurrentversion",
                "Sources/Shop/Resources/Shop.xcdatamodeld/Shop.xcdatamodel/contents", "Sources/Shop/Rows.swift",
            ])
        let manifest = try #require(adapted["Package.swift"])
        #expect(manifest.contains("resources: [.copy(\"Resources/Shop.xcdatamodeld\")]"))
        #expect(manifest.contains("uikit(\"UIKit\", \"CoreData\")"))
    }

    @Test func theModelOfAProjectIsAmongItsSources() throws {
        var files = Sample.files
        files["App.xcodeproj/project.pbxproj"] = ProjectText.application(
            objects: ProjectText.file("F1", "AppDelegate.swift") + """
                F2 = { isa = XCVersionGroup; path = Shop.xcdatamodeld; sourceTree = "<group>"; children = (); };

                """,
            sources: ["F1", "F2"], children: ["F1", "F2"])
        files["Shop.xcdatamodeld/Shop.xcdatamodel/contents"] = Self.contents
        let adapted = try AdaptedProject(files)
        #expect(adapted["Sources/My_App/ModelClasses/Item+CoreDataClass.swift"] != nil)
        #expect(adapted["Sources/My_App/Resources/Shop.xcdatamodeld/Shop.xcdatamodel/contents"] == Self.contents)
        #expect(!adapted.reportText.contains("Left out"))
    }

    @Test func theNamesOfOtherFilesAreTaken() throws {
        var files = Self.files
        files["Shop/Item+CoreDataClass.swift"] = "struct Other {}"
        let adapted = try AdaptedProject(files, at: "Shop")
        #expect(adapted["Sources/Shop/ModelClasses/Item+CoreDataClass-model.swift"]?.contains("class Item") == true)
    }

    @Test func testsMayUseClassesOfModels() throws {
        var files = Self.files
        files["Shop/ShopTests/Tests.swift"] =
            "import XCTest\n@testable import Shop\nfinal class Tests: XCTestCase { "
            + "func testA() { _ = Item(context: b) } }\n"
        let adapted = try AdaptedProject(files, at: "Shop")
        #expect(adapted.paths.contains { $0.hasSuffix("/Tests.swift") })
    }

    @Test func aModelThatCannotBeReadIsReported() throws {
        var files = Self.files
        files["Shop/Shop.xcdatamodeld/Shop.xcdatamodel/contents"] = "<a/>"
        #expect(
            try AdaptedProject(files, at: "Shop").reportText.contains(
                "Shop.xcdatamodeld: its classes cannot be generated: "))
    }

    @Test func anotherModelGivesOtherClasses() throws {
        let adapted = try AdaptedProject(Self.files)
        let model = adapted.project.url.appending(path: "Shop/Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        try Data(Self.contents.replacing("title", with: "heading").utf8).write(to: model)
        try adapted.adaptAgain()
        let path = try #require(adapted.paths.first { $0.hasSuffix("ModelClasses/Item+CoreDataProperties.swift") })
        #expect(adapted[path]?.contains("heading") == true)
    }
}
