import HostInterface
import Testing

@testable import AccessibilityBus

/// What assistive technologies are told of an element.
@MainActor
@Suite(.serialized, .enabled(if: PrivateBus.isPossible, "dbus-daemon is not installed"))
struct ElementTests {
    @Test func anApplicationHasItsNameAndItsWindows() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.property("root", "Accessible", "Name").string == "Fake")
            #expect(await app.client.call("root", "Accessible", "GetRoleName").string == "application")
            #expect(await app.client.call("root", "Accessible", "GetChildren").elements == ["1"])
            #expect(await app.client.property("root", "Application", "ToolkitName").string == "Trestle")
        }
    }

    @Test func theDesktopIsTheParentOfAnApplicationAndTheApplicationThatOfAWindow() async throws {
        try await FakeApplication.run { app in
            let desktop = await app.client.property("root", "Accessible", "Parent").first?.object
            #expect(desktop == ObjectReference(busName: ":9.1", path: ObjectPath.root))
            #expect(await app.client.property("1", "Accessible", "Parent").element == "root")
            #expect(await app.client.property("4", "Accessible", "Parent").element == "1")
        }
    }

    @Test func theRegistryNumbersTheApplication() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.setProperty("root", "Application", "Id", .int(7)).error == nil)
            #expect(await app.client.property("root", "Application", "Id").int == 7)
        }
    }

    @Test func anElementHasItsTexts() async throws {
        try await FakeApplication.run { app in
            (app.button.description, app.button.help, app.button.identifier) = ("the value", "the hint", "ok")
            #expect(await app.client.property("4", "Accessible", "Name").string == "Button")
            #expect(await app.client.property("4", "Accessible", "Description").string == "the value")
            #expect(await app.client.property("4", "Accessible", "HelpText").string == "the hint")
            #expect(await app.client.property("4", "Accessible", "AccessibleId").string == "ok")
            #expect(await app.client.property("4", "Accessible", "Locale").string == "de_DE")
        }
    }

    @Test func anElementHasItsRoleAndItsStates() async throws {
        try await FakeApplication.run { app in
            app.button.states = [.enabled, .focusable, .expandable]
            #expect(await app.client.call("4", "Accessible", "GetRole").first?.uint == 43)
            let words = await app.client.call("4", "Accessible", "GetState").first?.children.compactMap(\.uint)
            // Collapsed, enabled, expandable, focusable, sensitive.
            let numbers: [UInt32] = [5, 8, 9, 11, 24]
            #expect(words == [numbers.reduce(0) { $0 | 1 << $1 }, 0])
        }
    }

    @Test func statesFromTheSecondWordHaveTheirBits() async throws {
        try await FakeApplication.run { app in
            app.button.states = [.readOnly]
            let words = await app.client.call("4", "Accessible", "GetState").first?.children.compactMap(\.uint)
            #expect(words == [0, 1 << 11])
        }
    }

    @Test func anElementNamesTheInterfacesThatItHas() async throws {
        try await FakeApplication.run { app in
            let names = await app.client.call("5", "Accessible", "GetInterfaces").first?.children.compactMap(\.string)
            #expect(
                names == ["Accessible", "Component", "Collection", "Value"].map { "org.a11y.atspi.\($0)" })
        }
    }

    @Test func anElementHasItsRelations() async throws {
        try await FakeApplication.run { app in
            app.field.relations = [.labelledBy: [app.button]]
            let relations = await app.client.call("3", "Accessible", "GetRelationSet").first?.children ?? []
            #expect(relations.count == 1)
            #expect(relations.first?.children.first?.uint == 2)
            #expect(relations.first?.children.last?.children.first?.object?.path == ObjectPath.path(of: app.button.id))
        }
    }

    @Test func aSwitchSaysThatItIsOne() async throws {
        try await FakeApplication.run { app in
            app.button.role = .switchControl
            let entries = await app.client.call("4", "Accessible", "GetAttributes").first?.children ?? []
            #expect(entries.contains { $0.children.map(\.string) == ["xml-roles", "switch"] })
        }
    }
}
