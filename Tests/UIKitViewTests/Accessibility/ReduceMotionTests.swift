import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized) struct ReduceMotionTests {
    @MainActor private final class Posts {
        var values: [Bool] = []
    }

    @Test func theUsersWishIsReadAndItsChangePosted() throws {
        let app = try TestApplication(showing: UIViewController())
        #expect(!UIAccessibility.isReduceMotionEnabled)
        let posts = Posts()
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posts.values.append(UIAccessibility.isReduceMotionEnabled) } }
        defer { NotificationCenter.default.removeObserver(token) }
        app.setReduceMotion(true)
        app.setReduceMotion(true)
        #expect(UIAccessibility.isReduceMotionEnabled && posts.values == [true])
        app.end()
        #expect(!UIAccessibility.isReduceMotionEnabled)
    }

    @Test func theEnvironmentSaysItToo() {
        #expect(ScreenSettings(environment: ["TRESTLE_REDUCE_MOTION": "1"]).preferences.reducesMotion)
        #expect(!ScreenSettings(environment: [:]).preferences.reducesMotion)
    }
}
