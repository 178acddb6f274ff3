import HostInterface
import Testing

@testable import AccessibilityBus

/// Lists whose rows are made when they are asked for.
@MainActor
@Suite(.serialized, .enabled(if: PrivateBus.isPossible, "dbus-daemon is not installed"))
struct BillionRowsTests {
    @Test func aRowOfABillionIsMadeAlone() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.property("2", "Accessible", "ChildCount").int == 1_000_000_000)
            #expect(app.rows.made == 0)
            #expect(await app.client.call("2", "Accessible", "GetChildAtIndex", .int(900_000)).element == "2_900000")
            #expect(app.rows.made == 1)
            #expect(await app.client.property("2_900000", "Accessible", "Name").string == "Row 900000")
            #expect(app.rows.made == 2)
        }
    }

    @Test func aRowSaysItsPositionAndTheSizeOfTheSet() async throws {
        try await FakeApplication.run { app in
            let entries = await app.client.call("2_900000", "Accessible", "GetAttributes").first?.children ?? []
            let pairs = entries.map { $0.children.compactMap(\.string) }
            #expect(pairs.contains(["posinset", "900001"]))
            #expect(pairs.contains(["setsize", "1000000000"]))
        }
    }

    @Test(arguments: [-1, 1_000_000_000, 2_147_483_647, -2_147_483_648])
    func anIndexOutsideTheRangeNamesNoChild(index: Int) async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.call("2", "Accessible", "GetChildAtIndex", .int(index)).first?.object == .null)
        }
    }

    @Test func ofMoreThanAThousandChildrenThoseOnTheScreenAreReturned() async throws {
        try await FakeApplication.run { app in
            app.rows.visible = 500..<503
            #expect(await app.client.call("2", "Accessible", "GetChildren").elements == ["2_500", "2_501", "2_502"])
            #expect(app.rows.made == 3)
        }
    }

    @Test(arguments: [(499, false), (500, true)])
    func onlyLongListsManageTheirDescendants(count: Int, manages: Bool) async throws {
        try await FakeApplication.run { app in
            app.rows.count = count
            let words = await app.client.call("2", "Accessible", "GetState").first?.children.compactMap(\.uint)
            #expect((words?.first ?? 0) >> 31 == (manages ? 1 : 0))
        }
    }

    /// Orca goes through all rows of what it takes for a list, a list box or a tree.
    @Test(arguments: [HostAccessibleRole.list, .listBox, .tree])
    func aLongListIsATableOfListItems(role: HostAccessibleRole) async throws {
        try await FakeApplication.run { app in
            app.list.role = role
            #expect(await app.client.call("2", "Accessible", "GetRoleName").string == "table")
            #expect(await app.client.call("2_7", "Accessible", "GetRoleName").string == "list item")
            app.rows.count = 499
            #expect(await app.client.call("2", "Accessible", "GetRole").first?.uint == RoleNumber(role).number)
        }
    }

    @Test func aRowIsScrolledIntoView() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.call("2_900000", "Component", "ScrollTo", .uint(6)).bool == true)
            #expect(app.rows.visible == 900_000..<900_010)
        }
    }

    @Test func rowsAreSelectedByTheirIndex() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.call("2", "Selection", "SelectChild", .int(77)).bool == true)
            #expect(await app.client.call("2", "Selection", "SelectChild", .int(2_000_000_000)).bool == false)
            #expect(await app.client.property("2", "Selection", "NSelectedChildren").int == 1)
            #expect(await app.client.call("2", "Selection", "GetSelectedChild", .int(0)).element == "2_77")
            #expect(await app.client.call("2", "Selection", "GetSelectedChild", .int(1)).first?.object == .null)
            #expect(await app.client.call("2", "Selection", "ClearSelection").bool == true)
            #expect(app.rows.selectedCount == 0)
        }
    }

    @Test func theCacheHasWhatIsOnTheScreen() async throws {
        try await FakeApplication.run { app in
            let items = await app.client.call(ObjectPath.cache, "Cache", "GetItems").first?.children ?? []
            // The application, the window, 4 elements and 10 rows.
            #expect(items.count == 16)
            #expect(items.first?.type == "((so)(so)(so)iiassusau)")
            #expect(app.rows.made == 10)
        }
    }
}
