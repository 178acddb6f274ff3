import Foundation
import HostInterface
import XCTest

@testable import SDLHost

/// The user's settings come from the desktop's settings portal; here from one of the test's own.
final class DesktopPreferencesTests: XCTestCase {
    func testAWindowStartsAsDarkAsTheDesktop() throws {
        try withPortal([FakePortal.appearance: ["color-scheme": .number(1)]]) { desktop, _ in
            XCTAssertEqual(desktop.start.appearance, .dark)
        }
    }

    func testNoPreferenceIsLight() throws {
        try withPortal([FakePortal.appearance: ["color-scheme": .number(0)]]) { desktop, _ in
            XCTAssertEqual(desktop.start.appearance, .light)
        }
    }

    func testChangesOfTheDesktopAreToldOnce() throws {
        try withPortal([FakePortal.appearance: ["color-scheme": .number(2)]]) { desktop, portal in
            XCTAssertEqual(desktop.start.appearance, .light)
            portal.change(FakePortal.appearance, "color-scheme", to: .number(1))
            desktop.wait { $0.appearance == .dark }
            portal.change(FakePortal.appearance, "color-scheme", to: .number(1))
            portal.change(FakePortal.appearance, "color-scheme", to: .number(2))
            desktop.wait { $0.appearance == .light }
            XCTAssertEqual(desktop.changes, 2)
        }
    }

    func testTheFirstAnswerHasEverySetting() throws {
        try withPortal([
            FakePortal.appearance: ["contrast": .number(1), "accent-color": .color(0.5, 0.25, 1)],
            FakePortal.interface: [
                "text-scaling-factor": .fraction(1.5), "enable-animations": .flag(false),
                "font-name": .text("Cantarell Bold 11"),
            ],
            "org.gnome.desktop.a11y.interface": ["show-status-shapes": .flag(true)],
        ]) { desktop, _ in
            let preferences = desktop.start.preferences
            XCTAssertEqual(preferences.textScale, 1.5)
            XCTAssertTrue(preferences.prefersHighContrast && preferences.prefersBoldText)
            XCTAssertTrue(preferences.reducesMotion && preferences.showsStatusShapes)
            XCTAssertEqual(preferences.accentColor, HostColor(red: 0.5, green: 0.25, blue: 1))
        }
    }

    func testTheTextSizeFollowsTheDesktop() throws {
        try withPortal([FakePortal.interface: ["text-scaling-factor": .fraction(1)]]) { desktop, portal in
            XCTAssertEqual(desktop.start.preferences.textScale, 1)
            portal.change(FakePortal.interface, "text-scaling-factor", to: .fraction(1.25))
            desktop.wait { $0.preferences.textScale == 1.25 }
            XCTAssertEqual(desktop.changes, 1)
        }
    }

    func testOtherSettingsOfTheDesktopAreNotTold() throws {
        try withPortal([FakePortal.interface: ["text-scaling-factor": .fraction(1)]]) { desktop, portal in
            _ = desktop.start
            portal.change(FakePortal.interface, "clock-format", to: .text("12h"))
            portal.change(FakePortal.interface, "text-scaling-factor", to: .fraction(1))
            portal.change(FakePortal.interface, "enable-animations", to: .flag(false))
            desktop.wait { $0.preferences.reducesMotion }
            XCTAssertEqual(desktop.changes, 1)
        }
    }

    func testWithoutAPortalGTKsThemeAnswers() throws {
        try withPortal(nil, ["GTK_THEME": "Adwaita:dark"]) { desktop, _ in
            XCTAssertEqual(desktop.start.appearance, .dark)
        }
        try withPortal(nil, ["GTK_THEME": "HighContrast"]) { desktop, _ in
            XCTAssertEqual(desktop.start.appearance, .light)
            XCTAssertTrue(desktop.start.preferences.prefersHighContrast)
        }
    }

    func testWithoutABusNothingIsAsked() {
        MainActor.assumeIsolated {
            XCTAssertEqual(WatchedDesktop(["GTK_THEME": "Adwaita:dark"]).start.appearance, .dark)
        }
    }

    private func withPortal(
        _ settings: FakePortal.Settings?, _ environment: [String: String] = [:],
        _ body: @MainActor @Sendable (WatchedDesktop, FakePortal) throws -> Void
    ) throws {
        try XCTSkipUnless(FakePortal.isPossible, "dbus-daemon is not installed")
        let portal = try FakePortal(settings)
        defer { portal.stop() }
        let environment = environment.merging(["DBUS_SESSION_BUS_ADDRESS": portal.address]) { $1 }
        try MainActor.assumeIsolated { try body(WatchedDesktop(environment), portal) }
    }
}

@MainActor
private final class WatchedDesktop {
    private(set) var changes = 0
    private var desktop: DesktopPreferences?

    init(_ environment: [String: String]) {
        desktop = DesktopPreferences(environment: environment) { [weak self] in self?.changes += 1 }
    }

    isolated deinit {
        desktop?.stop()
    }

    /// What the first window gets. Without the limit of a real window: a busy machine may take longer.
    var start: (appearance: HostAppearance?, preferences: HostPreferences) {
        desktop?.prepareForWindow(within: 10)
        return (desktop?.appearance, desktop?.preferences ?? HostPreferences())
    }

    func wait(until isReached: (DesktopPreferences) -> Bool) {
        let limit = Date(timeIntervalSinceNow: 10)
        while let desktop, !isReached(desktop), Date() < limit {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        XCTAssertLessThan(Date(), limit)
    }
}
