import Foundation
import HostInterface
import Testing

@testable import WebHost

@MainActor @Suite struct AccessibleElementTests {
    private func read(_ element: TestElement, room: Int = 100) -> AccessibleElement {
        var room = room
        return AccessibleElement(element, room: &room)
    }

    @Test func whatSaysNothingIsLeftOut() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(read(TestElement(7, part: 3, .label, "Text")))
        #expect(String(decoding: data, as: UTF8.self) == #"{"id":"7.3","name":"Text"}"#)
    }

    @Test func statesAreThoseOfARIA() {
        let element = TestElement(1, .checkBox, "Box")
        element.states = [.enabled, .checkable, .checked, .selectable, .required]
        #expect(read(element).states == ["checked": "true", "selected": "false", "required": "true"])
        element.states = [.checkable, .indeterminate]
        element.onPress = {}
        #expect(read(element).states == ["checked": "mixed", "disabled": "true"])
    }

    @Test func aRowSaysItsPlaceInTheWholeList() {
        let element = TestElement(1, .listItem, "Row")
        (element.positionInSet, element.setSize) = (500, 1_000_000_000)
        #expect(read(element).states == ["posinset": "500", "setsize": "1000000000"])
    }

    @Test func onlyVisibleChildrenAreRead() {
        let list = TestElement(1, .list, "Rows")
        for row in 0..<50 { list.adopt(TestElement(2, part: UInt64(row), .listItem, "\(row)")) }
        list.visibleChildren = 10..<13
        #expect(read(list).children?.map(\.name) == ["10", "11", "12"])
        list.visibleChildren = 48..<70
        #expect(read(list).children?.map(\.name) == ["48", "49"])
    }

    @Test func noMoreElementsAreReadThanThereIsRoomFor() {
        let root = TestElement(1, .panel, "")
        for index in 0..<10 {
            let child = TestElement(2, part: UInt64(index), .panel, "")
            child.adopt(TestElement(3, part: UInt64(index), .label, "Text"))
            root.adopt(child)
        }
        func count(_ element: AccessibleElement) -> Int { 1 + (element.children ?? []).map(count).reduce(0, +) }
        #expect(count(read(root, room: 7)) == 8)
    }

    @Test func framesAreWholeNumbersWhateverTheyAre() {
        let element = TestElement(1, .label, "Text")
        element.frame = HostRect(x: 1.4, y: .nan, width: .infinity, height: 1e300)
        #expect(read(element).frame == [1, 0, 0, 1_000_000])
    }

    @Test(arguments: ["", "0", "x", "1.", ".1", "1.2.3", "-1", "18446744073709551616"])
    func whatNamesNoElementIsRefused(text: String) {
        #expect(HostAccessibleID(text: text) == nil)
    }

    @Test func anIdentityIsReadAsItWasWritten() {
        for id in [HostAccessibleID(object: 5), HostAccessibleID(object: .max, part: .max)] {
            #expect(HostAccessibleID(text: id.text) == id)
        }
    }
}
