import HostInterface
import Testing

@testable import AccessibilityBus

/// What is sent to those who listen.
@MainActor
@Suite(.serialized, .enabled(if: PrivateBus.isPossible, "dbus-daemon is not installed"))
struct EventTests {
    @Test func nothingIsSentWhileNobodyListens() async throws {
        try await FakeApplication.run { app in
            await app.client.listen()
            #expect(!app.bus.isListening)
            app.bus.post(.focused(app.field))
            app.bus.post(.announcement(app.window, "Done", .polite))
            await app.client.roundTrip()
            #expect(app.client.takeEvents() == [])
            #expect(app.bus.sentEvents == 0)
        }
    }

    @Test func onlyRegisteredEventsAreSent() async throws {
        try await FakeApplication.run { app in
            await app.client.listen()
            await app.desktop.register("object:state-changed:focused")
            #expect(app.bus.isListening)
            app.bus.post(.focused(app.field))
            app.bus.post(.stateChanged(app.field, .selected, true))
            app.bus.post(.nameChanged(app.field))
            await app.client.roundTrip()
            #expect(app.client.takeEvents() == ["StateChanged focused 1 0 "])
            #expect(app.bus.sentEvents == 1)
        }
    }

    @Test func aWholeCategoryMayBeRegistered() async throws {
        try await FakeApplication.run { app in
            await app.client.listen()
            await app.desktop.register("window:")
            app.bus.post(.windowActivated(app.window, true))
            app.bus.post(.focused(app.field))
            await app.client.roundTrip()
            #expect(app.client.takeEvents() == ["Activate  0 0 Window"])
        }
    }

    @Test func eventsEndWithTheRegistration() async throws {
        try await FakeApplication.run { app in
            await app.client.listen()
            await app.desktop.register("object:")
            await app.desktop.deregister("object:")
            #expect(!app.bus.isListening)
            app.bus.post(.focused(app.field))
            await app.client.roundTrip()
            #expect(app.client.takeEvents() == [])
        }
    }

    @Test func aListenerThatEndsIsForgotten() async throws {
        try await FakeApplication.run { app in
            var listener: BusConnection? = try await app.desktop.bus.connect()
            await app.desktop.register("object:", of: listener?.uniqueName ?? "")
            #expect(app.bus.isListening)
            listener = nil
            // The bus tells the application in its own time.
            while app.bus.isListening { await app.client.roundTrip() }
        }
    }

    @Test func listenersFromBeforeAreKnown() async throws {
        let desktop = try await FakeDesktop()
        await desktop.register("object:announcement")
        let app = try await FakeApplication(desktop)
        defer { app.stop() }
        await desktop.waitForProgram()
        #expect(app.bus.isListening)
        #expect(app.changes > 0)
    }

    @Test func eventsCarryWhatHasChanged() async throws {
        try await FakeApplication.run { app in
            await app.client.listen()
            await app.desktop.register("object:")
            app.bus.post(.valueChanged(app.slider))
            app.bus.post(.nameChanged(app.button))
            app.bus.post(.childAdded(app.window, index: 2, child: app.button))
            app.bus.post(.childRemoved(app.list, index: 7, child: HostAccessibleID(object: 2, part: 7)))
            app.bus.post(.textInserted(app.field, offset: 3, "äö"))
            app.bus.post(.textRemoved(app.field, offset: 1, "x"))
            app.bus.post(.caretMoved(app.field, offset: 5))
            app.bus.post(.activeDescendantChanged(app.list, child: app.rows.row(900_000, in: app.list)))
            app.bus.post(.announcement(app.window, "Done", .assertive))
            app.bus.post(.stateChanged(app.button, .enabled, false))
            await app.client.roundTrip()
            #expect(
                app.client.takeEvents() == [
                    "PropertyChange accessible-value 0 0 20.0", "PropertyChange accessible-name 0 0 Button",
                    "ChildrenChanged add 2 0 4", "ChildrenChanged remove 7 0 2_7", "TextChanged insert 3 2 äö",
                    "TextChanged delete 1 1 x", "TextCaretMoved  5 0 ", "ActiveDescendantChanged  900000 0 2_900000",
                    "Announcement  2 0 Done", "StateChanged enabled 0 0 ", "StateChanged sensitive 0 0 ",
                ])
        }
    }

    @Test(arguments: [
        ("object:state-changed:focused", true), ("object:state-changed", true), ("object:", true), ("object", true),
        ("Object:StateChanged", true), ("object:state-changed:selected", false), ("window:", false), ("focus:", false),
    ])
    func aRegistrationMayLeaveOutParts(pattern: String, matches: Bool) {
        let kind = EventKind(category: "Object", member: "StateChanged", detail: "focused")
        #expect(EventPattern(pattern).matches(kind) == matches)
    }
}
