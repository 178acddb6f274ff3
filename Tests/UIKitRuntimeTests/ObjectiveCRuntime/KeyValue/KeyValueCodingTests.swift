import Testing
import UIKit
import UIKitTestDriver

private enum Flavour: Int { case sweet, sour }

private final class Model: NSObject {
    var name = "unnamed"
    var note: String?
    var count = 0
    var ratio: CGFloat = 0
    var isOpen = false
    var flavour = Flavour.sweet
    var next: Model?
    let fixed = 7

    static let register: Void = SourceMembers.add { members in
        members.add(Model.self) { table in
            table.property("name", \.name)
            table.property("note", \.note)
            table.property("count", \.count)
            table.property("ratio", \.ratio)
            table.property("open", \.isOpen)
            table.property("flavour", \.flavour)
            table.property("next", \.next)
            table.property("fixed", \.fixed)
        }
    }

    override init() {
        Self.register
        super.init()
    }
}

/// Answers for keys that it does not have, as Objective-C classes do.
private final class Dictionaryish: NSObject, KeyValueCoding {
    var values: [String: Any] = [:]
    func setValue(_ value: Any?, forUndefinedKey key: String) { values[key] = value }
    func value(forUndefinedKey key: String) -> Any? { values[key] }
}

@MainActor @Suite(.serialized)
struct KeyedValueTests {
    @Test func userDefaultsHaveTheirValuesByKey() throws {
        let defaults = try #require(UserDefaults(suiteName: "KeyedValueTests"))
        defer { defaults.removePersistentDomain(forName: "KeyedValueTests") }
        defaults.setValue("text", forKey: "title")
        defaults.set(2.5, forKey: "width")
        #expect(defaults.value(forKey: "title") as? String == "text")
        #expect(defaults.value(forKey: "width") as? CGFloat == 2.5)
        #expect(defaults.value(forKey: "width") as? Float == 2.5)
        #expect(defaults.value(forKey: "none") == nil)
        defaults.setValue(nil, forKey: "title")
        #expect(defaults.string(forKey: "title") == nil)
    }

    @Test func dictionariesHaveTheirValuesByKey() {
        let dictionary = NSMutableDictionary()
        dictionary.setValue(1, forKey: "a")
        #expect(dictionary["a"] as? Int == 1)
        #expect((dictionary as NSObject).value(forKey: "a") as? Int == 1)
        dictionary.setValue(nil, forKey: "a")
        #expect(dictionary.count == 0)
    }

    @Test func arraysHaveTheValuesOfTheirElements() {
        let models = [Model(), Model()]
        let array = models as NSArray
        array.setValue("b", forKey: "name")
        models[1].note = "c"
        #expect(array.value(forKey: "name") as? [String] == ["b", "b"])
        #expect((array.value(forKey: "note") as? NSArray)?[0] is NSNull)
        #expect(array.value(forKey: "@count") as? Int == 2)
    }
}

@MainActor @Suite(.serialized)
struct KeyValueCodingTests {
    @Test func registeredPropertiesAreReadAndSetByName() {
        let model = Model()
        model.setValue("named", forKey: "name")
        #expect(model.name == "named")
        #expect(model.value(forKey: "name") as? String == "named")
        #expect(model.value(forKey: "note") == nil)
        model.setValue("a note", forKey: "note")
        model.setValue(nil, forKey: "note")
        #expect(model.note == nil)
        #expect(model.value(forKey: "isOpen") as? Bool == false)
    }

    @Test func numbersOfEveryTypeFitNumbers() {
        let model = Model()
        model.setValue(2.9, forKey: "count")
        #expect(model.count == 2)
        model.setValue(NSNumber(value: 3), forKey: "count")
        #expect(model.count == 3)
        model.setValue(4, forKey: "ratio")
        #expect(model.ratio == 4)
        model.setValue(1, forKey: "open")
        #expect(model.isOpen)
        let view = UIView()
        view.setValue(1, forKey: "alpha")
        view.setValue(0.5, forKey: "alpha")
        #expect(view.alpha == 0.5)
    }

    @Test func enumerationsGoByTheirRawValues() {
        let model = Model()
        model.setValue(1, forKey: "flavour")
        #expect(model.flavour == .sour)
        #expect(model.value(forKey: "flavour") as? Int == 1)
        let view = UIView()
        view.setValue(UIView.ContentMode.center.rawValue, forKey: "contentMode")
        #expect(view.contentMode == .center)
        view.setValue(UIView.ContentMode.top, forKey: "contentMode")
        #expect(view.contentMode == .top)
    }

    @Test func keyPathsGoThroughObjects() {
        let model = Model()
        model.next = Model()
        model.setValue("inner", forKeyPath: "next.name")
        #expect(model.next?.name == "inner")
        #expect(model.value(forKeyPath: "next.name") as? String == "inner")
        #expect(model.value(forKeyPath: "next.next.name") == nil)
        let cell = UITableViewCell()
        cell.setValue("title", forKeyPath: "textLabel.text")
        #expect(cell.textLabel?.text == "title")
        cell.setValue(3, forKeyPath: "layer.cornerRadius")
        #expect(cell.layer.cornerRadius == 3)
    }

    @Test func ownPropertiesOfUIKitAreKnownByObjectiveCsNames() {
        let table = UITableView()
        table.setValue(true, forKey: "hidden")
        #expect(table.isHidden)
        #expect(table.value(forKey: "isHidden") as? Bool == true)
        table.setValue(NSValue(cgPoint: CGPoint(x: 0, y: 5)), forKey: "center")
        #expect(table.center == CGPoint(x: 0, y: 5))
        #expect(table.value(forKey: "rowHeight") as? CGFloat == table.rowHeight)
    }

    @Test func manyValuesAreSetAndReadAtOnce() {
        let model = Model()
        model.setValuesForKeys(["name": "n", "count": 5, "note": NSNull()])
        #expect(model.count == 5)
        let values = model.dictionaryWithValues(forKeys: ["name", "note"])
        #expect(values["name"] as? String == "n")
        #expect(values["note"] is NSNull)
    }

    @Test func anUnknownKeyRaisesWithUIKitsText() throws {
        let model = Model()
        let exception = try expectException(named: "NSUnknownKeyException") {
            model.setValue(1, forKey: "missing")
        }
        #expect(
            exception.reason?.hasSuffix(
                "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key missing.")
                == true)
        try expectException(named: "NSUnknownKeyException", containing: "valueForUndefinedKey:") {
            _ = model.value(forKey: "missing")
        }
    }

    @Test func aPropertyThatCannotBeSetIsUnknownForSetting() throws {
        try expectException(named: "NSUnknownKeyException", containing: "fixed") {
            Model().setValue(8, forKey: "fixed")
        }
    }

    @Test func nilForAPropertyThatCannotBeNilRaises() throws {
        try expectException(
            named: "NSInvalidArgumentException", containing: "could not set nil as the value for the key count"
        ) {
            Model().setValue(nil, forKey: "count")
        }
    }

    @Test func aValueOfAnotherTypeRaisesAndChangesNothing() throws {
        let model = Model()
        try expectException(named: "NSInvalidArgumentException", containing: "name") {
            model.setValue(UIView(), forKey: "name")
        }
        #expect(model.name == "unnamed")
    }

    @Test func anObjectMayAnswerForUndefinedKeys() {
        let object = Dictionaryish()
        object.setValue(3, forKey: "anything")
        #expect(object.value(forKey: "anything") as? Int == 3)
        let base: NSObject = object
        base.setValue("x", forKeyPath: "something")
        #expect(object.values["something"] as? String == "x")
    }
}
