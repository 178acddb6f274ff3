import Combine
import Testing
import UIKit

@MainActor
struct KeyValuePublisherTests {
    private let view = UIView()

    @Test func theCurrentValueComesFirst() {
        let recorder = Recorder(view.publisher(for: \.alpha))
        view.alpha = 0.5
        view.alpha = 0
        #expect(recorder.values == [1, 0.5, 0])
    }

    @Test func theOptionsMayLeaveItOut() {
        let recorder = Recorder(view.publisher(for: \.isHidden, options: [.new]))
        #expect(recorder.values.isEmpty)
        view.isHidden = true
        #expect(recorder.values == [true])
    }

    @Test func theCurrentValueWaitsUntilItIsWanted() {
        let recorder = Recorder(view.publisher(for: \.alpha), demand: .none)
        view.alpha = 0.5
        #expect(recorder.values.isEmpty)
        recorder.request(1)
        #expect(recorder.values == [1])
        view.alpha = 0.25
        #expect(recorder.values == [1])
        recorder.request(1)
        view.alpha = 0.125
        #expect(recorder.values == [1, 0.125])
    }

    @Test func nothingComesAfterTheCancellation() {
        let recorder = Recorder(view.publisher(for: \.alpha, options: .new).didChange())
        view.alpha = 0.5
        recorder.cancel()
        view.alpha = 1
        #expect(recorder.values.count == 1)
    }

    @Test func aLabelIsBoundToAScrollView() {
        let scroll = UIScrollView()
        let label = UILabel()
        let binding = scroll.publisher(for: \.contentOffset).map { "\(Int($0.y))" }.assign(to: \.text, on: label)
        scroll.contentOffset = CGPoint(x: 0, y: 40)
        #expect(label.text == "40")
        binding.cancel()
    }
}
