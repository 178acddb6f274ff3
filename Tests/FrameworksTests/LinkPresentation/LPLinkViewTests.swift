import Foundation
import LinkPresentation
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class LPLinkViewTests {
    private let root = UIViewController()

    private func metadata() -> LPLinkMetadata {
        let metadata = LPLinkMetadata()
        metadata.url = URL(string: "https://example.com/list")
        metadata.title = "The list"
        return metadata
    }

    /// Shows a view as wide as the window.
    private func show(_ view: LPLinkView) throws -> TestApplication {
        view.frame = CGRect(x: 0, y: 100, width: 390, height: 80)
        root.view.addSubview(view)
        return try TestApplication(showing: root)
    }

    @Test func theTitleAndTheHostAreShown() throws {
        let app = try show(LPLinkView(metadata: metadata()))
        #expect(app.shows(text: "The list") && app.shows(text: "example.com"))
    }

    @Test func aLinkWithoutTitleShowsItsHost() throws {
        let app = try show(LPLinkView(url: try #require(URL(string: "https://example.com"))))
        #expect(app.visibleTexts == ["example.com"])
    }

    @Test func aTapOpensTheLink() throws {
        let view = LPLinkView(metadata: metadata())
        let app = try show(view)
        try app.tap(view)
        #expect(app.openedURLs.map(\.absoluteString) == ["https://example.com/list"])
    }

    @Test func theImageIsShownWhenItIsLoaded() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        let metadata = metadata()
        metadata.imageProvider = NSItemProvider(object: image)
        let app = try show(LPLinkView(metadata: metadata))
        try await app.wait { app.views(UIImageView.self).contains { $0.image?.isSymbolImage == false } }
    }

    @Test func theViewKeepsACopyOfTheMetadata() throws {
        let metadata = metadata()
        let view = LPLinkView(metadata: metadata)
        metadata.title = "Another"
        #expect(view.metadata.title == "The list")
    }
}

@Suite
struct LPMetadataProviderTests {
    @Test func aRequestFails() async throws {
        let url = try #require(URL(string: "https://example.com"))
        let error = await withCheckedContinuation { ended in
            LPMetadataProvider().startFetchingMetadata(for: url) { _, error in
                ended.resume(returning: error as? LPError)
            }
        }
        #expect(error?.code == .metadataFetchFailed)
        await #expect(throws: LPError(.metadataFetchFailed)) {
            try await LPMetadataProvider().startFetchingMetadata(for: url)
        }
    }

    @Test func metadataAreArchived() throws {
        let metadata = LPLinkMetadata()
        metadata.url = URL(string: "https://example.com/list")
        metadata.title = "The list"
        let data = try NSKeyedArchiver.archivedData(withRootObject: metadata, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data)
        #expect(read?.url == metadata.url && read?.title == "The list" && read?.originalURL == nil)
    }
}
