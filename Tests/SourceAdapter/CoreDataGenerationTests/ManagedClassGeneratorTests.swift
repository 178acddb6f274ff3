import Foundation
import Testing

@testable import CoreDataGeneration

@Suite struct ManagedClassGeneratorTests {
    private static let contents = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model type="com.apple.IDECoreDataModeler.DataModel">
            <entity name="List" representedClassName="List" codeGenerationType="class">
                <attribute name="title" attributeType="String"/>
                <attribute name="order" attributeType="Integer 32" usesScalarValueType="YES"/>
                <attribute name="default" optional="YES" attributeType="Boolean" usesScalarValueType="NO"/>
                <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
                <relationship name="items" optional="YES" toMany="YES" ordered="YES" destinationEntity="Item"/>
            </entity>
            <entity name="Item" representedClassName=".TodoItem" codeGenerationType="category">
                <relationship name="list" optional="YES" maxCount="1" destinationEntity="List"/>
                <relationship name="related" optional="YES" toMany="YES" destinationEntity="Item"/>
            </entity>
            <entity name="Special" representedClassName="Special" parentEntity="List" codeGenerationType="class"/>
            <entity name="Plain" representedClassName="Plain"/>
        </model>
        """

    private func files() throws -> [String: String] {
        let document = try ModelDocumentParser.document(from: Data(Self.contents.utf8))
        let files = ManagedClassGenerator.files(for: document)
        return Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) })
    }

    @Test func classesAndExtensionsAreGeneratedAsTheModelSays() throws {
        #expect(
            try files().keys.sorted() == [
                "List+CoreDataClass.swift", "List+CoreDataProperties.swift", "Special+CoreDataClass.swift",
                "Special+CoreDataProperties.swift", "TodoItem+CoreDataProperties.swift",
            ])
        let special = try #require(try files()["Special+CoreDataClass.swift"])
        #expect(special.contains("public class Special: List {"))
    }

    @Test func propertiesHaveTheTypesThatXcodeGivesThem() throws {
        let text = try #require(try files()["List+CoreDataProperties.swift"])
        for line in [
            "public class func fetchRequest() -> NSFetchRequest<List> {", "public var title: String? {",
            "public var order: Int32 {", "public var `default`: NSNumber? {", "public var tags: [String]? {",
            "public var items: NSOrderedSet? {", "get { managedValue(forKey: \"title\") }",
            "set { setManagedValue(newValue, forKey: \"title\") }", "extension List: Identifiable {",
            "members.property(\"title\", \\List.title)",
        ] { #expect(text.contains(line), "\(line)") }
    }

    @Test func toManyRelationshipsHaveAccessors() throws {
        let list = try #require(try files()["List+CoreDataProperties.swift"])
        for method in [
            "insertIntoItems(_ value: TodoItem, at idx: Int)", "removeFromItems(at indexes: NSIndexSet)",
            "replaceItems(at idx: Int, with value: TodoItem)", "addToItems(_ values: NSOrderedSet)",
        ] { #expect(list.contains("public func \(method)"), "\(method)") }
        let item = try #require(try files()["TodoItem+CoreDataProperties.swift"])
        #expect(item.contains("public func addToRelated(_ value: TodoItem) { managedAdd(value, forKey: \"related\") }"))
        #expect(item.contains("public func removeFromRelated(_ values: NSSet)"))
        #expect(item.contains("NSFetchRequest<TodoItem>(entityName: \"Item\")") && !item.contains("insertInto"))
    }

    @Test func theCurrentVersionIsChosen() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcdatamodeld")
        for (version, name) in [("A", "First"), ("B", "Second"), ("C", "Third")] {
            let place = folder.appendingPathComponent("\(version).xcdatamodel")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let text = Self.contents.replacingOccurrences(of: "Special", with: name)
            try Data(text.utf8).write(to: place.appendingPathComponent("contents"))
        }
        let record = folder.appendingPathComponent(".xccurrentversion")
        let list = ["_XCCurrentVersionName": "B.xcdatamodel"]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: record)
        let names = try ManagedClassGenerator.files(forModel: folder).map(\.name)
        #expect(names.contains("Second+CoreDataClass.swift") && !names.contains("Third+CoreDataClass.swift"))
        try FileManager.default.removeItem(at: record)
        #expect(try ManagedClassGenerator.files(forModel: folder).map(\.name).contains("Third+CoreDataClass.swift"))
    }

    @Test func aFileThatIsNoModelIsReported() throws {
        #expect(throws: GeneratorError.self) { try ModelDocumentParser.document(from: Data("<a/>".utf8)) }
        #expect(throws: GeneratorError.self) {
            try ManagedClassGenerator.files(forModel: URL(fileURLWithPath: "/tmp/none.xcdatamodeld"))
        }
    }
}
