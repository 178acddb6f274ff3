import Foundation
import Synchronization
import Testing
import UIKit
import UniformTypeIdentifiers

/// Item providers with types as values.
@Suite
struct ContentTypeTests {
    @Test func dataIsRegisteredAndLoadedByItsType() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .json) { handler in
            handler(Data("[]".utf8), nil)
            return nil
        }
        #expect(provider.registeredContentTypes == [.json])
        #expect(provider.registeredContentTypes(conformingTo: .text) == [.json])
        #expect(provider.registeredContentTypes(conformingTo: .image).isEmpty)
        let loaded = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(for: .json) { data, _ in continuation.resume(returning: data) }
        }
        #expect(loaded == Data("[]".utf8))
    }

    @Test func aFileHasTheTypeOfItsExtension() throws {
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "content-type-\(UUID().uuidString).txt")
        try Data("text".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = NSItemProvider(contentsOf: file, contentType: nil, openInPlace: true)
        #expect(provider.registeredContentTypes == [.plainText])
        #expect(provider.registeredContentTypesForOpenInPlace == [.plainText])
        #expect(provider.suggestedName == file.lastPathComponent)
    }
}
