import Testing

@testable import SDLHost

/// What a user reads when the display goes away under an application.
@Suite struct LostDisplayTests {
    @Test func theMessageNamesTheDisplayAndTheWayOut() {
        let message = messageForLostDisplay(environment: ["DISPLAY": ":7", "WAYLAND_DISPLAY": ""])
        #expect(message.hasPrefix("The display was lost: DISPLAY=:7 closed the connection"))
        #expect(message.contains("TRESTLE_HOST=headless"))
    }
}
