import Testing
import UIKitTestDriver

@testable import UIKit

/// Requests for another geometry, and what a scene tells of a change.
@MainActor @Suite(.serialized) struct SceneGeometryTests {
    @Test func onlyTheOrientationThatTheWindowHasIsGranted() throws {
        let app = try TestApplication(showing: UIViewController())
        let scene = app.windowScenes[0]
        var codes: [UISceneError.Code] = []
        func ask(_ preferences: UIWindowScene.GeometryPreferences) {
            scene.requestGeometryUpdate(preferences) { error in
                if let error = error as? UISceneError { codes.append(error.code) }
            }
        }
        ask(.iOS(interfaceOrientations: .portrait))
        ask(.iOS(interfaceOrientations: .landscapeLeft))
        ask(.Mac(systemFrame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        #expect(codes == [])
        app.frame()
        #expect(codes == [.geometryRequestDenied, .geometryRequestUnsupported])
        #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
    }

    @Test func theDelegateGetsTheGeometryBeforeTheChange() throws {
        let app = try TestApplication(delegate: GeometryDelegate.self)
        let delegate = try #require(app.windowScenes[0].delegate as? GeometryScene)
        app.resize(to: CGSize(width: 800, height: 400))
        app.setStyle(.dark)
        #expect(delegate.calls == ["390 x 844, 1, light, now 800", "800 x 400, 3, light, now 800"])
    }

    @Test func overridesOfASceneReachTheViewsOfItsWindows() throws {
        let app = try TestApplication(showing: UIViewController())
        let scene = app.windowScenes[0]
        scene.traitOverrides.userInterfaceStyle = .dark
        scene.traitOverrides.legibilityWeight = .bold
        let view = try #require(app.window.rootViewController?.view)
        #expect(view.traitCollection.userInterfaceStyle == .dark && view.traitCollection.legibilityWeight == .bold)
        scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func theSubtitleFollowsTheTitleOfTheWindow() throws {
        let app = try TestApplication(showing: UIViewController())
        let scene = app.windowScenes[0]
        scene.title = "Notes"
        scene.subtitle = "3 of 7"
        #expect(scene.screen.hostWindow?.title == "Notes — 3 of 7")
    }
}

@MainActor
private final class GeometryDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = GeometryScene.self
        return configuration
    }
}

@MainActor
private final class GeometryScene: NSObject, UIWindowSceneDelegate {
    var calls: [String] = []

    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        let (size, style) = (previousCoordinateSpace.bounds.size, previousTraitCollection.userInterfaceStyle)
        calls.append(
            "\(Int(size.width)) x \(Int(size.height)), \(previousInterfaceOrientation.rawValue), \(style), now \(Int(windowScene.screen.bounds.width))"
        )
    }
}
