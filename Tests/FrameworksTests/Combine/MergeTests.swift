import Combine
import Dispatch
import Testing

struct MergeTests {
    private let first = PassthroughSubject<Int, Failed>()
    private let second = PassthroughSubject<Int, Failed>()

    @Test func valuesComeAsTheyAreSent() {
        let recorder = Recorder(first.merge(with: second))
        first.send(1)
        second.send(2)
        first.send(3)
        #expect(recorder.values == [1, 2, 3])
    }

    @Test func itFinishesWithTheLast() {
        let recorder = Recorder(first.merge(with: second))
        first.send(completion: .finished)
        second.send(1)
        #expect(recorder.values == [1] && recorder.completion == nil)
        second.send(completion: .finished)
        #expect(recorder.hasFinished)
    }

    @Test func aFailureCancelsTheOthers() {
        let first = Source<Int, Failed>()
        let second = Source<Int, Failed>()
        let recorder = Recorder(first.merge(with: second))
        second.send(completion: .failure(Failed()))
        #expect(recorder.hasFailed && first.isCancelled && second.isCancelled)
    }

    @Test func oneValueOfEachIsKeptUntilItIsWanted() {
        let recorder = Recorder([1, 2].publisher.merge(with: [10, 20].publisher), demand: .none)
        #expect(recorder.values.isEmpty)
        recorder.request(3)
        #expect(recorder.values.count == 3 && recorder.completion == nil)
        recorder.request(1)
        #expect(Set(recorder.values) == [1, 2, 10, 20] && recorder.hasFinished)
    }

    @Test func theSubscriberMayAskForMoreWithEachValue() {
        let recorder = Recorder(first.merge(with: second), demand: .max(1))
        recorder.onValue = { $0 < 3 ? .max(1) : .none }
        first.send(1)
        second.send(2)
        first.send(3)
        second.send(4)
        #expect(recorder.values == [1, 2, 3])
        recorder.request(1)
        #expect(recorder.values == [1, 2, 3, 4])
    }

    @Test func eightPublishersAreMergedInOneAndStepByStep() {
        let eight = Just(1).merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8))
        #expect(Recorder(eight).values == [1, 2, 3, 4, 5, 6, 7, 8])
        let steps = Just(1).merge(with: Just(2), Just(3)).merge(with: Just(4)).merge(with: Just(5), Just(6))
        #expect(Recorder(steps).values == [1, 2, 3, 4, 5, 6])
    }

    @Test func anyNumberOfPublishersIsMerged() {
        let many = Publishers.MergeMany((1...20).map { Just($0) }).merge(with: Just(21))
        #expect(Recorder(many).values == Array(1...21))
    }

    @Test func noPublishersFinishAtOnce() {
        let recorder = Recorder(Publishers.MergeMany([Just<Int>]()).collect())
        #expect(recorder.values == [[]] && recorder.hasFinished)
    }

    @Test func publishersOfSeveralThreadsLoseNothing() {
        let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        let recorder = Recorder(Publishers.MergeMany(subjects))
        nonisolated(unsafe) let senders = subjects
        DispatchQueue.concurrentPerform(iterations: 8) { index in
            for number in 0..<500 { senders[index].send(number) }
            senders[index].send(completion: .finished)
        }
        #expect(recorder.values.count == 4000 && recorder.hasFinished)
    }

    @Test func equalPublishersMakeEqualMergers() {
        #expect(Just(1).merge(with: Just(2)) == Just(1).merge(with: Just(2)))
        #expect(Publishers.Zip(Just(1), Just(2)) != Publishers.Zip(Just(1), Just(3)))
        #expect(Publishers.CombineLatest(Just(1), Just(2)) == Publishers.CombineLatest(Just(1), Just(2)))
    }
}
