import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct BarItemGroupTests {
    private let items = (0..<4).map { UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil) }

    private func titles(_ items: [UIBarButtonItem]?) -> String { (items ?? []).map { $0.title ?? "" }.joined() }

    @Test func groupsAreTheItemsOfTheirSide() {
        let navigation = UINavigationItem()
        navigation.leadingItemGroups = [.fixedGroup(items: [items[0]]), .fixedGroup(items: [items[1]])]
        navigation.trailingItemGroups = [.fixedGroup(items: [items[2], items[3]])]
        #expect(titles(navigation.leftBarButtonItems) == "01")
        #expect(titles(navigation.rightBarButtonItems) == "32")
        navigation.leftBarButtonItems = [items[3]]
        #expect(navigation.leadingItemGroups.count == 1)
        #expect(titles(navigation.leadingItemGroups.first?.barButtonItems) == "3")
    }

    @Test func aChangedGroupChangesTheBar() {
        let navigation = UINavigationItem()
        let group = UIBarButtonItemGroup(barButtonItems: [items[0]], representativeItem: nil)
        navigation.trailingItemGroups = [group, items[1].creatingFixedGroup()]
        navigation.pinnedTrailingGroup = items[2].creatingFixedGroup()
        #expect(titles(navigation.rightBarButtonItems) == "210")
        group.isHidden = true
        #expect(titles(navigation.rightBarButtonItems) == "21")
        group.isHidden = false
        group.barButtonItems = [items[0], items[3]]
        #expect(titles(navigation.rightBarButtonItems) == "2130")
        #expect(items[3].buttonGroup === group)
    }

    @Test func anOptionalGroupIsShownIfItIsInTheDefaultCustomization() {
        let navigation = UINavigationItem()
        navigation.leadingItemGroups = [
            items[0].creatingOptionalGroup(customizationIdentifier: "a"),
            items[1].creatingOptionalGroup(customizationIdentifier: "b", isInDefaultCustomization: false),
            items[2].creatingMovableGroup(customizationIdentifier: "c"),
        ]
        #expect(titles(navigation.leftBarButtonItems) == "02")
    }
}
