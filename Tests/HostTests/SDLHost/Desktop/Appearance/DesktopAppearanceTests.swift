import Foundation
import HostInterface
import XCTest

@testable import SDLHost

/// Light and dark come from the desktop's settings portal; here from one of the test's own.
final class DesktopAppearanceTests: XCTestCase {
    func testAWindowStartsAsDarkAsTheDesktop() throws {
        try withPortal(scheme: 1) { environment, _ in
            XCTAssertEqual(Appearances(environment).start, .dark)
        }
    }

    func testNoPreferenceIsLight() throws {
        try withPortal(scheme: 0) { environment, _ in
            XCTAssertEqual(Appearances(environment).start, .light)
        }
    }

    func testChangesOfTheDesktopAreTold() throws {
        try withPortal(scheme: 2) { environment, portal in
            let appearances = Appearances(environment)
            XCTAssertEqual(appearances.start, .light)
            portal.change(to: 1)
            appearances.wait(for: 1)
            portal.change(to: 1)
            portal.change(to: 2)
            appearances.wait(for: 2)
            XCTAssertEqual(appearances.changes, [.dark, .light])
        }
    }

    func testWithoutAPortalGTKsThemeAnswers() throws {
        try withPortal(scheme: nil) { environment, _ in
            XCTAssertEqual(
                Appearances(environment.merging(["GTK_THEME": "Adwaita:dark"]) { $1 }).start, .dark)
            XCTAssertEqual(Appearances(environment.merging(["GTK_THEME": "Adwaita"]) { $1 }).start, .light)
        }
    }

    func testWithoutABusNothingIsAsked() {
        MainActor.assumeIsolated {
            XCTAssertEqual(Appearances(["GTK_THEME": "Adwaita:dark"]).start, .dark)
        }
    }

    private func withPortal(
        scheme: UInt32?, _ body: @MainActor @Sendable ([String: String], FakePortal) throws -> Void
    ) throws {
        try XCTSkipUnless(FakePortal.isPossible, "dbus-daemon is not installed")
        let portal = try FakePortal(scheme: scheme)
        defer { portal.stop() }
        try MainActor.assumeIsolated { try body(["DBUS_SESSION_BUS_ADDRESS": portal.address], portal) }
    }
}

@MainActor
private final class Appearances {
    private(set) var changes: [HostAppearance] = []
    private var appearance: DesktopAppearance?

    init(_ environment: [String: String]) {
        appearance = DesktopAppearance(environment: environment) { [weak self] in self?.changes.append($0) }
    }

    isolated deinit {
        appearance?.stop()
    }

    /// Without the limit of a real window: a busy machine may take longer.
    var start: HostAppearance? {
        appearance?.forNewWindow(within: 10)
    }

    func wait(for count: Int) {
        let limit = Date(timeIntervalSinceNow: 10)
        while changes.count < count, Date() < limit {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }
}
