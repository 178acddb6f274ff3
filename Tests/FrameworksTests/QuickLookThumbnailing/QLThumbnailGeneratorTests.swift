import Foundation
import QuickLookThumbnailing
import Testing
import UIKit

@MainActor @Suite(.serialized)
final class QLThumbnailGeneratorTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("QLThumbnailGeneratorTests")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func picture(_ width: CGFloat, _ height: CGFloat) throws -> URL {
        let file = folder.appendingPathComponent("picture.png")
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: height)
        try UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }.write(to: file)
        return file
    }

    private func request(_ file: URL, side: CGFloat = 50) -> QLThumbnailGenerator.Request {
        QLThumbnailGenerator.Request(
            fileAt: file, size: CGSize(width: side, height: side), scale: 2, representationTypes: .thumbnail)
    }

    @Test func theThumbnailFitsAndKeepsTheShapeOfTheImage() async throws {
        let file = try picture(400, 200)
        let thumbnail = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(file))
        #expect(thumbnail.uiImage.size == CGSize(width: 50, height: 25) && thumbnail.uiImage.scale == 2)
        #expect(thumbnail.cgImage.width == 100 && thumbnail.type == .thumbnail)
    }

    @Test func aSmallImageIsNotEnlarged() async throws {
        let file = try picture(20, 20)
        let thumbnail = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(file))
        #expect(thumbnail.cgImage.width == 20)
    }

    @Test func aFileThatIsNoImageHasNoThumbnail() async throws {
        let file = folder.appendingPathComponent("notes.txt")
        try Data("Milk".utf8).write(to: file)
        let error = await withCheckedContinuation { ended in
            QLThumbnailGenerator.shared.generateBestRepresentation(for: request(file)) { _, error in
                ended.resume(returning: error as? QLThumbnailError)
            }
        }
        #expect(error?.code == .generationFailed)
    }

    @Test func anEmptySizeIsInvalid() async throws {
        let request = request(try picture(20, 20), side: 0)
        await #expect(throws: QLThumbnailError(.requestInvalid)) {
            _ = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
        }
    }

    @Test func aThumbnailIsSaved() async throws {
        let target = folder.appendingPathComponent("thumbnail.png")
        try await QLThumbnailGenerator.shared.saveBestRepresentation(
            for: request(try picture(400, 200)), to: target, contentType: "public.png")
        #expect(UIImage(contentsOfFile: target.path)?.size == CGSize(width: 100, height: 50))
    }
}
