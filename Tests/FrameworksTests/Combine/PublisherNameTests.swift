import Combine
import Foundation
import Testing

/// What carries Apple's plain names.
struct PublisherNameTests {
    @Test func valuesOfTheStandardLibraryArePublishers() {
        let optional: Optional<Int>.Publisher = Optional(3).publisher
        let result: Result<Int, Failed>.Publisher = Result<Int, Failed>.failure(Failed()).publisher
        #expect(Recorder(optional).values == [3])
        #expect(Recorder(result).hasFailed)
        #expect(Recorder((1...3).publisher).values == [1, 2, 3])
    }

    @Test func codersOfFoundationAreThoseOfPublishers() throws {
        let list = Recorder(
            Just(["a": 1]).encode(encoder: PropertyListEncoder()).decode(
                type: [String: Int].self, decoder: PropertyListDecoder()))
        #expect(list.values == [["a": 1]])
        let json = Recorder(Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()))
        #expect(json.values == [[1, 2]])
        let broken = Recorder(Just(Data("[".utf8)).decode(type: [Int].self, decoder: JSONDecoder()))
        #expect(broken.hasFailed)
    }

    @Test func theModuleQualifiesItsNames() {
        let publisher: Combine.AnyPublisher<Int, Never> = Combine.Just(1).eraseToAnyPublisher()
        let kept: some Combine.Publisher<Int, Never> = publisher
        #expect(Recorder(kept).values == [1])
    }

    @Test func valuesAreAnAsynchronousSequence() async {
        var sum = 0
        for await value in [1, 2, 3].publisher.values { sum += value }
        #expect(sum == 6)
        #expect(await Future<Int, Never> { $0(.success(7)) }.value == 7)
    }
}
