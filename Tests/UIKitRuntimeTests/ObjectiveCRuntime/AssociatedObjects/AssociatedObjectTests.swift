import Testing
import UIKit

@testable import UIKit

private enum Keys {
    nonisolated(unsafe) static var first = 0
    nonisolated(unsafe) static var second = 0
}

private final class Value: NSObject {}

@MainActor @Suite(.serialized)
struct AssociatedObjectTests {
    @Test func eachKeyHasAValueOfItsOwn() {
        let view = UIView()
        objc_setAssociatedObject(view, &Keys.first, "one", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        objc_setAssociatedObject(view, &Keys.second, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(view, &Keys.first) as? String == "one")
        #expect(objc_getAssociatedObject(view, &Keys.second) as? NSNumber == 2)
        #expect(objc_getAssociatedObject(UIView(), &Keys.first) == nil)
    }

    @Test func nilTakesAValueAway() {
        let view = UIView()
        objc_setAssociatedObject(view, &Keys.first, "one", .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(view, &Keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, &Keys.first) == nil)
    }

    @Test func removingTakesAllValuesAway() {
        let view = UIView()
        objc_setAssociatedObject(view, &Keys.first, "one", .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(view, &Keys.second, "two", .OBJC_ASSOCIATION_RETAIN)
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, &Keys.first) == nil)
        #expect(objc_getAssociatedObject(view, &Keys.second) == nil)
    }

    @Test(arguments: ["responder", "recogniser", "bar item", "layer"])
    func valuesGoWithTheirObject(kind: String) {
        weak var value: Value?
        do {
            let object: NSObject =
                switch kind {
                case "responder": UIView()
                case "recogniser": UITapGestureRecognizer()
                case "bar item": UIBarButtonItem()
                default: CALayer()
                }
            let kept = Value()
            value = kept
            objc_setAssociatedObject(object, &Keys.first, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(object, &Keys.first) as? Value === kept)
        }
        #expect(value == nil)
    }

    @Test func aDeinitStillReadsTheValues() {
        final class Owner: UIView {
            nonisolated(unsafe) static var readAtTheEnd: String?
            deinit { Self.readAtTheEnd = objc_getAssociatedObject(self, &Keys.first) as? String }
        }
        do {
            let owner = Owner()
            objc_setAssociatedObject(owner, &Keys.first, "still here", .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(Owner.readAtTheEnd == "still here")
    }

    @Test func assigningDoesNotKeepAnObject() {
        let view = UIView()
        do {
            let value = Value()
            objc_setAssociatedObject(view, &Keys.first, value, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, &Keys.first) as? Value === value)
        }
        #expect(objc_getAssociatedObject(view, &Keys.first) == nil)
    }

    @Test func copyingKeepsACopy() {
        let text = NSMutableString(string: "before")
        let view = UIView()
        objc_setAssociatedObject(view, &Keys.first, text, .OBJC_ASSOCIATION_COPY)
        text.append(" and after")
        #expect(objc_getAssociatedObject(view, &Keys.first) as? String == "before")
    }

    @Test func aClassHasValuesOfItsOwn() {
        objc_setAssociatedObject(Value.self, &Keys.first, "of the class", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(Value.self, &Keys.first) as? String == "of the class")
        #expect(objc_getAssociatedObject(Value(), &Keys.first) == nil)
        objc_removeAssociatedObjects(Value.self)
    }

    @Test func otherObjectsHaveValuesAndTheTableForgetsThoseThatWent() {
        let kept = Value()
        objc_setAssociatedObject(kept, &Keys.first, "kept", .OBJC_ASSOCIATION_RETAIN)
        for number in 0..<1000 {
            let passing = Value()
            #expect(objc_getAssociatedObject(passing, &Keys.first) == nil)
            objc_setAssociatedObject(passing, &Keys.first, number, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(objc_getAssociatedObject(kept, &Keys.first) as? String == "kept")
        #expect(Attachments.tableCount <= 128)
    }

    @Test func aValueWhoseDeinitSetsAnotherDoesNoHarm() {
        final class Setter {
            let other: UIView
            init(_ other: UIView) { self.other = other }
            deinit { objc_setAssociatedObject(other, &Keys.second, "set", .OBJC_ASSOCIATION_RETAIN) }
        }
        let view = UIView()
        objc_setAssociatedObject(view, &Keys.first, Setter(view), .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(view, &Keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, &Keys.second) as? String == "set")
    }
}
