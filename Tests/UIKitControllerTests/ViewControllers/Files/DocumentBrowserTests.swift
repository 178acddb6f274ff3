import Foundation
import Testing

@testable import UIKit

/// What a document browser does with files.
@MainActor @Suite(.serialized)
struct DocumentBrowserTests {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test func anImportedFileGetsANumberIfItsNameIsTaken() throws {
        let (source, target) = (try folder(), try folder())
        defer { for folder in [source, target] { try? FileManager.default.removeItem(at: folder) } }
        let file = source.appendingPathComponent("Note.txt")
        let neighbour = target.appendingPathComponent("Note.txt")
        for url in [file, neighbour] { try Data("text".utf8).write(to: url) }
        var imported: URL?
        let browser = UIDocumentBrowserViewController(forOpening: nil)
        browser.importDocument(at: file, nextToDocumentAt: neighbour, mode: .copy) { url, _ in imported = url }
        #expect(imported?.lastPathComponent == "Note 2.txt")
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test func aNameWithoutAnExtensionKeepsThatOfTheFile() throws {
        let source = try folder()
        defer { try? FileManager.default.removeItem(at: source) }
        let file = source.appendingPathComponent("Note.txt")
        try Data("text".utf8).write(to: file)
        var renamed: URL?
        UIDocumentBrowserViewController(forOpening: nil)
            .renameDocument(at: file, proposedName: "Letter") { url, _ in renamed = url }
        #expect(renamed?.lastPathComponent == "Letter.txt")
    }

    @Test func filesAreOfATypeByTheirExtension() {
        let file = URL(fileURLWithPath: "/tmp/a.png")
        #expect(DocumentFolder.file(file, isOf: ["public.image"]))
        #expect(!DocumentFolder.file(file, isOf: ["public.text"]))
        #expect(DocumentFolder.file(file, isOf: ["public.item"]))
    }
}
