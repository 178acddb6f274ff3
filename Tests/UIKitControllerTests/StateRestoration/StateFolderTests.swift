import Testing

@testable import UIKit

/// Saved files on disk; in a temporary folder.
@MainActor @Suite(.serialized) struct StateFolderTests {
    private func inFolder(_ body: (StateFolder, URL) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let folder = root.appending(path: "state/Application")
        try body(StateFolder(folder), folder)
    }

    @Test func theFolderIsMadeWithTheFirstFileForTheUserAlone() throws {
        try inFolder { store, folder in
            #expect(store.contents(named: "interface") == nil)
            #expect(!FileManager.default.fileExists(atPath: folder.path))
            store.save(["a": 1], named: "interface")
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
            #expect(attributes[.posixPermissions] as? Int == 0o700)
            #expect(store.contents(named: "interface")?["a"] as? Int == 1)
        }
    }

    @Test func savingAgainReplacesTheFileAndLeavesNoOther() throws {
        try inFolder { store, folder in
            store.save(["a": 1], named: "interface")
            store.save(["a": 2], named: "interface")
            #expect(store.contents(named: "interface")?["a"] as? Int == 2)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(files == ["interface.state"])
            store.remove("interface")
            #expect(store.contents(named: "interface") == nil)
        }
    }

    @Test(arguments: [0, 10, 20, 60]) func aShortenedFileIsRemoved(length: Int) throws {
        try inFolder { store, folder in
            store.save(["text": String(repeating: "a", count: 100)], named: "interface")
            let file = folder.appending(path: "interface.state")
            try Data(contentsOf: file).prefix(length).write(to: file)
            #expect(store.contents(named: "interface") == nil)
            #expect(!FileManager.default.fileExists(atPath: file.path))
        }
    }

    @Test func theFolderIsThatOfTheEnvironment() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        StateFolder(environment: ["XDG_STATE_HOME": root.path], application: "Cities").save(["a": 1], named: "x")
        #expect(FileManager.default.fileExists(atPath: root.path + "/Cities/x.state"))
        StateFolder(environment: ["HOME": root.path, "XDG_STATE_HOME": "relative"], application: "Cities")
            .save(["a": 1], named: "x")
        #expect(FileManager.default.fileExists(atPath: root.path + "/.local/state/Cities/x.state"))
    }
}
