import Foundation
import ObjectiveCRuntime

extension Trestle {
    /// The superclass of an application's threads: a `Thread` cannot be subclassed on Linux. It runs `main()` on a
    /// thread of Foundation. Specific to Trestle.
    ///
    /// `Thread.current` is that thread of Foundation. It has the first 15 bytes of the name of this object, and is canceled
    /// with it.
    // Sound: the state is read and changed under the lock.
    open class Thread: NSObject, @unchecked Sendable {
        private struct State {
            var isCancelled = false
            var isFinished = false
            var thread: Foundation.Thread?
            var name: String?
            var stackSize = 0
            var qualityOfService = QualityOfService.default
            var threadPriority = 0.5
        }

        private let lock = NSLock()
        private var state = State()
        private let block: (@Sendable () -> Void)?

        /// The values that code keeps with the thread.
        public let threadDictionary = NSMutableDictionary()

        public override init() { block = nil }

        /// Creates a thread that runs a closure.
        public init(block: @escaping @Sendable () -> Void) { self.block = block }

        private func read<Value>(_ value: (inout State) -> Value) -> Value {
            lock.lock()
            defer { lock.unlock() }
            return value(&state)
        }

        /// Starts the thread, which calls `main()`.
        open func start() {
            let thread = Foundation.Thread { [self] in
                nameCurrentThread()
                if !isCancelled { main() }
                read { $0.isFinished = true }
            }
            thread.qualityOfService = qualityOfService
            if stackSize > 0 { thread.stackSize = stackSize }
            let isFirst = read { state in
                guard state.thread == nil else { return false }
                state.thread = thread
                return true
            }
            precondition(isFirst, "*** -[NSThread start]: attempt to start the thread again")
            thread.start()
        }

        /// Foundation knows its thread only some time after it has begun, and cannot name it until then. The system takes
        /// names of at most 15 bytes.
        private func nameCurrentThread() {
            guard var shown = name else { return }
            while shown.utf8.count > 15 { shown.removeLast() }
            let current = Foundation.Thread.current
            for _ in 0..<10_000 where current.name != shown {
                current.name = shown
                usleep(10)
            }
        }

        /// What the thread does: calls the closure that it was created with.
        open func main() { block?() }

        /// Asks the thread to end; `main()` looks at `isCancelled`.
        open func cancel() {
            let thread = read { state in
                state.isCancelled = true
                return state.thread
            }
            // Foundation runs nothing on a thread that is canceled before it begins.
            if thread?.isExecuting == true { thread?.cancel() }
        }

        open var isCancelled: Bool { read { $0.isCancelled } }
        open var isFinished: Bool { read { $0.isFinished } }
        open var isExecuting: Bool { read { $0.thread != nil && !$0.isFinished } }
        open var isMainThread: Bool { false }

        open var name: String? {
            get { read { $0.name } }
            set {
                read {
                    $0.name = newValue; return $0.thread
                }?.name = newValue
            }
        }

        /// The size of the stack in bytes; 0 for the usual one.
        open var stackSize: Int {
            get { read { $0.stackSize } }
            set { read { $0.stackSize = newValue } }
        }

        open var qualityOfService: QualityOfService {
            get { read { $0.qualityOfService } }
            set { read { $0.qualityOfService = newValue } }
        }

        /// Kept only, as that of Foundation's threads on Linux.
        open var threadPriority: Double {
            get { read { $0.threadPriority } }
            set { read { $0.threadPriority = newValue } }
        }

        // MARK: What the class of threads has

        public class var current: Foundation.Thread { Foundation.Thread.current }
        public class var main: Foundation.Thread { Foundation.Thread.mainThread }
        public class var isMainThread: Bool { Foundation.Thread.isMainThread }
        public class func sleep(until date: Date) { Foundation.Thread.sleep(until: date) }
        public class func sleep(forTimeInterval interval: TimeInterval) {
            Foundation.Thread.sleep(forTimeInterval: interval)
        }
        public class func exit() { Foundation.Thread.exit() }
    }
}
