import FoundationAdditions
import Testing

struct QueueIdentityTests {
    @Test func theMainQueueIsTheSameEachTime() {
        #expect(DispatchQueue.main === DispatchQueue.main)
        #expect(!(DispatchQueue.main !== DispatchQueue.main))
        let queue: DispatchQueue? = .main
        #expect(queue === DispatchQueue.main)
        #expect(DispatchQueue.global() === DispatchQueue.global())
    }

    @Test func otherQueuesAreOthers() {
        let queue = DispatchQueue(label: "trestle.test")
        #expect(queue === queue)
        #expect(queue !== DispatchQueue.main)
        #expect(queue !== DispatchQueue(label: "trestle.test"))
        #expect(DispatchQueue.global(qos: .background) !== DispatchQueue.global(qos: .userInitiated))
    }

    @Test func noQueueIsNone() {
        let none: DispatchQueue? = nil
        #expect(none === nil)
        #expect(none !== DispatchQueue.main)
    }
}
