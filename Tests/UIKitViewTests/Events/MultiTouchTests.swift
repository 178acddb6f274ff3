import HostInterface
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Several fingers at once: one event, a touch each.
@MainActor @Suite(.serialized)
final class MultiTouchTests {
    private lazy var stage = TouchStage()

    @Test func aPinchIsOneEventWithTwoTouches() {
        let view = FingersView()
        stage.window.addSubview(view)
        stage.down(100, 300, id: 5)
        stage.down(200, 300, id: 9)
        stage.move(-20, 0, id: 5)
        stage.move(20, 0, id: 9)
        #expect(view.events.count == 1)
        #expect(view.distances == [140])
        #expect(view.phases == ["began", "began stationary", "moved stationary", "moved stationary"])
        stage.up(id: 5)
        stage.up(id: 9)
        #expect(view.phases.suffix(2) == ["ended stationary", "ended"])
    }

    @Test func aFingerKeepsItsTouch() {
        let view = FingersView()
        stage.window.addSubview(view)
        stage.down(100, 300, id: 1)
        stage.down(200, 300, id: 2)
        stage.up(id: 1)
        stage.move(5, 0, id: 2)
        stage.up(id: 2)
        #expect(view.touches.count == 2)
    }

    @Test func losingTheWindowCancelsEveryFinger() {
        let view = FingersView()
        stage.window.addSubview(view)
        stage.down(100, 300, id: 1)
        stage.down(200, 300, id: 2)
        stage.post(.activation(false))
        #expect(view.cancelled == 2)
        stage.post(.activation(true))
        // Both may come down again.
        stage.down(100, 300, id: 1)
        #expect(view.phases.last == "began")
        stage.up(id: 1)
    }
}

@MainActor
private final class FingersView: UIView {
    var phases: [String] = []
    var distances: [CGFloat] = []
    var cancelled = 0
    var events: Set<ObjectIdentifier> = []
    var touches: Set<UITouch> = []

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled += touches.count }

    private func note(_ changed: Set<UITouch>, _ event: UIEvent?) {
        guard let event, let all = event.allTouches else { return }
        events.insert(ObjectIdentifier(event))
        touches.formUnion(changed)
        phases.append(all.map { "\($0.phase)" }.sorted().joined(separator: " "))
        let places = all.map { $0.location(in: self).x }.sorted()
        if places.count == 2, changed.first?.phase == .moved, places[1] - places[0] > 130 {
            distances.append(places[1] - places[0])
        }
    }
}
