import Foundation
import FoundationRepairs
import Synchronization

/// Says in the console that UIKit was called on another thread, in the words of Apple's checker, and lets the call go
/// on, which may do anything.
///
/// The compiler refuses such calls in the Swift 6 language mode. Source in the Swift 5 mode gets through, for example
/// from a closure of a background queue.
enum MainThreadChecker {
    /// The main thread by its POSIX name, once a call came from it; 0 before. ``FirstThread`` makes two system calls,
    /// which is too much for every text of every row. The name is not used again if the main thread has ended.
    private static let mainThread = Atomic<UInt>(0)

    /// Called at the beginning of a method. Once for each place that it is called from, which is known by the return
    /// addresses on the stack.
    ///
    /// - Parameter method: the name in Objective-C, such as `-[UIView setNeedsLayout]`.
    static func check(_ method: @autoclosure () -> String) {
        let thread = UInt(pthread_self())
        if thread == mainThread.load(ordering: .relaxed) { return }
        if FirstThread.isCurrent { return mainThread.store(thread, ordering: .relaxed) }
        if MainQueue.isCurrent { return }
        let caller = Thread.callStackReturnAddresses.map { String($0.uintValue, radix: 16) }.joined(separator: " ")
        ConsoleLog.once(
            "main thread checker \(caller)",
            "Main Thread Checker: UI API called on a background thread: \(method())")
    }
}
