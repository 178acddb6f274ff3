import HostInterface
import Testing

@testable import AccessibilityBus

/// What assistive technologies do with elements.
@MainActor
@Suite(.serialized, .enabled(if: PrivateBus.isPossible, "dbus-daemon is not installed"))
struct InteractionTests {
    @Test func actionsAreNamedAndDone() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.property("4", "Action", "NActions").int == 2)
            #expect(await app.client.call("4", "Action", "GetName", .int(1)).string == "delete")
            #expect(await app.client.call("4", "Action", "GetLocalizedName", .int(1)).string == "Löschen")
            #expect(await app.client.call("4", "Action", "GetKeyBinding", .int(0)).string == "<Control>d")
            #expect(await app.client.call("4", "Action", "DoAction", .int(1)).bool == true)
            #expect(app.button.performed == [1])
            #expect(await app.client.call("4", "Action", "DoAction", .int(2)).bool == false)
            #expect(await app.client.call("4", "Action", "GetName", .int(-1)).error == "InvalidArgs")
        }
    }

    @Test func anElementThatGetsActionsLaterHasTheInterfaceForThem() async throws {
        try await FakeApplication.run { app in
            func interfaces() async -> [String] {
                await app.client.call("5", "Accessible", "GetInterfaces").first?.children.compactMap(\.string) ?? []
            }
            #expect(!(await interfaces()).contains("org.a11y.atspi.Action"))
            app.slider.getsActions = true
            #expect((await interfaces()).contains("org.a11y.atspi.Action"))
            #expect(await app.client.property("5", "Action", "NActions").int == 0)
        }
    }

    @Test func aValueIsReadAndSetWithinItsRange() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.property("5", "Value", "CurrentValue").first?.double == 20)
            #expect(await app.client.property("5", "Value", "MinimumIncrement").first?.double == 5)
            #expect(await app.client.property("5", "Value", "Text").string == "20 percent")
            #expect(await app.client.setProperty("5", "Value", "CurrentValue", .double(250)).error == nil)
            #expect(app.slider.value?.current == 100)
            #expect(await app.client.setProperty("5", "Value", "CurrentValue", .double(.nan)).error == "InvalidArgs")
            #expect(app.slider.value?.current == 100)
        }
    }

    @Test func theFocusIsAskedFor() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.call("3", "Component", "GrabFocus").bool == true)
            #expect(await app.client.call("4", "Component", "GrabFocus").bool == false)
            #expect((app.field.focusRequests, app.button.focusRequests) == (1, 1))
        }
    }

    @Test func extentsAreInUnitsOfTheDesktop() async throws {
        try await FakeApplication.run { app in
            let window = FakeWindow(HostPlacement(x: 100, y: 50, unitsPerPoint: 2))
            (app.window.frame, app.button.frame) = (
                HostRect(x: 0, y: 10, width: 320, height: 480), HostRect(x: 20, y: 30, width: 40, height: 44)
            )
            app.button.hostWindow = window
            func extents(_ origin: UInt32) async -> [Int]? {
                await app.client.call("4", "Component", "GetExtents", .uint(origin)).first?.children.compactMap(\.int)
            }
            #expect(await extents(0) == [140, 110, 80, 88])
            #expect(await extents(1) == [40, 60, 80, 88])
            #expect(await extents(2) == [40, 40, 80, 88])
            #expect(await app.client.call("4", "Component", "GetExtents", .uint(3)).error == "InvalidArgs")
        }
    }

    @Test func anElementIsFoundAtAPoint() async throws {
        try await FakeApplication.run { app in
            app.window.hostWindow = FakeWindow(HostPlacement(x: 100, y: 50, unitsPerPoint: 2))
            app.button.frame = HostRect(x: 20, y: 30, width: 40, height: 44)
            let found = await app.client.call(
                "1", "Component", "GetAccessibleAtPoint", .int(142), .int(112), .uint(0))
            #expect(found.element == "4")
            let nothing = await app.client.call("1", "Component", "GetAccessibleAtPoint", .int(0), .int(0), .uint(0))
            #expect(nothing.first?.object == .null)
        }
    }

    @Test func anElementWithoutAPlaceHasNoSize() async throws {
        try await FakeApplication.run { app in
            let extents = await app.client.call("4", "Component", "GetExtents", .uint(0))
            #expect(extents.first?.children.compactMap(\.int) == [-1, -1, 0, 0])
        }
    }

    @Test func anImageSaysWhatItShows() async throws {
        try await FakeApplication.run { app in
            app.button.imageDescription = "A cat"
            #expect(await app.client.property("4", "Image", "ImageDescription").string == "A cat")
            #expect(await app.client.property("3", "Image", "ImageDescription").error == "UnknownInterface")
        }
    }
}
