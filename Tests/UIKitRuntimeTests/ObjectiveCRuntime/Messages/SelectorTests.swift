import Testing
import UIKit

@MainActor @Suite struct SelectorTests {
    @Test func selectorsWithOneNameAreEqualHoweverTheyWereMade() {
        let literal: Selector = "insertWithItem:"
        #expect(literal == Selector(("insertWithItem:")))
        #expect(literal == NSSelectorFromString("insertWithItem:"))
        #expect(Set([literal, "insertWithItem:", "insertWithItem"]).count == 2)
    }

    @Test func aSelectorIsDescribedByItsName() {
        #expect(Selector("tapped:").description == "tapped:")
        #expect("\(Selector("tapped:"))" == "tapped:")
        #expect(NSStringFromSelector("tapped:") == "tapped:")
        #expect(String(Selector("tapped:")) == "tapped:")
    }

    @Test func aCheckedMemberIsNotEvaluated() {
        func object() -> NSObject {
            Issue.record("evaluated")
            return NSObject()
        }
        #expect(Selector("isEqual:", checking: object().isEqual(_:)) == "isEqual:")
    }

    @MainActor @Test func aKeyPathsNameIsItsString() {
        let name = KeyPathName("layer.hidden", \UIView.layer.isHidden)
        #expect(name == "layer.hidden")
    }
}
