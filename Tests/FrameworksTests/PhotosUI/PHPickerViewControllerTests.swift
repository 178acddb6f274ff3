import PhotosUI
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class PHPickerViewControllerTests {
    private final class Delegate: PHPickerViewControllerDelegate {
        var results: [[PHPickerResult]] = []

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results.append(results)
        }
    }

    private let root = UIViewController()
    private let delegate = Delegate()
    private let app: TestApplication
    private let folder: URL

    init() throws {
        app = try TestApplication(showing: root)
        folder = FileManager.default.temporaryDirectory.appending(path: "picker-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func picture(_ name: String) throws -> URL {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        let url = folder.appending(path: name)
        try #require(image.pngData()).write(to: url)
        return url
    }

    private func present(_ change: (inout PHPickerConfiguration) -> Void = { _ in }) throws -> FileDialog {
        var configuration = PHPickerConfiguration()
        change(&configuration)
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = delegate
        root.present(picker, animated: false)
        app.advance(by: 1)
        return try #require(app.fileDialog)
    }

    @Test func theDialogOffersWhatTheFilterAsksFor() throws {
        let dialog = try present { $0.filter = .images }
        #expect(dialog.types == ["image/*"] && !dialog.allowsMultipleSelection)
    }

    @Test func withoutAFilterPicturesAndVideosAreOffered() throws {
        let dialog = try present { $0.selectionLimit = 0 }
        #expect(dialog.types == ["image/*", "video/*"] && dialog.allowsMultipleSelection)
    }

    @Test func theChosenPictureIsLoaded() async throws {
        let url = try picture("red.png")
        let dialog = try present()
        dialog.choose([url])
        let provider = try #require(delegate.results.first?.first?.itemProvider)
        #expect(provider.canLoadObject(ofClass: UIImage.self) && provider.suggestedName == "red")
        let size = await withCheckedContinuation { done in
            provider.loadObject(ofClass: UIImage.self) { object, _ in done.resume(returning: (object as? UIImage)?.size)
            }
        }
        #expect(size == CGSize(width: 30, height: 20))
    }

    @Test func aFileIsLoadedAsACopy() async throws {
        let url = try picture("red.png")
        let dialog = try present()
        dialog.choose([url])
        let provider = try #require(delegate.results.first?.first?.itemProvider)
        let copy = await withCheckedContinuation { done in
            provider.loadFileRepresentation(forTypeIdentifier: "public.image") { copy, _ in done.resume(returning: copy)
            }
        }
        #expect(copy != url && copy?.pathExtension == "png" && FileManager.default.fileExists(atPath: url.path))
    }

    @Test func theDelegateDismissesThePicker() throws {
        let dialog = try present()
        dialog.choose([try picture("red.png")])
        app.advance(by: 1)
        #expect(root.presentedViewController is PHPickerViewController)
    }

    @Test func noMoreFilesThanTheLimitAreGiven() throws {
        let urls = try ["a.png", "b.png", "c.png"].map(picture)
        let dialog = try present { $0.selectionLimit = 2 }
        dialog.choose(urls)
        #expect(delegate.results.map { $0.map(\.itemProvider.suggestedName) } == [["a", "b"]])
    }

    @Test func filesOfOtherTypesAreLeftOut() throws {
        let text = folder.appending(path: "note.txt")
        try Data("text".utf8).write(to: text)
        let dialog = try present { $0.selectionLimit = 0 }
        dialog.choose([text, try picture("a.png")])
        #expect(delegate.results.map { $0.map(\.itemProvider.suggestedName) } == [["a"]])
    }

    @Test func cancellingGivesNoResults() throws {
        let dialog = try present()
        dialog.cancel()
        #expect(delegate.results.map(\.count) == [0])
    }

    @Test func aPanelSaysThatThereAreNoLivePhotos() throws {
        var configuration = PHPickerConfiguration()
        configuration.filter = .livePhotos
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = delegate
        root.present(picker, animated: false)
        app.advance(by: 1)
        #expect(app.fileDialog == nil && app.shows(text: "There are no Live Photos on this desktop."))
        try app.tap(text: "Cancel")
        #expect(delegate.results.map(\.count) == [0])
    }
}
