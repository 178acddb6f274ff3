import Foundation
import QuickLook
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class QLPreviewControllerTests {
    private let root = UIViewController()
    private let source = PreviewSource()
    private let controller = QLPreviewController()
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("QLPreviewControllerTests")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String, _ data: Data) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    private var picture: Data {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
    }

    /// Presents the controller in an application, and lets the presentation end.
    private func present(_ files: [URL]) throws -> TestApplication {
        source.files = files
        let app = try TestApplication(showing: root)
        controller.dataSource = source
        controller.delegate = source
        root.present(controller, animated: true)
        app.advance(by: 1)
        return app
    }

    @Test func aTextIsShown() throws {
        let app = try present([try file("notes.txt", Data("Milk".utf8))])
        #expect(app.shows(text: "Milk") && app.shows(text: "notes.txt"))
    }

    @Test func anImageIsShown() throws {
        let app = try present([try file("red.png", picture)])
        let view = try #require(app.views(UIImageView.self).first { $0.superview is UIScrollView })
        let frame = controller.view.convert(view.bounds, from: view)
        #expect(frame.width == 2 * frame.height && frame.midX == controller.view.bounds.midX)
    }

    @Test func anotherFileIsOpenedInAnotherProgram() throws {
        let file = try file("form.pdf", Data("%PDF".utf8))
        let app = try present([file])
        try app.tap(text: "Open in Another Program")
        #expect(app.openedURLs == [file])
    }

    @Test func onlyImagesAndTextsCanBePreviewed() throws {
        #expect(QLPreviewController.canPreview(try file("a.txt", Data()) as NSURL))
        #expect(QLPreviewController.canPreview(try file("b.png", picture) as NSURL))
        #expect(!QLPreviewController.canPreview(try file("c.png", Data("no image".utf8)) as NSURL))
        #expect(!QLPreviewController.canPreview(try file("d.pdf", Data()) as NSURL))
    }

    @Test func theButtonsShowTheNextFileAndTheOneBeforeIt() throws {
        let app = try present([try file("1.txt", Data("one".utf8)), try file("2.txt", Data("two".utf8))])
        try app.tap(label: "Next")
        app.advance(by: 0.1)
        #expect(app.shows(text: "two") && controller.currentPreviewItemIndex == 1)
        try app.tap(label: "Previous")
        app.advance(by: 0.1)
        #expect(app.shows(text: "one"))
    }

    @Test func doneDismissesAndTellsTheDelegate() throws {
        let app = try present([try file("notes.txt", Data("Milk".utf8))])
        try app.tap(text: "Done")
        app.advance(by: 1)
        #expect(root.presentedViewController == nil && source.calls == ["will", "did"])
    }
}

@MainActor
private final class PreviewSource: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    var files: [URL] = []
    var calls: [String] = []

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }

    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
        files[index] as NSURL
    }

    func previewControllerWillDismiss(_ controller: QLPreviewController) { calls.append("will") }

    func previewControllerDidDismiss(_ controller: QLPreviewController) { calls.append("did") }
}
