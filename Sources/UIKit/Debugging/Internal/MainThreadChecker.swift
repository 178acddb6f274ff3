internal import CToolchainBets
import Foundation
import FoundationRepairs
import Synchronization
internal import ToolchainBets

/// Says in the console that UIKit was called on another thread, in the words of Apple's checker, and lets the call go
/// on, which may do anything.
///
/// The compiler refuses such calls in the Swift 6 language mode. Source in the Swift 5 mode gets through, for example
/// from a closure of a background queue.
enum MainThreadChecker {
    /// The main thread by its POSIX name, once a call came from it; 0 before. ``FirstThread`` makes two system calls,
    /// which is too much for every text of every row. The name is not used again if the main thread has ended.
    private static let mainThread = Atomic<UInt>(0)

    /// Called at the beginning of a method, and where a property is set. Once for each place that it is called from,
    /// which is known by the return addresses on the stack.
    ///
    /// - Parameters:
    ///   - member: the member that the stack does not name where symbols were removed.
    ///   - file: named after the class of `member`.
    static func check(_ member: StaticString = #function, in file: StaticString = #fileID) {
        let thread = UInt(pthread_self())
        if thread == mainThread.load(ordering: .relaxed) { return }
        if FirstThread.isCurrent { return mainThread.store(thread, ordering: .relaxed) }
        if MainQueue.isCurrent { return }
        report(CheckedMember(member: "\(member)", file: "\(file)").name)
    }

    /// Called where the compiler has a closure of the main actor check that it is called there. UIKit passes such
    /// closures to functions without isolation, for example to `filter`; Apple's UIKit has no such checks. Those in the
    /// closures of applications are treated alike.
    private static func checkFailed() -> Bool {
        if !MainQueue.isCurrent { report(nil) }
        return true
    }

    /// What was found on stacks by their return addresses. It takes a tenth of a second with large symbol tables: later
    /// stacks are reported by the method that noticed them.
    private static let mostStacks = 256
    private static let members = Mutex<[[UInt]: CalledMember?]>([:])

    /// - Parameter method: the name of the method that noticed it, which another member may have called.
    private static func report(_ method: String?) {
        let stack = Thread.callStackReturnAddresses.map(\.uintValue)
        let (known, isFull) = members.withLock { ($0[stack], $0.count >= mostStacks) }
        let member = known ?? (isFull ? nil : CalledMember(returnAddresses: stack))
        if known == nil, !isFull { members.withLock { $0[stack] = .some(member) } }
        // What the member calls in its turn is in the same place.
        let place = stack.dropFirst((member?.depth ?? -1) + 1).map { String($0, radix: 16) }.joined(separator: " ")
        ConsoleLog.once(
            "main thread checker \(place)",
            "Main Thread Checker: UI API called on a background thread: "
                + (member?.message(noticedBy: method) ?? method ?? "code of the main actor"))
    }

    /// Where the Swift runtime is another one than expected, a check that fails ends
    /// the process.
    static func watchChecks() {
        _ = isWatchingChecks
    }

    /// Whether checks that fail come here.
    static let isWatchingChecks =
        ToolchainBet.mainActorChecks.isAllowed && set_main_actor_check_handler { MainThreadChecker.checkFailed() }
}
