import CoreData
import Testing

@Suite struct ModelFileTests {
    static let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" userDefinedModelVersionIdentifier="">
            <entity name="Task" representedClassName=".Task" isAbstract="YES" syncable="YES" codeGenerationType="class">
                <attribute name="title" attributeType="String" minValueString="1" maxValueString="20" regularExpressionString="[a-z]+"/>
                <attribute name="priority" optional="YES" attributeType="Integer 16" minValueString="0" maxValueString="3" defaultValueString="2" usesScalarValueType="YES"/>
                <attribute name="due" optional="YES" attributeType="Date" defaultDateTimeInterval="100" usesScalarValueType="NO"/>
                <attribute name="done" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
                <attribute name="cost" optional="YES" attributeType="Decimal" defaultValueString="1.5"/>
                <attribute name="tags" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData" customClassName="[String]"/>
                <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="List" inverseName="tasks" inverseEntity="List"/>
                <fetchIndex name="byTitle"><fetchIndexElement property="title" type="Binary" order="descending"/></fetchIndex>
                <userInfo><entry key="color" value="red"/></userInfo>
            </entity>
            <entity name="Errand" representedClassName="Errand" parentEntity="Task" elementID="Chore">
                <attribute name="place" optional="YES" attributeType="String"/>
            </entity>
            <entity name="List" representedClassName="List">
                <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
                <relationship name="tasks" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Task" inverseName="list" inverseEntity="Task"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="id"/></uniquenessConstraint></uniquenessConstraints>
            </entity>
            <fetchRequest name="Urgent" entity="Task" predicateString="priority &gt; $LIMIT" fetchLimit="5"/>
            <configuration name="Lists"><memberEntity name="List"/></configuration>
        </model>
        """

    /// Makes a folder with two versions, of which the second is the current one.
    static func makeModel(in folder: URL, named name: String) throws -> URL {
        let model = folder.appendingPathComponent(name)
        for version in ["Model", "Model 2"] {
            let place = model.appendingPathComponent("\(version).xcdatamodel")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let text = version == "Model" ? contents.replacingOccurrences(of: "Errand", with: "Old") : contents
            try Data(text.utf8).write(to: place.appendingPathComponent("contents"))
        }
        let record = try PropertyListSerialization.data(
            fromPropertyList: ["_XCCurrentVersionName": "Model 2.xcdatamodel"], format: .xml, options: 0)
        try record.write(to: model.appendingPathComponent(".xccurrentversion"))
        return model
    }

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test func theCurrentVersionOfAModelIsRead() throws {
        let url = try ModelFileTests.makeModel(in: folder(), named: "Model.momd")
        let model = try #require(NSManagedObjectModel(contentsOf: url))
        #expect(model.entitiesByName.keys.sorted() == ["Errand", "List", "Task"])
        let task = try #require(model.entitiesByName["Task"])
        #expect(task.isAbstract && task.managedObjectClassName == ".Task")
        #expect(task.userInfo?["color"] as? String == "red")
        let attributes = task.attributesByName
        #expect(attributes["priority"]?.defaultValue as? Int == 2 && attributes["priority"]?.type == .integer16)
        #expect(attributes["due"]?.defaultValue as? Date == Date(timeIntervalSinceReferenceDate: 100))
        #expect(attributes["done"]?.defaultValue as? Bool == true && attributes["done"]?.isOptional == false)
        #expect(attributes["cost"]?.defaultValue as? NSDecimalNumber == NSDecimalNumber(string: "1.5"))
        #expect(attributes["tags"]?.valueTransformerName == "NSSecureUnarchiveFromData")
        #expect(task.indexes.map(\.name) == ["byTitle"] && task.indexes[0].elements[0].isAscending == false)
        let errand = try #require(model.entitiesByName["Errand"])
        #expect(errand.superentity === task && errand.renamingIdentifier == "Chore")
        #expect(errand.attributesByName.keys.contains("title") && errand.isKindOf(entity: task))
        let tasks = try #require(model.entitiesByName["List"]?.relationshipsByName["tasks"])
        #expect(tasks.isToMany && tasks.isOrdered && tasks.deleteRule == .cascadeDeleteRule)
        #expect(tasks.inverseRelationship?.inverseRelationship === tasks && tasks.destinationEntity === task)
        #expect(model.entities(forConfigurationName: "Lists")?.map(\.name) == ["List"])
        let request = model.fetchRequestFromTemplate(withName: "Urgent", substitutionVariables: ["LIMIT": 1])
        #expect(request?.fetchLimit == 5)
        #expect(request?.predicate?.evaluate(with: ["priority": 2]) == true)
        #expect(request?.predicate?.evaluate(with: ["priority": 1]) == false)
    }

    @Test func versionsAndSourceNamesAreFound() throws {
        let folder = try folder()
        let url = try ModelFileTests.makeModel(in: folder, named: "Model.xcdatamodeld")
        let compiled = folder.appendingPathComponent("Model.momd")
        #expect(NSManagedObjectModel(contentsOf: compiled)?.entitiesByName["Errand"] != nil)
        let version = compiled.appendingPathComponent("Model.mom")
        #expect(NSManagedObjectModel(contentsOf: version)?.entitiesByName["Old"] != nil)
        #expect(NSManagedObjectModel(contentsOf: url.appendingPathComponent("nothing.mom")) == nil)
    }

    @Test func rulesOfTheModelAreChecked() throws {
        let url = try ModelFileTests.makeModel(in: folder(), named: "Model.momd")
        let model = try #require(NSManagedObjectModel(contentsOf: url))
        let library = try Library(model)
        let errand = NSEntityDescription.insertNewObject(forEntityName: "Errand", into: library.context)
        func code(_ title: String?, _ priority: Int) -> Int? {
            errand.setValue(title, forKey: "title")
            errand.setValue(priority, forKey: "priority")
            do {
                try errand.validateForInsert()
                return nil
            } catch {
                return (error as NSError).code
            }
        }
        #expect(code("milk", 1) == nil)
        #expect(code(nil, 1) == NSValidationMissingMandatoryPropertyError)
        #expect(code("milk", 4) == NSValidationNumberTooLargeError)
        #expect(code("milk", -1) == NSValidationNumberTooSmallError)
        #expect(code("MILK", 1) == NSValidationStringPatternMatchingError)
        #expect(code(String(repeating: "a", count: 21), 1) == NSValidationStringTooLongError)
        errand.setValue(["a"], forKey: "tags")
        #expect(code("milk", 1) == nil)
    }
}
