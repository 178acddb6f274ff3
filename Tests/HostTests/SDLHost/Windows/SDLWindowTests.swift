import Foundation
import HostInterface
import SDLHost
import XCTest

/// SDL's dummy driver has windows, surfaces and events, but no screen. XCTest runs these on the main thread, as SDL wants.
final class SDLWindowTests: XCTestCase {
    func testTheSurfaceHasTheWindowsSizeInPixels() throws {
        try MainActor.assumeIsolated {
            let host = try dummyDesktop()
            let window = try host.openWindow(.small)
            let frame = try XCTUnwrap(window.fill(0xFF12_3456))
            XCTAssertEqual(frame.width, 80)
            XCTAssertEqual(frame.height, 60)
            XCTAssertEqual(window.size, HostSize(width: 40, height: 30))
            XCTAssertEqual(window.scale, 2)
            window.close()
        }
    }

    func testTheSurfaceKeepsTheFrameBefore() throws {
        try MainActor.assumeIsolated {
            let host = try dummyDesktop()
            let window = try host.openWindow(.small)
            XCTAssertEqual(window.fill(0xFF12_3456)?.age, 0)
            let frame = try XCTUnwrap(window.beginFrame())
            XCTAssertEqual(frame.age, 1)
            XCTAssertEqual(frame.pixels.load(as: UInt32.self) & 0xFFFFFF, 0x123456)
            window.endFrame(damage: [])
            window.close()
        }
    }

    func testAClosedWindowLendsNoPixels() throws {
        try MainActor.assumeIsolated {
            let host = try dummyDesktop()
            let window = try host.openWindow(.small)
            window.close()
            XCTAssertNil(window.beginFrame())
        }
    }

    func testWithoutADisplayTheErrorSaysWhatToDo() throws {
        try MainActor.assumeIsolated {
            setenv("SDL_VIDEODRIVER", "nosuchdriver", 1)
            defer { unsetenv("SDL_VIDEODRIVER") }
            XCTAssertThrowsError(try SDLHost()) { error in
                XCTAssertTrue(
                    "\(error)".hasPrefix(
                        "No window can be opened: nosuchdriver not available (SDL_VIDEODRIVER=nosuchdriver)."),
                    "\(error)")
                XCTAssertTrue("\(error)".contains("TRESTLE_HOST=headless"), "\(error)")
            }
        }
    }
}
