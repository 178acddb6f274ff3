import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct OtherProgramsTests {
    private let app: TestApplication

    init() throws {
        app = try TestApplication(showing: UIViewController())
    }

    @Test func anAddressGoesToTheDesktopAndTheCompletionComesLater() async throws {
        let page = try #require(URL(string: "https://example.com/a?b=c"))
        let isOpened = await withCheckedContinuation { done in
            UIApplication.shared.open(page) { done.resume(returning: $0) }
            #expect(app.openedURLs == [page])
        }
        #expect(isOpened)
    }

    @Test func anAddressThatNobodyOpensIsToldSo() async throws {
        let map = try #require(URL(string: "maps://there"))
        #expect(!UIApplication.shared.canOpenURL(map))
        let isOpened = await withCheckedContinuation { done in
            UIApplication.shared.open(map) { done.resume(returning: $0) }
        }
        #expect(!isOpened)
        #expect(app.openedURLs.isEmpty)
    }

    @Test func aTestSaysWhatTheDesktopOpens() throws {
        app.openableSchemes.insert("maps")
        #expect(UIApplication.shared.canOpenURL(try #require(URL(string: "MAPS://there"))))
    }

    @Test func anInterfaceIsPortraitByTheShapeOfItsWindow() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(scene.interfaceOrientation.isPortrait)
        app.resize(to: CGSize(width: 1000, height: 700))
        #expect(scene.interfaceOrientation.isLandscape)
    }

    @Test func whoListensForTurnsIsCounted() {
        let device = UIDevice.current
        device.beginGeneratingDeviceOrientationNotifications()
        device.beginGeneratingDeviceOrientationNotifications()
        device.endGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
        device.endGeneratingDeviceOrientationNotifications()
        #expect(!device.isGeneratingDeviceOrientationNotifications)
    }
}
