import FoundationAdditions
import Testing

struct UnsafeDispatchTests {
    private final class Box { var value = 0 }

    @Test func closuresThatAreNotSendableAreDispatched() {
        let queue = DispatchQueue(label: "trestle.test")
        let box = Box()
        queue.asyncUnsafe { box.value += 1 }
        queue.sync {}
        #expect(box.value == 1)
        let done = DispatchSemaphore(value: 0)
        queue.asyncAfterUnsafe(deadline: .now()) {
            box.value += 1
            done.signal()
        }
        done.wait()
        #expect(box.value == 2)
    }
}
