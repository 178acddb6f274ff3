import HeadlessHost
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct HostSelectionTests {
    @Test func aDisplayMeansAWindow() throws {
        #expect(try HostSelection(environment: ["DISPLAY": ":0"]) == .window)
        #expect(try HostSelection(environment: ["WAYLAND_DISPLAY": "wayland-0"]) == .window)
    }

    @Test func noDisplayMeansHeadless() throws {
        #expect(try HostSelection(environment: [:]) == .headless)
        #expect(try HostSelection(environment: ["DISPLAY": ""]) == .headless)
    }

    @Test func theEnvironmentDecides() throws {
        #expect(try HostSelection(environment: ["DISPLAY": ":0", "TRESTLE_HOST": "headless"]) == .headless)
        #expect(try HostSelection(environment: ["TRESTLE_HOST": "window"]) == .window)
        #expect(try HostSelection(environment: ["DISPLAY": ":0", "TRESTLE_HOST": "web"]) == .web)
    }

    @Test func anUnknownHostIsNamed() {
        #expect {
            try HostSelection(environment: ["TRESTLE_HOST": "windwo"])
        } throws: { error in
            "\(error)" == "TRESTLE_HOST=windwo is no host; expected window, web or headless"
        }
    }

    @Test func sizeAndScaleComeFromTheEnvironment() {
        let settings = ScreenSettings(environment: ["TRESTLE_SIZE": "800x600", "TRESTLE_SCALE": "3"])
        #expect(settings.size == CGSize(width: 800, height: 600))
        #expect(settings.scale == 3)
    }

    @Test(arguments: ["800", "axb", "0x5", "1x2x3", "-4x5"])
    func sizesWithoutSenseLeaveTheDefault(text: String) {
        #expect(ScreenSettings(environment: ["TRESTLE_SIZE": text]).size == CGSize(width: 390, height: 844))
    }

    @Test func aScaleBetweenWholeNumbersIsDrawnAtTheNextOne() {
        let settings = ScreenSettings(environment: ["TRESTLE_SCALE": "1.5"])
        #expect(settings.scale == 2)
        #expect(settings.nativeScale == 1.5)
    }

    @Test(arguments: ["0", "0.5", "4", "big"])
    func scalesWithoutSenseLeaveTheHostsChoice(text: String) {
        #expect(ScreenSettings(environment: ["TRESTLE_SCALE": text]).scale == nil)
    }

    @Test func displayLinksTickAtTheFrameRateAskedFor() throws {
        let settings = ScreenSettings(environment: ["TRESTLE_FRAME_RATE": "120"])
        let host = HeadlessHost(clock: ManualClock())
        let run = try ApplicationRun(host: host, settings: settings) { nil }
        defer { run.end() }
        host.giveFrame()
        #expect(run.screen?.maximumFramesPerSecond == 120)
        #expect(CADisplayLink { _ in }.duration == 1.0 / 120)
    }

    @Test(arguments: ["0", "-60", "fast", "100001"])
    func frameRatesWithoutSenseLeaveTheDisplays(text: String) {
        #expect(ScreenSettings(environment: ["TRESTLE_FRAME_RATE": text]).frameRate == nil)
    }

    @Test func sizeClassesFollowTheSize() {
        var settings = ScreenSettings()
        #expect(settings.traitCollection.horizontalSizeClass == .compact)
        #expect(settings.traitCollection.verticalSizeClass == .regular)
        #expect(settings.traitCollection.userInterfaceIdiom == .phone)
        settings.size = CGSize(width: 844, height: 390)
        #expect(settings.traitCollection.horizontalSizeClass == .regular)
        #expect(settings.traitCollection.verticalSizeClass == .compact)
        #expect(settings.traitCollection.userInterfaceIdiom == .phone)
        settings.size = CGSize(width: 820, height: 1180)
        #expect(settings.traitCollection.userInterfaceIdiom == .pad)
    }
}
