import FoundationAdditions
import Synchronization
import Testing

@Suite struct ObjectLocksTests {
    @Test func threadsTakeTurns() {
        let object = NSObject()
        nonisolated(unsafe) let shared = object
        nonisolated(unsafe) var count = 0
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 {
                objc_sync_enter(shared)
                count += 1
                objc_sync_exit(shared)
            }
        }
        #expect(count == 8000)
    }

    @Test func aThreadTakesALockTwice() {
        let object = NSObject()
        #expect(objc_sync_enter(object) == OBJC_SYNC_SUCCESS)
        #expect(objc_sync_enter(object) == OBJC_SYNC_SUCCESS)
        #expect(objc_sync_exit(object) == OBJC_SYNC_SUCCESS)
        #expect(objc_sync_exit(object) == OBJC_SYNC_SUCCESS)
        #expect(objc_sync_exit(object) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    }

    @Test func anotherThreadCannotRelease() {
        let object = NSObject()
        nonisolated(unsafe) let shared = object
        objc_sync_enter(object)
        let result = Mutex<Int32>(0)
        let done = DispatchSemaphore(value: 0)
        Thread {
            let code = objc_sync_exit(shared)
            result.withLock { $0 = code }
            done.signal()
        }.start()
        done.wait()
        #expect(result.withLock { $0 } == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
        #expect(objc_sync_exit(object) == OBJC_SYNC_SUCCESS)
    }

    @Test func aLockThatNobodyUsesKeepsNoObject() {
        weak var released: NSObject?
        do {
            let object = NSObject()
            released = object
            objc_sync_enter(object)
            objc_sync_exit(object)
        }
        #expect(released == nil)
    }
}
