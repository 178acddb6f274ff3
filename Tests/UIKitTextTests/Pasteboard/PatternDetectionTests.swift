import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct PatternDetectionTests {
    private func pasteboard(_ strings: String...) -> UIPasteboard {
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.strings = strings
        return pasteboard
    }

    private let all: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [
        \.number, \.probableWebURL, \.probableWebSearch,
    ]

    @Test func aNumberIsDetected() async throws {
        let values = try await pasteboard(" 12.5\n").detectedValues(for: all)
        #expect(values.number == 12.5)
        #expect(values.patterns == [\.number])
        #expect(values.probableWebURL.isEmpty && values.probableWebSearch.isEmpty)
    }

    @Test func anAddressInATextIsDetected() async throws {
        let values = try await pasteboard("see https://example.org/a for more").detectedValues(for: all)
        #expect(values.patterns == [\.probableWebURL])
        #expect(values.probableWebURL == "https://example.org/a")
    }

    @Test func wordsAreASearch() async throws {
        let pasteboard = pasteboard("green tea")
        #expect(try await pasteboard.detectedPatterns(for: all) == [\.probableWebSearch])
        #expect(try await pasteboard.detectedPatterns(for: [\.number]).isEmpty)
        #expect(try await pasteboard.detectedValues(for: all).probableWebSearch == "green tea")
    }

    @Test func eachItemHasItsPatterns() async throws {
        let pasteboard = pasteboard("1", "two", "www.example.org")
        let found = try await pasteboard.detectedPatterns(for: all, inItemSet: nil)
        #expect(found == [[\.number], [\.probableWebSearch], [\.probableWebURL]])
        let last = try await pasteboard.detectedValues(for: all, inItemSet: IndexSet([0, 7]))
        #expect(last.map(\.number) == [1])
    }

    @Test func theHandlerGetsPatternsAndValues() async throws {
        let pasteboard = pasteboard("42")
        let patterns = await withCheckedContinuation { continuation in
            pasteboard.detectPatterns(for: [.number, .probableWebURL]) {
                continuation.resume(returning: try? $0.get())
            }
        }
        #expect(patterns == [.number])
        let number = await withCheckedContinuation { continuation in
            pasteboard.detectValues(for: [.number]) { result in
                continuation.resume(returning: (try? result.get())?[.number] as? Int)
            }
        }
        #expect(number == 42)
    }
}
