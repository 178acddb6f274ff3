import Testing

@testable import UIKit

/// What Objective-C's runtime answers about classes and selectors.
@MainActor @Suite(.serialized) struct RuntimeQuestionTests {
    private class Base: NSObject, UITableViewDelegate {}
    private final class Derived: Base {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
    }

    @Test func anObjectsClassIsTheOneThatItWasMadeWith() {
        let object: NSObject = Derived()
        #expect(object_getClass(object) == Derived.self)
        #expect(object.superclass == Base.self)
        #expect(class_getSuperclass(object_getClass(object)) == Base.self)
        #expect(class_getSuperclass(Base.self) == NSObject.self)
        #expect(class_getSuperclass(NSObject.self) == nil)
        #expect(class_getSuperclass(nil) == nil)
        #expect(object_getClass(nil) == nil)
        #expect(object_getClass(1) == nil)
        #expect(object_getClass(UIView.self) == nil)
    }

    private final class Empty {}
    private final class Padded {
        let whole = 1
        let byte: UInt8 = 2
    }

    @Test func instancesTakeWholeWords() {
        #expect(class_getInstanceSize(Empty.self) == 16)
        #expect(class_getInstanceSize(Padded.self) == 32)
        #expect(class_getInstanceSize(UITableView.self) > class_getInstanceSize(UIView.self))
        #expect(class_getInstanceSize(nil) == 0)
    }

    @Test func classesHaveTheirNames() {
        #expect(String(cString: class_getName(UITableView.self)) == "UITableView")
        #expect(String(cString: object_getClassName(UIView())) == "UIView")
        #expect(String(cString: class_getName(nil)) == "nil")
        #expect(class_getName(UIView.self) == class_getName(UIView.self))
        #expect(objc_lookUpClass("UITableView") == UITableView.self)
        #expect(objc_lookUpClass("NoSuchView") == nil)
    }

    @Test func classesKnowWhatTheirInstancesRespondTo() {
        #expect(UITableView.instancesRespond(to: "reloadData"))
        #expect(UITableView.instancesRespond(to: "layoutSubviews"))
        #expect(!UIView.instancesRespond(to: "reloadData"))
        #expect(class_respondsToSelector(UITableView.self, "reloadData"))
        #expect(!class_respondsToSelector(nil, "reloadData"))
        guard MethodResolution.canSeeUncalledMethods else { return }
        #expect(Derived.instancesRespond(to: "tableView:heightForRowAtIndexPath:"))
        #expect(!Base.instancesRespond(to: "tableView:heightForRowAtIndexPath:"))
    }

    @Test func selectorsHaveNames() {
        let selector = sel_registerName("tableView:didSelectRowAtIndexPath:")
        #expect(String(cString: sel_getName(selector)) == "tableView:didSelectRowAtIndexPath:")
        #expect(sel_isEqual(selector, Selector("tableView:didSelectRowAtIndexPath:")))
        #expect(!sel_isEqual(selector, "reloadData"))
    }
}
