import Dispatch
import Foundation

/// Where the callback of a reachability runs.
// Sound: the run loop is only handed blocks, which it takes from any thread.
enum ReachabilitySchedule: @unchecked Sendable {
    case queue(DispatchQueue)
    case runLoop(RunLoop, RunLoop.Mode)

    func run(_ work: @escaping @Sendable () -> Void) {
        switch self {
        case .queue(let queue): queue.async(execute: work)
        case .runLoop(let loop, _) where loop === RunLoop.main: DispatchQueue.main.async(execute: work)
        case .runLoop(let loop, let mode): loop.perform(inModes: [mode], block: work)
        }
    }
}
