import Conditions
import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct ConditionTests {
    @Test func theSourceIsThatOfAPhone() {
        #expect(Platform.name == "phone")
        #expect(hasTouches)
        #expect(Platform.color() == .red)
        #expect(Platform.isNew)
        #expect(Platform.best() == "modern")
        #expect(Platform.isModernSwift)
    }

    @Test func poolsRunTheirBlock() {
        #expect(Pools.sum([1, 2, 3]) == 6)
        #expect(Pools.text() == "pooled")
        #expect((#expect(throws: NSError.self) { try Pools.thrown() })?.code == 7)
        #expect(Pools.distance(.zero, CGPoint(x: 3, y: 4)) == 5)
    }

    @Test func requestsAreMade() {
        let request = Downloads.request("https://example.org/a")
        #expect(request?.httpMethod == "POST")
        #expect(request?.value(forHTTPHeaderField: "Accept") == "text/plain")
    }

    @Test func aRecognizerChangesItsStateItself() {
        #expect(TouchDownRecognizer().state == .possible)
    }

    @Test func aTimerOfDispatchIsCapturedWeakly() async {
        let throttle = Throttle()
        var calls: [Int] = []
        throttle.call(after: 60) { calls.append(1) }
        await withCheckedContinuation { continuation in
            throttle.call(after: 0) {
                calls.append(2)
                continuation.resume()
            }
        }
        #expect(calls == [2])
        #expect(!throttle.isWaiting)
    }
}
