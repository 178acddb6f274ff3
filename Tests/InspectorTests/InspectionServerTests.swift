import Foundation
import InspectionSocket
import Inspector
import Testing
import UIKit
import UIKitTestDriver

/// The socket by which `trestle inspect` looks into an application.
@MainActor @Suite(.serialized)
final class InspectionServerTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "t-\(UUID().uuidString.prefix(8))").path

    private var environment: [String: String] { ["XDG_RUNTIME_DIR": folder] }

    init() throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func start() throws -> TestApplication {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 20))
        label.text = "Lisbon"
        controller.view.addSubview(label)
        return try TestApplication(showing: controller, size: CGSize(width: 300, height: 400), scale: 1)
    }

    private var path: String {
        InspectionSocketPath.path(ofProcess: ProcessInfo.processInfo.processIdentifier, environment: environment)
    }

    private func listening() throws -> InspectorPanel {
        let panel = InspectorPanel()
        try panel.listen(environment: environment)
        return panel
    }

    /// Asks from another thread, as another process does, while the main queue runs.
    private func ask(_ request: String) async throws -> String {
        let path = path
        return try await Task.detached { try InspectionClient.ask(path: path, request) }.value
    }

    @Test func theSocketIsTheUsersAlone() throws {
        let server = try listening()
        defer { server.end() }
        #expect(path.hasPrefix(folder + "/trestle-inspect-"))
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        #expect(attributes[.type] as? FileAttributeType == .typeSocket)
    }

    @Test func theServerAnswersWithTextAndWithJSON() async throws {
        let app = try start()
        defer { app.end() }
        let server = try listening()
        defer { server.end() }
        let text = try await ask("{}")
        #expect(text.contains("UILabel (10, 20, 100, 20) \"Lisbon\""))
        #expect(text == app.inspection.text())
        let json = try await ask(#"{"isJSON": true}"#)
        #expect(try JSONDecoder().decode(Trestle.Inspection.self, from: Data(json.utf8)) == app.inspection)
    }

    @Test func aRequestCanAskForParts() async throws {
        let app = try start()
        defer { app.end() }
        let server = try listening()
        defer { server.end() }
        #expect(try await ask(#"{"parts": ["controllers"]}"#) == "controllers\n  UIViewController\n")
        #expect(try await ask(#"{"find": "lisbon"}"#).hasPrefix("UILabel (10, 20, 100, 20) \"Lisbon\""))
        #expect(try await ask(#"{"find": "porto"}"#) == "no view matches \"porto\"")
        #expect(try await ask(#"{"touch": [200, 300]}"#).hasPrefix("touch at (200, 300)\n  goes to UIView, in "))
    }

    @Test func anUnreadableRequestIsAnswered() async throws {
        let server = try listening()
        defer { server.end() }
        #expect(try await ask("nonsense").hasPrefix("the request cannot be read: "))
        #expect(try await ask(#"{"parts": ["weather"]}"#).hasPrefix("the request cannot be read: "))
    }

    @Test func theSocketIsGoneAfterTheEnd() throws {
        let server = try listening()
        server.end()
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(throws: InspectionSocketError.self) { try InspectionClient.ask(path: path, "{}") }
    }

    @Test func aSocketOfAnEarlierProcessIsReplaced() throws {
        try Data().write(to: URL(filePath: path))
        let server = try listening()
        server.end()
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func aFolderThatOthersCanEnterIsRefused() throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
        #expect(throws: InspectionSocketError.self) { try listening() }
    }
}
