import Testing
import UIKitTestDriver

@testable import UIKit

/// Files dropped on the window are opened.
@MainActor @Suite(.serialized)
final class OpenedFilesTests {
    private let files = [URL(fileURLWithPath: "/tmp/a b.txt"), URL(fileURLWithPath: "/tmp/c.txt")]

    @Test func aSceneDelegateOpensTheFilesOfOneDropTogether() throws {
        let app = try TestApplication(delegate: ScenesDelegate.self)
        app.drop(files: files, at: CGPoint(x: 5, y: 5))
        let delegate = try #require(app.application.connectedScenes.first?.delegate as? FilesSceneDelegate)
        #expect(delegate.opened == [Set(files)])
    }

    @Test func withoutScenesTheApplicationsDelegateOpensThemOneByOne() throws {
        let app = try TestApplication(delegate: FilesDelegate.self)
        app.drop(files: files, at: CGPoint(x: 5, y: 5))
        let delegate = try #require(app.application.delegate as? FilesDelegate)
        #expect(delegate.opened == files)
    }
}

@MainActor
private final class FilesDelegate: NSObject, UIApplicationDelegate {
    var opened: [URL] = []

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        opened.append(url)
        return options[.openInPlace] as? Bool == true
    }
}

@MainActor
private final class ScenesDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = FilesSceneDelegate.self
        return configuration
    }
}

@MainActor
private final class FilesSceneDelegate: NSObject, UIWindowSceneDelegate {
    var opened: [Set<URL>] = []

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        opened.append(Set(URLContexts.filter(\.options.openInPlace).map(\.url)))
    }
}
