import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct UIMenuTests {
    @Test func selectedElementsAreThoseThatAreOnInMenusInsideToo() {
        let on = UIAction(title: "On", state: .on) { _ in }
        let off = UIAction(title: "Off") { _ in }
        let inner = UIAction(title: "Inner", state: .on) { _ in }
        let menu = UIMenu(title: "Sort", children: [on, off, UIMenu(options: .displayInline, children: [inner])])
        #expect(menu.selectedElements == [on, inner])
    }

    @Test func otherChildrenLeaveTheRestOfAMenuAsItIs() {
        let menu = UIMenu(title: "Sort", identifier: UIMenu.Identifier("sort"), options: .singleSelection)
        let other = menu.replacingChildren([UIAction(title: "Name") { _ in }])
        #expect(other.title == "Sort")
        #expect(other.identifier == menu.identifier)
        #expect(other.options == .singleSelection)
        #expect(other.children.map(\.title) == ["Name"])
    }

    @Test func menusWithoutIdentifierAreDifferent() {
        #expect(UIMenu().identifier != UIMenu().identifier)
    }
}
