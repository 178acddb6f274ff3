import CoreTransferable
import Testing
import UniformTypeIdentifiers

final class FileRepresentationTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let file: URL

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appendingPathComponent("flower.png")
        try Data("flower".utf8).write(to: file)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func provider(of drawing: Drawing) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.register(drawing)
        return provider
    }

    private func loaded(_ provider: NSItemProvider) async throws -> Picture {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadTransferable(type: Picture.self) { continuation.resume(with: $0) }
        }
    }

    @Test func aFileIsOpenedInItsPlaceIfBothAllowIt() async throws {
        let picture = try await loaded(provider(of: Drawing(file: file)))
        #expect(picture.received.isOriginalFile && picture.received.file == file && picture.text == "flower")
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test func aFileThatItsSenderKeepsForItselfIsCopied() async throws {
        let provider = provider(of: Drawing(file: file, letsOpen: false))
        let picture = try await loaded(provider)
        #expect(picture.received.file != file && !picture.received.isOriginalFile && picture.text == "flower")
        #expect(picture.received.file.lastPathComponent == "flower.png")
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test func aCopyIsRemovedWhenItHasBeenImported() async throws {
        let provider = NSItemProvider()
        provider.registerFileRepresentation(for: .jpeg) { [file] in
            $0(file, false, nil)
            return nil
        }
        let picture = try await loaded(provider)
        #expect(!picture.received.isOriginalFile && picture.text == "flower")
        #expect(!FileManager.default.fileExists(atPath: picture.received.file.path))
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test func dataIsImportedAsAFile() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .gif) {
            $0(Data("flower".utf8), nil)
            return nil
        }
        #expect(try await loaded(provider).text == "flower")
    }

    @Test func onlyFilesThatMayBeOpenedInTheirPlacesAreOfferedSo() {
        let provider = provider(of: Drawing(file: file))
        #expect(provider.registeredContentTypes == [.png, .jpeg])
        #expect(provider.registeredContentTypesForOpenInPlace == [.png])
    }
}
