import Foundation
import FoundationAdditions
import Testing

/// Folders that applications share.
@Suite struct GroupFolderTests {
    @Test func aGroupHasAFolderThatIsThere() throws {
        let identifier = "group.trestle.tests.\(UUID().uuidString)"
        let folder = try #require(
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(folder.lastPathComponent == identifier)
        #expect(FileManager.default.fileExists(atPath: folder.path))
    }

    @Test(arguments: ["", "..", "a/../../b"])
    func anIdentifierThatLeadsElsewhereHasNoFolder(identifier: String) {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier) == nil)
    }

    @Test func thereIsNoCloud() {
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    }
}
