import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct FreshFolderTests {
    private final class Delegate: NSObject, UIApplicationDelegate {}

    private var notes: URL { URL.documentsDirectory.appending(path: "notes.txt") }

    @Test func theFoldersHaveShortNames() throws {
        let app = try TestApplication(delegate: Delegate.self)
        defer { app.end() }
        let pairs: [(URL, FileManager.SearchPathDirectory)] = [
            (.documentsDirectory, .documentDirectory), (.libraryDirectory, .libraryDirectory),
            (.applicationSupportDirectory, .applicationSupportDirectory), (.cachesDirectory, .cachesDirectory),
            (.desktopDirectory, .desktopDirectory), (.downloadsDirectory, .downloadsDirectory),
            (.moviesDirectory, .moviesDirectory), (.musicDirectory, .musicDirectory),
            (.picturesDirectory, .picturesDirectory), (.sharedPublicDirectory, .sharedPublicDirectory),
        ]
        for (folder, directory) in pairs {
            #expect(folder == FileManager.default.urls(for: directory, in: .userDomainMask).first)
        }
    }

    @Test func everyApplicationHasFoldersOfItsOwn() throws {
        let first = try TestApplication(delegate: Delegate.self)
        try Data("kept".utf8).write(to: notes)
        let again = try first.relaunched()
        #expect(FileManager.default.fileExists(atPath: notes.path))
        again.end()
        _ = try TestApplication(delegate: Delegate.self)
        #expect(!FileManager.default.fileExists(atPath: notes.path))
    }
}
