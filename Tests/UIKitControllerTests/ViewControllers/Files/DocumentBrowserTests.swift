import Foundation
import Testing
import UIKitTestDriver

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

    // MARK: On the screen

    /// Shows a browser of texts, in a fresh folder of documents with two texts and a picture.
    private func show(_ delegate: Delegate) throws -> TestApplication {
        let app = try TestApplication(showing: UIViewController(), scale: 1)
        try FileManager.default.createDirectory(at: DocumentFolder.url, withIntermediateDirectories: true)
        for name in ["Note 10.txt", "Note 9.txt", "Picture.png"] {
            try Data("text".utf8).write(to: DocumentFolder.url.appendingPathComponent(name))
        }
        let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: ["public.plain-text"])
        browser.delegate = delegate
        browser.modalPresentationStyle = .fullScreen
        app.rootViewController?.present(browser, animated: false)
        app.advance(by: 1)
        return app
    }

    @Test func itListsTheDocumentsOfItsTypesByTheirNames() throws {
        let app = try show(Delegate())
        #expect(app.visibleTexts.filter { $0.contains(".") } == ["Note 9.txt", "Note 10.txt"])
    }

    @Test func aDocumentThatIsChosenReachesTheDelegate() throws {
        let delegate = Delegate()
        let app = try show(delegate)
        try app.tap(text: "Note 10.txt")
        app.advance(by: 1)
        #expect(delegate.picked == [DocumentFolder.url.appendingPathComponent("Note 10.txt")])
    }

    @Test func aDocumentThatTheDelegateCreatesIsCopiedIntoTheList() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let template = folder.appendingPathComponent("Untitled.txt")
        try Data("new".utf8).write(to: template)
        let delegate = Delegate()
        delegate.template = template
        let app = try show(delegate)
        try app.tap(label: SystemText.createDocument.string)
        app.advance(by: 1)
        #expect(app.shows(text: "Untitled.txt"))
        #expect(delegate.imported == [DocumentFolder.url.appendingPathComponent("Untitled.txt")])
        #expect(FileManager.default.fileExists(atPath: template.path))
    }

    private final class Delegate: NSObject, UIDocumentBrowserViewControllerDelegate {
        private(set) var picked: [URL] = []
        private(set) var imported: [URL] = []
        var template: URL?

        typealias Handler = (URL?, UIDocumentBrowserViewController.ImportMode) -> Void

        func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
            picked += documentURLs
        }

        func documentBrowser(
            _ controller: UIDocumentBrowserViewController,
            didRequestDocumentCreationWithHandler importHandler: @escaping Handler
        ) {
            importHandler(template, .copy)
        }

        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
            toDestinationURL destinationURL: URL
        ) {
            imported.append(destinationURL)
        }
    }
}
