import Testing
import UIKitTestDriver

@testable import UIKit

/// Pictures and documents that the user chooses in dialogs of the desktop.
@MainActor @Suite(.serialized) struct FilePickerTests {
    private let controller = UIViewController()
    private let app: TestApplication
    private let folder: URL
    private let recorder = Recorder()

    init() throws {
        app = try TestApplication(showing: controller, size: CGSize(width: 200, height: 300), scale: 1)
        folder = FileManager.default.temporaryDirectory.appending(path: "pickers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func picture() throws -> URL {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 20, y: 0, width: 20, height: 20))
        }
        let url = folder.appending(path: "picture.png")
        try #require(image.pngData()).write(to: url)
        return url
    }

    private func file(_ name: String) throws -> URL {
        let url = folder.appending(path: name)
        try Data("text".utf8).write(to: url)
        return url
    }

    private func present(_ picker: UIViewController) throws -> FileDialog {
        controller.present(picker, animated: false)
        app.advance(by: 1)
        return try #require(app.fileDialog)
    }

    private func imagePicker() -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = recorder
        return picker
    }

    // MARK: Pictures

    @Test func theDelegateGetsTheChosenPictureAndDismissesThePicker() throws {
        let url = try picture()
        let dialog = try present(imagePicker())
        #expect(dialog.types == ["image/*"] && !dialog.allowsMultipleSelection && !dialog.choosesFolder)
        dialog.choose([url])
        let info = try #require(recorder.info)
        #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 40, height: 20))
        #expect(info[.mediaType] as? String == "public.image" && info[.imageURL] as? URL == url)
        #expect(info[.editedImage] == nil && controller.presentedViewController != nil && app.fileDialog == nil)
    }

    @Test func cancellingTellsTheDelegate() throws {
        let dialog = try present(imagePicker())
        dialog.cancel()
        #expect(recorder.calls == ["cancel"] && controller.presentedViewController != nil)
        try app.tap(text: "Cancel")
        #expect(recorder.calls == ["cancel", "cancel"])
    }

    @Test func aPickerWhoseDelegateDoesNotImplementCancellingDismissesItself() throws {
        let delegate = ChoosingDelegate()
        for given in [nil, delegate] {
            let picker = UIImagePickerController()
            picker.delegate = given
            let dialog = try present(picker)
            dialog.cancel()
            app.advance(by: 1)
            #expect(controller.presentedViewController == nil)
        }
    }

    @Test func aDelegateThatImplementsOnlyTheOlderMethodGetsTheDocument() throws {
        let delegate = OlderDelegate()
        let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
        picker.delegate = delegate
        try present(picker).choose([try file("a.txt")])
        app.advance(by: 1)
        #expect(delegate.urls.map(\.lastPathComponent) == ["a.txt"])
    }

    @Test func theDialogClosesWithThePicker() throws {
        _ = try present(imagePicker())
        controller.dismiss(animated: false)
        app.advance(by: 1)
        #expect(app.fileDialog == nil && recorder.calls.isEmpty)
    }

    @Test func anotherFileThanAPictureIsRefused() throws {
        let dialog = try present(imagePicker())
        dialog.choose([try file("notes.txt")])
        #expect(recorder.info == nil && app.visibleTexts.contains("notes.txt is not a picture."))
        try app.tap(text: "Choose Again")
        #expect(app.fileDialog != nil)
    }

    @Test func aDesktopWithoutADialogIsTold() throws {
        let dialog = try present(imagePicker())
        dialog.fail()
        #expect(app.visibleTexts.contains("The desktop has no dialog for files."))
    }

    @Test func editingTakesASquareOfThePicture() throws {
        let picker = imagePicker()
        picker.allowsEditing = true
        let dialog = try present(picker)
        dialog.choose([try picture()])
        app.advance(by: 1)
        #expect(recorder.info == nil)
        try app.tap(text: "Choose")
        let info = try #require(recorder.info)
        #expect((info[.cropRect] as? NSValue)?.cgRectValue == CGRect(x: 10, y: 0, width: 20, height: 20))
        let edited = try #require((info[.editedImage] as? UIImage)?.cgImage)
        #expect(edited.width == 20 && edited.height == 20)
        #expect(edited.color(x: 2, y: 10).red == 255 && edited.color(x: 17, y: 10).blue == 255)
    }

    @Test func aPartOfAPictureHasWholePixels() throws {
        let image = try #require(UIImage(contentsOfFile: picture().path))
        let part = image.wholePixels(of: CGRect(x: 20.3, y: -0.2, width: 19.8, height: 19.8))
        #expect(part == CGRect(x: 20, y: 0, width: 20, height: 20))
        let edge = try #require(image.cropped(to: part).cgImage).color(x: 19, y: 19)
        #expect(edge.blue == 255 && edge.alpha == 255)
        let wide = image.wholePixels(of: CGRect(x: 30, y: 9, width: 50, height: 0.1))
        #expect(wide == CGRect(x: 0, y: 9, width: 40, height: 1))
    }

    @Test func thereIsNoCamera() throws {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
        #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image"])
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
        let picker = imagePicker()
        try expectException(named: .invalidArgumentException, reason: "Source type 1 not available") {
            picker.sourceType = .camera
        }
        #expect(picker.sourceType == .photoLibrary)
        app.hasFileDialogs = false
        #expect(!UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    }

    // MARK: Documents

    @Test func openedDocumentsAreTheUsersOwn() throws {
        let picker = UIDocumentPickerViewController(documentTypes: ["public.plain-text", "public.png"], in: .open)
        picker.allowsMultipleSelection = true
        picker.directoryURL = folder
        picker.delegate = recorder
        let urls = [try file("a.txt"), try file("b.txt")]
        let dialog = try present(picker)
        #expect(dialog.allowsMultipleSelection && dialog.types == ["text/plain", "image/png"])
        #expect(dialog.folder?.path == folder.path)
        dialog.choose(urls)
        app.advance(by: 1)
        #expect(recorder.urls.map(\.path) == urls.map(\.path) && controller.presentedViewController == nil)
    }

    @Test func importedDocumentsAreCopies() throws {
        let picker = UIDocumentPickerViewController(documentTypes: ["public.data"], in: .import)
        picker.delegate = recorder
        let url = try file("a.txt")
        let dialog = try present(picker)
        #expect(dialog.types.isEmpty)
        dialog.choose([url])
        let copy = try #require(recorder.urls.first)
        #expect(copy.path != url.path && copy.lastPathComponent == "a.txt")
        #expect(try String(contentsOf: copy, encoding: .utf8) == "text")
    }

    @Test func exportedDocumentsKeepWhatHasTheirName() throws {
        let target = folder.appending(path: "target")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        try Data("older".utf8).write(to: target.appending(path: "a.txt"))
        let url = try file("a.txt")
        let copies = UIDocumentPickerViewController(forExporting: [url], asCopy: true)
        copies.delegate = recorder
        let dialog = try present(copies)
        #expect(dialog.choosesFolder)
        dialog.choose([target])
        app.advance(by: 1)
        #expect(recorder.urls.map(\.lastPathComponent) == ["a 2.txt"])
        #expect(FileManager.default.fileExists(atPath: url.path))
        let moves = UIDocumentPickerViewController(forExporting: [url])
        moves.delegate = recorder
        try present(moves).choose([target])
        #expect(recorder.urls.map(\.lastPathComponent) == ["a 3.txt"])
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test func aFolderCanBeOpened() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
        picker.delegate = recorder
        let dialog = try present(picker)
        #expect(dialog.choosesFolder && dialog.types.isEmpty && dialog.title == "Files")
        dialog.choose([folder])
        #expect(recorder.urls.map(\.path) == [folder.path])
    }

    @Test func nothingCanBeExported() throws {
        let delegate = OlderDelegate()
        let picker = UIDocumentPickerViewController(forExporting: [])
        picker.delegate = delegate
        let dialog = try present(picker)
        #expect(dialog.choosesFolder)
        dialog.choose([folder])
        app.advance(by: 1)
        #expect(delegate.urls.isEmpty && controller.presentedViewController == nil)
    }

    @Test func filesThatAreMovedComeBackIfOneCannotBeMoved() throws {
        let target = folder.appending(path: "target")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        let urls = [try file("a.txt"), folder.appending(path: "missing.txt")]
        #expect(throws: (any Error).self) { try DocumentTransfer.moving(urls, into: target) }
        #expect(FileManager.default.fileExists(atPath: urls[0].path))
        #expect(throws: (any Error).self) { try DocumentTransfer.copying(urls, into: target) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: target.path).isEmpty)
    }

    @Test func aDocumentPickerThatIsDraggedDownIsCancelled() throws {
        let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
        picker.delegate = recorder
        _ = try present(picker)
        app.drag(from: CGPoint(x: 100, y: 40), to: CGPoint(x: 100, y: 280), duration: 0.3)
        app.advance(by: 1)
        #expect(controller.presentedViewController == nil && app.fileDialog == nil)
        #expect(recorder.calls == ["documents cancelled"])
    }

    @Test func anAnswerThatComesAfterTheEndDoesNotCount() throws {
        let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
        picker.delegate = recorder
        let dialog = try present(picker)
        try app.tap(text: "Cancel")
        dialog.chooseLate([try file("a.txt")])
        app.advance(by: 1)
        #expect(recorder.calls == ["documents cancelled"] && recorder.urls.isEmpty)
    }

    @Test func aCancelledDocumentPickerDismissesItself() throws {
        let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
        picker.delegate = recorder
        try present(picker).cancel()
        app.advance(by: 1)
        #expect(recorder.calls == ["documents cancelled"] && controller.presentedViewController == nil)
    }
}

@MainActor
private final class ChoosingDelegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
}

@MainActor
private final class OlderDelegate: NSObject, UIDocumentPickerDelegate {
    var urls: [URL] = []

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) { urls.append(url) }
}

@MainActor
private final class Recorder: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    UIDocumentPickerDelegate
{
    var calls: [String] = []
    var info: [UIImagePickerController.InfoKey: Any]?
    var urls: [URL] = []

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        self.info = info
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { calls.append("cancel") }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        self.urls = urls
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        calls.append("documents cancelled")
    }
}
