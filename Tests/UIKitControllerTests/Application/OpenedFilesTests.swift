import Testing
import UIKitTestDriver

@testable import UIKit

/// Files dropped on the window, and those with which the application is started, are opened.
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

    @Test func aLaunchWithFilesOpensThemAfterItsDelegateHasLaunched() throws {
        let app = try TestApplication(delegate: FilesDelegate.self, opening: files)
        let delegate = try #require(app.application.delegate as? FilesDelegate)
        #expect(delegate.launchOptions?[.url] as? URL == files[0])
        #expect(delegate.opened == files)
    }

    @Test func aLaunchMethodThatReturnsFalseHasOpenedThemItself() throws {
        let app = try TestApplication(delegate: RefusingDelegate.self, opening: files)
        let delegate = try #require(app.application.delegate as? RefusingDelegate)
        #expect(delegate.opened == [])
    }

    @Test func aSceneConnectsWithTheFilesOfTheLaunch() throws {
        let app = try TestApplication(delegate: ScenesDelegate.self, opening: files)
        let delegate = try #require(app.application.connectedScenes.first?.delegate as? FilesSceneDelegate)
        #expect(delegate.connected == Set(files))
        #expect(delegate.opened == [])
    }

    @Test func argumentsAreOpenedIfTheApplicationDeclaresThem() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "OpenedFilesTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a b.note").standardizedFileURL
        try Data().write(to: file)
        let arguments = [
            "a b.note", file.absoluteString, "-style", "a b.note", "--verbose", file.path, file.path, "gone.note",
            "notes:today", "http://example.com/a",
        ]
        func urls(_ properties: [String: Any]) -> [URL] {
            LaunchArguments(properties).urls(in: arguments, folder: folder.path)
        }
        let documents: [String: Any] = ["CFBundleDocumentTypes": [["LSItemContentTypes": ["public.data"]]]]
        let addresses: [String: Any] = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["Notes"]]]]
        #expect(urls(documents).map(\.path) == [file.path, file.path, file.path])
        #expect(urls(addresses).map(\.absoluteString) == ["notes:today"])
        #expect(urls([:]).isEmpty)
    }
}

@MainActor
private final class FilesDelegate: NSObject, UIApplicationDelegate {
    var opened: [URL] = []
    var launchOptions: [UIApplication.LaunchOptionsKey: Any]?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        self.launchOptions = launchOptions
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        opened.append(url)
        return options[.openInPlace] as? Bool == true
    }
}

@MainActor
private final class RefusingDelegate: NSObject, UIApplicationDelegate {
    var opened: [URL] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        false
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        opened.append(url)
        return true
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
    var connected: Set<URL> = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        connected = Set(connectionOptions.urlContexts.map(\.url))
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        opened.append(Set(URLContexts.filter(\.options.openInPlace).map(\.url)))
    }
}
