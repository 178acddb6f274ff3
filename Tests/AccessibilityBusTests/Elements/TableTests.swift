import HostInterface
import Testing

@testable import AccessibilityBus

/// The rows and columns of tables of values.
@MainActor
@Suite(.serialized, .enabled(if: PrivateBus.isPossible, "dbus-daemon is not installed"))
struct TableTests {
    private func run(_ body: (FakeApplication, FakeTable) async throws -> Void) async throws {
        try await FakeApplication.run { app in
            let owner = FakeElement(50, .table, "Prices")
            app.window.add(owner)
            let table = FakeTable([["Fruit", "Price"], ["in shops", "in euros"], ["Pear", "3"]], in: owner)
            try await body(app, table)
        }
    }

    @Test func aTableHasRowsAndColumns() async throws {
        try await run { app, _ in
            #expect(await app.client.property("50", "Table", "NRows").int == 3)
            #expect(await app.client.property("50", "Table", "NColumns").int == 2)
            #expect(await app.client.call("50", "Table", "GetAccessibleAt", .int(2), .int(1)).element == "105")
            #expect(await app.client.call("50", "Table", "GetIndexAt", .int(2), .int(1)).int == 5)
            #expect(await app.client.call("50", "Table", "GetRowAtIndex", .int(5)).int == 2)
            #expect(await app.client.call("50", "Table", "GetColumnAtIndex", .int(5)).int == 1)
            #expect(await app.client.call("50", "Table", "GetColumnDescription", .int(1)).string == "Price")
        }
    }

    @Test func placesOutsideATableHoldNothing() async throws {
        try await run { app, _ in
            let outside = await app.client.call("50", "Table", "GetAccessibleAt", .int(3), .int(-1))
            #expect(outside.first?.object == .null)
            #expect(await app.client.call("50", "Table", "GetIndexAt", .int(9), .int(9)).int == -1)
            #expect(await app.client.call("50", "Table", "GetRowAtIndex", .int(2_000_000_000)).int == -1)
            #expect(await app.client.property("4", "Table", "NRows").error == "UnknownInterface")
        }
    }

    @Test func aCellHasItsPlaceItsTableAndAllOfItsHeaders() async throws {
        try await run { app, _ in
            let position = await app.client.property("105", "TableCell", "Position").first?.children
            #expect(position?.compactMap(\.int) == [2, 1])
            #expect(await app.client.property("105", "TableCell", "Table").element == "50")
            #expect(await app.client.call("105", "TableCell", "GetRowHeaderCells").elements == ["104"])
            #expect(await app.client.call("105", "TableCell", "GetColumnHeaderCells").elements == ["101", "103"])
            #expect(await app.client.call("50", "Table", "GetColumnHeader", .int(1)).element == "101")
            let span = await app.client.call("105", "TableCell", "GetRowColumnSpan")
            #expect(span.bool == true && span.results.dropFirst().map(\.int) == [2, 1, 1, 1])
            let attributes = await app.client.call("105", "Accessible", "GetAttributes").first?.children ?? []
            let pairs = attributes.map { $0.children.compactMap(\.string) }
            #expect(pairs.contains(["rowindex", "3"]) && pairs.contains(["colindex", "2"]))
        }
    }

    @Test func rowsAreSelected() async throws {
        try await run { app, table in
            #expect(await app.client.call("50", "Table", "AddRowSelection", .int(2)).bool == true)
            #expect(await app.client.call("50", "Table", "AddRowSelection", .int(7)).bool == false)
            #expect(table.selected == [2])
            let selected = await app.client.call("50", "Table", "GetSelectedRows").first?.children
            #expect(selected?.compactMap(\.int) == [2])
            #expect(await app.client.call("50", "Table", "IsSelected", .int(2), .int(0)).bool == true)
            let child = await app.client.call("50", "Table", "GetRowColumnExtentsAtIndex", .int(4))
            #expect(child.bool == true && child.results[1..<5].map(\.int) == [2, 0, 1, 1])
            #expect(child.results.last?.bool == true)
        }
    }
}
