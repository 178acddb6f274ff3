import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct NSItemProviderTests {
    // MARK: Types

    @Test func aTypeConformsToWhatItIsASpecialCaseOf() {
        let provider = NSItemProvider(object: "a" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(provider.hasItemConformingToTypeIdentifier("public.data"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    }

    @Test func aFilesURLIsOfferedAsSuch() {
        #expect(
            NSItemProvider(object: NSURL(fileURLWithPath: "/tmp")).registeredTypeIdentifiers == ["public.file-url"])
        #expect(
            NSItemProvider(object: NSURL(string: "https://a.b")!).registeredTypeIdentifiers == ["public.url"])
    }

    @Test func onlyClassesThatReadARegisteredTypeCanBeLoaded() {
        let text = NSItemProvider(object: "a" as NSString)
        #expect(text.canLoadObject(ofClass: NSString.self) && text.canLoadObject(ofClass: String.self))
        #expect(!text.canLoadObject(ofClass: UIImage.self) && !text.canLoadObject(ofClass: URL.self))
    }

    // MARK: Loading objects

    @Test func textIsLoadedAsAString() async {
        let provider = NSItemProvider(object: "Grüße" as NSString)
        let (text, error) = await load { done in
            provider.loadObject(ofClass: String.self) { done($0, $1) }
        }
        #expect(text == "Grüße" && error == nil)
    }

    @Test func aURLIsLoadedAsItWas() async {
        let provider = NSItemProvider(object: NSURL(string: "https://a.b/c?d=e")!)
        let (url, _) = await load { done in provider.loadObject(ofClass: URL.self) { done($0, $1) } }
        #expect(url == URL(string: "https://a.b/c?d=e"))
    }

    @Test func anImageIsLoadedWithItsPixels() async {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let provider = NSItemProvider(object: image)
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
        let (loaded, _) = await load { done in
            provider.loadObject(ofClass: UIImage.self) { done($0 as? UIImage, $1) }
        }
        #expect(loaded?.cgImage?.width == image.cgImage?.width && loaded?.pngData() == image.pngData())
    }

    @Test func aClassOfTheApplicationIsWrittenAndRead() async {
        let provider = NSItemProvider(object: Song("Yesterday"))
        let (song, _) = await load { done in provider.loadObject(ofClass: Song.self) { done($0 as? Song, $1) } }
        #expect(song?.title == "Yesterday")
    }

    @Test func aTypeThatNobodyHasGivesAnError() async {
        let provider = NSItemProvider(object: "a" as NSString)
        let (data, error) = await load { done in
            provider.loadDataRepresentation(forTypeIdentifier: "public.png") { done($0, $1) }
        }
        #expect(data == nil)
        #expect((error as NSError?)?.domain == NSItemProvider.errorDomain)
        #expect((error as NSError?)?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    }

    // MARK: Load handlers

    @Test func aHandlerIsCalledOnlyWhenItsTypeIsLoaded() async {
        let calls = Counter()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "com.a.song", visibility: .all) { completion in
            calls.increment()
            completion(Data([1, 2]), nil)
            return nil
        }
        #expect(provider.hasItemConformingToTypeIdentifier("com.a.song") && calls.value == 0)
        let (data, _) = await load { done in
            provider.loadDataRepresentation(forTypeIdentifier: "com.a.song") { done($0, $1) }
        }
        #expect(data == Data([1, 2]) && calls.value == 1)
    }

    @Test func cancellingCompletesTheLoadOnceWithAnError() async {
        let provider = NSItemProvider()
        let late = Held()
        provider.registerDataRepresentation(forTypeIdentifier: "com.a.song", visibility: .all) { completion in
            late.completion = completion
            return nil
        }
        let calls = Counter()
        let (data, error) = await load { done in
            let progress = provider.loadDataRepresentation(forTypeIdentifier: "com.a.song") {
                calls.increment()
                done($0, $1)
            }
            progress.cancel()
        }
        late.completion?(Data([1]), nil)
        #expect(data == nil && (error as? CocoaError)?.code == .userCancelled)
        #expect(calls.value == 1)
    }

    @Test func aTypeThatIsRegisteredAgainKeepsItsPlace() {
        let provider = NSItemProvider()
        for type in ["a.b", "c.d", "a.b"] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
                $0(Data(), nil)
                return nil
            }
        }
        #expect(provider.registeredTypeIdentifiers == ["a.b", "c.d"])
    }

    @Test func anItemIsLoadedAsTheObjectThatWasGiven() async throws {
        let item = NSArray(array: ["a"])
        let provider = NSItemProvider(item: item, typeIdentifier: "com.a.list")
        let (same, _) = await load { done in
            provider.loadItem(forTypeIdentifier: "com.a.list") { item, error in
                done(item.map { ObjectIdentifier($0 as AnyObject) }, error)
            }
        }
        #expect(same == ObjectIdentifier(item))
    }

    // MARK: Files

    @Test func aFileIsOfferedInTheTypeOfItsName() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try Data("hello".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.registeredTypeIdentifiers == ["public.plain-text", "public.file-url"])
        #expect(provider.suggestedName == file.lastPathComponent)
        let (text, _) = await load { done in provider.loadObject(ofClass: String.self) { done($0, $1) } }
        #expect(text == "hello")
        let (place, _) = await load { done in
            provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.plain-text") { url, isOriginal, error in
                done(isOriginal ? url : nil, error)
            }
        }
        #expect(place == file)
    }

    @Test func aMissingFileHasNoProvider() {
        #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere/at/all")) == nil)
    }

    @Test func dataIsLoadedAsAFileThatIsDeletedAfterwards() async {
        let provider = NSItemProvider(object: "a" as NSString)
        provider.suggestedName = "Letter"
        let (file, _) = await load { done in
            provider.loadFileRepresentation(forTypeIdentifier: "public.utf8-plain-text") { url, error in
                done(url.map { ($0, try? String(contentsOf: $0, encoding: .utf8)) }, error)
            }
        }
        #expect(file?.0.lastPathComponent == "Letter.txt" && file?.1 == "a")
        // The file is deleted after the handler has returned, on its thread.
        var turns = 0
        while turns < 100_000, FileManager.default.fileExists(atPath: file?.0.path ?? "") {
            turns += 1
            await Task.yield()
        }
        #expect(!FileManager.default.fileExists(atPath: file?.0.path ?? ""))
    }

    // MARK: Waiting

    private func load<Value: Sendable>(
        _ start: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Void
    ) async -> (Value?, (any Error)?) {
        await withCheckedContinuation { continuation in
            start { continuation.resume(returning: ($0, $1)) }
        }
    }
}

private final class Song: NSObject, NSItemProviderReading, NSItemProviderWriting, @unchecked Sendable {
    let title: String

    init(_ title: String) { self.title = title }

    static let readableTypeIdentifiersForItemProvider = ["com.example.song"]
    static let writableTypeIdentifiersForItemProvider = ["com.example.song"]

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        Song(String(decoding: data, as: UTF8.self)) as! Self
    }

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(title.utf8), nil)
        return nil
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func increment() { lock.withLock { count += 1 } }
}

private final class Held: @unchecked Sendable {
    private let lock = NSLock()
    private var held: (@Sendable (Data?, (any Error)?) -> Void)?

    var completion: (@Sendable (Data?, (any Error)?) -> Void)? {
        get { lock.withLock { held } }
        set { lock.withLock { held = newValue } }
    }
}
