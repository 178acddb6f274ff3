import Testing

@testable import SDLHost

@Suite struct MissingDisplayTests {
    @Test func withoutADisplayTheVariablesAreNamed() {
        #expect(causeOfMissingDisplay(environment: [:], sdlError: "x") == "neither DISPLAY nor WAYLAND_DISPLAY is set")
    }

    @Test func aDisplayThatDoesNotAnswerIsNamed() {
        #expect(
            causeOfMissingDisplay(environment: ["DISPLAY": ":7", "WAYLAND_DISPLAY": ""], sdlError: "x")
                == "no display answers at DISPLAY=:7")
    }

    @Test func aDriverOfSDLsThatFailsIsNamed() {
        #expect(
            causeOfMissingDisplay(environment: ["SDL_VIDEODRIVER": "foo"], sdlError: "foo not available")
                == "foo not available (SDL_VIDEODRIVER=foo)")
    }
}
