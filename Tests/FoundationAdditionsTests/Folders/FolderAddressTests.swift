import Foundation
import FoundationAdditions
import Testing

/// The folders of the user, as members of URL.
@Suite struct FolderAddressTests {
    @Test func foldersAreThoseOfTheFileManager() {
        for (folder, directory) in [
            (URL.applicationDirectory, FileManager.SearchPathDirectory.applicationDirectory),
            (URL.userDirectory, .userDirectory), (URL.trashDirectory, .trashDirectory),
        ] {
            let known = FileManager.default.urls(for: directory, in: .userDomainMask).first
            #expect(folder == known ?? URL.homeDirectory)
        }
    }
}
