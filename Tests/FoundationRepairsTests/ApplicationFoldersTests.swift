import Foundation
import FoundationRepairs
import Testing
import ToolchainBets

struct ApplicationFoldersTests {
    private let manager = FileManager.default

    @Test func foundationAsksForTheFolders() {
        #expect(ApplicationFolders.isInEffect == ToolchainBet.folderSearch.isAllowed)
    }

    @Test func applicationsHaveFoldersOfTheirOwnAmongTheUsers() throws {
        let root = manager.temporaryDirectory.appending(path: UUID().uuidString).path
        let folders = SandboxFolders(
            ofApplication: "org.example.notes", environment: ["HOME": root, "XDG_CACHE_HOME": root + "/caches"])
        #expect(folders.path(for: .documentDirectory) == root + "/.local/share/org.example.notes/Documents")
        #expect(folders.path(for: .libraryDirectory) == root + "/.local/share/org.example.notes/Library")
        #expect(folders.path(for: .cachesDirectory) == root + "/caches/org.example.notes")
        let support = root + "/.local/share/org.example.notes/Library/Application Support"
        #expect(folders.path(for: .applicationSupportDirectory) == support)
        #expect(folders.path(for: .desktopDirectory) == nil)
        #expect(manager.fileExists(atPath: root + "/.local/share/org.example.notes/Documents"))
        #expect(!manager.fileExists(atPath: support))
    }

    @Test func relativePathsOfTheEnvironmentDoNotCount() {
        let home = manager.temporaryDirectory.appending(path: UUID().uuidString).path
        let folders = SandboxFolders(ofApplication: "a", environment: ["HOME": home, "XDG_DATA_HOME": "data"])
        #expect(folders.path(for: .applicationSupportDirectory) == home + "/.local/share/a/Library/Application Support")
    }

    @Test func everyWayToAskGivesTheSameFolder() throws {
        for directory in [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory] {
            let folder = try #require(manager.urls(for: directory, in: .userDomainMask).first)
            #expect(folder.path.contains("/tests-\(getpid())/"))
            #expect(
                try manager.url(for: directory, in: .userDomainMask, appropriateFor: nil, create: false).path
                    == folder.path)
            #expect(NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, true) == [folder.path])
        }
        let documents = try #require(manager.urls(for: .documentDirectory, in: .userDomainMask).first)
        try Data("kept".utf8).write(to: documents.appending(path: "note.txt"))
    }

    @Test func aFolderIsCreatedOnRequest() throws {
        let folder = try manager.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        #expect(manager.fileExists(atPath: folder.path))
    }

    @Test func otherFoldersAreTheUsers() {
        #expect(manager.urls(for: .desktopDirectory, in: .userDomainMask).count == 1)
        #expect(manager.urls(for: .desktopDirectory, in: .userDomainMask).first?.path.contains("tests-") == false)
    }

    @Test func temporaryFilesOfTestsAreInAFolderThatIsRemoved() {
        #expect(NSTemporaryDirectory().contains("/tests-\(getpid())/tmp"))
        #expect(manager.temporaryDirectory.path.contains("/tests-\(getpid())/tmp"))
    }
}
