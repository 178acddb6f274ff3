import Combine
import Foundation
import Testing

struct NotificationPublisherTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("changed")

    @Test func notificationsComeWithTheirContents() {
        let recorder = Recorder(center.publisher(for: name).compactMap { $0.userInfo?["count"] as? Int })
        center.post(name: name, object: nil, userInfo: ["count": 3])
        center.post(name: Notification.Name("other"), object: nil, userInfo: ["count": 4])
        #expect(recorder.values == [3])
    }

    @Test func onlyThoseOfTheSenderCome() {
        final class Sender {}
        let sender = Sender()
        let recorder = Recorder(center.publisher(for: name, object: sender).map { _ in true })
        center.post(name: name, object: Sender())
        center.post(name: name, object: sender)
        #expect(recorder.values.count == 1)
    }

    @Test func nothingComesAfterTheCancellation() {
        var count = 0
        var cancellable: AnyCancellable? = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        #expect(count == 1 && cancellable != nil)
        cancellable = nil
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test func theSubscriberIsReleasedWithTheCancellation() {
        final class Model {}
        weak var released: Model?
        do {
            let model = Model()
            released = model
            let cancellable = center.publisher(for: name).sink { _ in _ = model }
            center.post(name: name, object: nil)
            cancellable.cancel()
        }
        #expect(released == nil)
    }

    @Test func publishersOfTheSameNotificationAreEqual() {
        #expect(center.publisher(for: name) == NotificationCenter.Publisher(center: center, name: name))
        #expect(center.publisher(for: name) != NotificationCenter.default.publisher(for: name))
    }
}
