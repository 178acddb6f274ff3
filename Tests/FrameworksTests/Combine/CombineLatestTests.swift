import Combine
import Dispatch
import Testing

struct CombineLatestTests {
    private let numbers = PassthroughSubject<Int, Failed>()
    private let words = PassthroughSubject<String, Failed>()

    @Test func nothingComesUntilAllHaveSentAValue() {
        let recorder = Recorder(numbers.combineLatest(words) { "\($0)\($1)" })
        numbers.send(1)
        numbers.send(2)
        #expect(recorder.values.isEmpty)
        words.send("a")
        words.send("b")
        numbers.send(3)
        #expect(recorder.values == ["2a", "2b", "3b"])
    }

    @Test func itFinishesWithTheLast() {
        let recorder = Recorder(numbers.combineLatest(words) { "\($0)\($1)" })
        numbers.send(1)
        numbers.send(completion: .finished)
        words.send("a")
        #expect(recorder.values == ["1a"] && recorder.completion == nil)
        words.send(completion: .finished)
        #expect(recorder.hasFinished)
    }

    @Test func aFailureCancelsTheOthersAndComesOnce() {
        let first = Source<Int, Failed>()
        let second = Source<Int, Failed>()
        let recorder = Recorder(first.combineLatest(second))
        first.send(completion: .failure(Failed()))
        #expect(recorder.hasFailed && second.isCancelled && !first.isCancelled)
    }

    @Test func aPublisherThatFailsAtOnceIsHeard() {
        let recorder = Recorder(Fail<Int, Failed>(error: Failed()).combineLatest(numbers))
        #expect(recorder.hasFailed)
    }

    @Test func everyPublisherIsAskedForAsMuchAsIsWanted() {
        let first = Source<Int, Never>()
        let second = Source<Int, Never>()
        let recorder = Recorder(first.combineLatest(second), demand: .max(2))
        #expect(first.demand == .max(2) && second.demand == .max(2))
        recorder.request(1)
        #expect(first.demand == .max(3) && second.demand == .max(3))
    }

    @Test func aValueThatIsNotWantedIsTheLatestLater() {
        let first = CurrentValueSubject<Int, Never>(0)
        let second = CurrentValueSubject<Int, Never>(10)
        let recorder = Recorder(first.combineLatest(second, +), demand: .max(1))
        #expect(recorder.values == [10])
        first.send(1)
        second.send(20)
        #expect(recorder.values == [10])
        recorder.request(1)
        #expect(recorder.values.count == 2 && recorder.values.last == 11)
    }

    @Test func aPublisherThatSubscribesLateIsAskedThen() async {
        let late = Just(1).subscribe(on: DispatchQueue.global())
        for await value in late.combineLatest(Just(2), +).values { #expect(value == 3) }
    }

    @Test func cancellingCancelsAll() {
        let first = Source<Int, Never>()
        let second = Source<Int, Never>()
        let third = Source<Int, Never>()
        let recorder = Recorder(first.combineLatest(second, third))
        recorder.cancel()
        #expect(first.isCancelled && second.isCancelled && third.isCancelled)
    }

    @Test func optionalValuesCountAsValues() {
        let text = CurrentValueSubject<String?, Never>(nil)
        let number = CurrentValueSubject<Int?, Never>(nil)
        let recorder = Recorder(text.combineLatest(number).map { "\($0 ?? "-")\($1 ?? 0)" })
        #expect(recorder.values == ["-0"])
    }

    @Test func fourPublishersAreCombined() {
        let first = CurrentValueSubject<Int, Never>(1)
        let recorder = Recorder(first.combineLatest(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] })
        first.send(5)
        #expect(recorder.values == [[1, 2, 3, 4], [5, 2, 3, 4]])
    }

    @Test func valuesAreReleasedWhenItIsCancelled() {
        final class Value {}
        let values = PassthroughSubject<Value, Never>()
        weak var sent: Value?
        let recorder = Recorder(values.combineLatest(Empty<Int, Never>(completeImmediately: false)).map { _ in 0 })
        do {
            let value = Value()
            sent = value
            values.send(value)
        }
        #expect(sent != nil)
        recorder.cancel()
        #expect(sent == nil)
    }
}
