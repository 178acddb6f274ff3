import CoreTransferable
import Synchronization
import Testing
import UIKit
import UniformTypeIdentifiers

struct TransferableTests {
    private func provider<Item: Transferable & Sendable>(of item: Item) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.register(item)
        return provider
    }

    private func data(_ type: UTType, of provider: NSItemProvider) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadDataRepresentation(for: type) { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
            }
        }
    }

    // MARK: Exporting

    @Test func anItemIsOfferedInTheOrderOfItsRepresentations() {
        let types = provider(of: Note(text: "Tea")).registeredContentTypes
        #expect(types == [Note.type, .utf8PlainText, .commaSeparatedText])
    }

    @Test func aRepresentationWhoseConditionIsNotMetIsNotOffered() {
        let types = provider(of: Note(text: "Tea", isSecret: true)).registeredContentTypes
        #expect(types == [Note.type, .commaSeparatedText])
    }

    @Test func anItemSuggestsANameForItsFiles() {
        #expect(provider(of: Note(text: "Tea")).suggestedName == "Tea.note")
        #expect(provider(of: "Tea").suggestedName == nil)
    }

    @Test func anItemIsExportedAsDataAndAsItsProxy() async throws {
        let provider = provider(of: Note(text: "Tea"))
        #expect(try await data(.utf8PlainText, of: provider) == Data("Tea".utf8))
        #expect(try await data(.commaSeparatedText, of: provider) == Data("text,Tea".utf8))
        #expect(
            try JSONDecoder().decode(Note.self, from: try await data(Note.type, of: provider)) == Note(text: "Tea"))
    }

    @Test func anItemIsMadeWhenItIsLoaded() async throws {
        let texts = Mutex(["Tea"])
        let provider = NSItemProvider()
        provider.register(texts.withLock { $0.joined(separator: "\n") })
        texts.withLock { $0.append("Milk") }
        #expect(try await data(.utf8PlainText, of: provider) == Data("Tea\nMilk".utf8))
    }

    @Test func theErrorOfAnExportIsThatOfTheLoad() async throws {
        struct Broken: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .json) { (_: Broken) in throw URLError(.timedOut) }
            }
        }
        await #expect(throws: URLError(.timedOut)) { try await data(.json, of: provider(of: Broken())) }
    }

    @Test func addressesOfFilesAndOtherAddressesHaveTheirTypes() {
        #expect(provider(of: Link(url: URL(filePath: "/tmp/a"))).registeredContentTypes == [.fileURL])
        #expect(provider(of: Link(url: URL(string: "https://example.org")!)).registeredContentTypes == [.url])
    }

    // MARK: Importing

    @Test func anItemIsLoadedAgain() async throws {
        #expect(try await provider(of: Note(text: "Tea")).loaded(Note.self) == Note(text: "Tea"))
        let link = Link(url: URL(string: "https://example.org/a?b=c")!)
        #expect(try await provider(of: link).loaded(Link.self) == link)
        #expect(try await provider(of: Heading(text: "Tea")).loaded(Heading.self) == Heading(text: "Tea"))
        #expect(try await provider(of: Data([1, 2])).loaded(Data.self) == Data([1, 2]))
    }

    @Test func anItemIsLoadedFromTheFirstRepresentationThatIsThere() async throws {
        let provider = NSItemProvider(object: "Milk" as NSString)
        #expect(try await provider.loaded(Heading.self) == Heading(text: "Milk"))
        #expect(try await provider.loaded(String.self) == "Milk")
        #expect(try await provider.loaded(Data.self) == Data("Milk".utf8))
    }

    @Test func textIsReadInItsEncoding() async throws {
        let provider = NSItemProvider()
        let data = "Käse".data(using: .utf16)
        provider.registerDataRepresentation(for: .utf16PlainText) {
            $0(data, nil)
            return nil
        }
        #expect(try await provider.loaded(String.self) == "Käse")
    }

    @Test func attributedTextKeepsItsAttributes() async throws {
        var text = AttributedString("Tea")
        text.foregroundColor = UIColor.red
        let provider = provider(of: text)
        #expect(try await provider.loaded(AttributedString.self) == text)
        #expect(try await provider.loaded(String.self) == "Tea")
        let object = NSItemProvider(object: NSAttributedString(text))
        #expect(try await object.loaded(AttributedString.self) == text)
    }

    @Test func anItemWithoutAFittingRepresentationIsAnError() async throws {
        let error = await #expect(throws: NSError.self) { try await provider(of: "Tea").loaded(Note.self) }
        #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
        #expect(error?.domain == NSItemProvider.errorDomain)
    }

    @Test func damagedDataIsAnError() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: Note.type) {
            $0(Data("?".utf8), nil)
            return nil
        }
        await #expect(throws: DecodingError.self) { try await provider.loaded(Note.self) }
    }

    @Test func aCancelledLoadEndsWithAnError() async throws {
        let provider = NSItemProvider()
        let unfinished = Mutex<(@Sendable (Data?, (any Error)?) -> Void)?>(nil)
        provider.registerDataRepresentation(for: Note.type) { completion in
            unfinished.withLock { $0 = completion }
            return Progress(totalUnitCount: 1)
        }
        let result = await withCheckedContinuation { continuation in
            provider.loadTransferable(type: Note.self) { continuation.resume(returning: $0) }.cancel()
        }
        #expect(throws: CocoaError(.userCancelled)) { try result.get() }
    }
}

extension NSItemProvider {
    fileprivate func loaded<Item: Transferable & SendableMetatype>(_ type: Item.Type) async throws -> Item {
        let result: Handover<Result<Item, any Error>> = await withCheckedContinuation { continuation in
            loadTransferable(type: type) { continuation.resume(returning: Handover($0)) }
        }
        return try result.take().get()
    }
}
