import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class TouchDeliveryTests {
    private lazy var stage = TouchStage(showing: view)
    private let transcript = Transcript()
    private lazy var view = TouchRecordingView(
        "view", transcript, frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    @Test func aTouchStaysWithItsViewWhereverTheFingerGoes() {
        stage.down(100, 100)
        stage.move(250, 400)
        stage.up()
        #expect(transcript.take() == ["view began 1", "view moved 1", "view ended 1"])
    }

    @Test func theTouchKnowsItsPlaceInEveryView() throws {
        let inner = PlaceRecordingView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        view.addSubview(inner)
        stage.down(70, 90)
        stage.move(5, 6)
        #expect(inner.places == [CGPoint(x: 20, y: 30), CGPoint(x: 25, y: 36)])
        #expect(inner.previous == CGPoint(x: 20, y: 30))
        stage.up()
    }

    @Test func unhandledTouchesGoUpTheResponderChain() {
        let plain = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.addSubview(plain)
        stage.tap(20, 20)
        #expect(transcript.take() == ["view began 1", "view ended 1"])
    }

    @Test func withoutMultipleTouchAViewGetsOneFingerOnly() {
        stage.down(20, 20, id: 1)
        stage.down(60, 60, id: 2)
        stage.up(id: 1)
        stage.up(id: 2)
        #expect(transcript.take() == ["view began 1", "view ended 1"])
    }

    @Test func withMultipleTouchTheFingersComeOneByOne() {
        view.isMultipleTouchEnabled = true
        stage.down(20, 20, id: 1)
        stage.down(60, 60, id: 2)
        stage.move(1, 1, id: 2)
        stage.up(id: 1)
        stage.up(id: 2)
        #expect(
            transcript.take() == ["view began 1", "view began 1", "view moved 1", "view ended 1", "view ended 1"])
    }

    @Test func anExclusiveViewKeepsOtherViewsFromTouches() {
        let other = TouchRecordingView("other", transcript, frame: CGRect(x: 0, y: 300, width: 200, height: 200))
        other.isExclusiveTouch = true
        stage.window.addSubview(other)
        stage.down(20, 320, id: 1)
        stage.down(20, 20, id: 2)
        stage.up(id: 2)
        stage.up(id: 1)
        #expect(transcript.take() == ["other began 1", "other ended 1"])
    }

    @Test func anExclusiveViewGetsNothingWhileAnotherViewIsTouched() {
        view.isExclusiveTouch = true
        let other = TouchRecordingView("other", transcript, frame: CGRect(x: 0, y: 300, width: 200, height: 200))
        stage.window.addSubview(other)
        stage.down(20, 320, id: 1)
        stage.down(20, 20, id: 2)
        stage.up(id: 2)
        stage.up(id: 1)
        #expect(transcript.take() == ["other began 1", "other ended 1"])
    }

    @Test func aWindowThatLosesItsInputCancelsItsTouches() {
        stage.down(20, 20)
        stage.post(.activation(false))
        stage.up()
        #expect(transcript.take() == ["view began 1", "view cancelled 1"])
    }

    @Test func quickTapsInOnePlaceAreCounted() {
        let counter = TapCountingView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
        stage.window.addSubview(counter)
        stage.tap(20, 320)
        stage.advance(by: 0.1)
        stage.tap(22, 321)
        stage.advance(by: 1)
        stage.tap(22, 321)
        #expect(counter.counts == [1, 2, 1])
    }

    @Test func theEventListsItsTouches() {
        let checker = EventCheckingView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
        stage.window.addSubview(checker)
        view.isMultipleTouchEnabled = true
        stage.down(20, 20, id: 1)
        stage.down(20, 320, id: 2)
        #expect(checker.all == 2)
        #expect(checker.ofView == 1)
        #expect(checker.ofWindow == 2)
        stage.up(id: 1)
        stage.up(id: 2)
    }
}

private final class PlaceRecordingView: UIView {
    var places: [CGPoint] = []
    var previous: CGPoint?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += touches.map { $0.location(in: self) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += touches.map { $0.location(in: self) }
        previous = touches.first?.previousLocation(in: self)
    }
}

private final class TapCountingView: UIView {
    var counts: [Int] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
    }
}

private final class EventCheckingView: UIView {
    var all = 0
    var ofView = 0
    var ofWindow = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        all = event?.allTouches?.count ?? 0
        ofView = event?.touches(for: self)?.count ?? 0
        ofWindow = window.flatMap { event?.touches(for: $0)?.count } ?? 0
    }
}
