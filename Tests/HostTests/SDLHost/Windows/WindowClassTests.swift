import Foundation
import HostInterface
import Testing

@testable import SDLHost

/// What a desktop knows windows by.
@Suite(.serialized) struct WindowClassTests {
    @Test func theClassIsInTheEnvironmentUntilSDLHasStarted() {
        let name = "SDL_VIDEO_X11_WMCLASS"
        unsetenv(name)
        let windowClass = WindowClass("com.example.notes")
        #expect(ProcessEnvironment[name] == "com.example.notes")
        windowClass.forget()
        #expect(ProcessEnvironment[name] == nil)
    }

    @Test func theClassThatTheUserHasSetStays() {
        let name = "SDL_VIDEO_WAYLAND_WMCLASS"
        setenv(name, "mine", 1)
        defer { unsetenv(name) }
        let windowClass = WindowClass("com.example.notes")
        #expect(ProcessEnvironment[name] == "mine")
        windowClass.forget()
        #expect(ProcessEnvironment[name] == "mine")
    }

    @Test func theIdentifierIsThatOfTheBundleOrTheNameOfTheProgram() {
        func identifier(_ bundle: String?) -> String {
            DesktopIdentifier.of(bundleIdentifier: bundle, program: "Notes")
        }
        #expect(identifier("com.example.notes") == "com.example.notes")
        #expect(identifier(nil) == "Notes")
        #expect(identifier("a/b") == "Notes")
        #expect(identifier(".a") == "Notes")
    }

    @Test func pixelsOfAnIconAreNotPremultiplied() {
        let picture = HostPicture(
            width: 3, height: 1, pixels: [10, 20, 30, 255, 0, 64, 128, 128, 0, 0, 0, 0])
        #expect(picture.straightPixels == [10, 20, 30, 255, 0, 128, 255, 128, 0, 0, 0, 0])
    }
}

/// The environment as C functions see it now.
private enum ProcessEnvironment {
    static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
