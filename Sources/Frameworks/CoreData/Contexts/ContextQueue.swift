import Dispatch
import Foundation

// Sound: `depth` is used on the queue only, and the rest is constant.
/// The queue of a context or coordinator. Waiting for it on the queue itself runs the code at once.
final class ContextQueue: @unchecked Sendable {
    private let queue: DispatchQueue
    private let isMain: Bool
    private let key = DispatchSpecificKey<Bool>()
    /// How many blocks are running inside each other; used on the queue only.
    private var depth = 0

    init(isMain: Bool) {
        self.isMain = isMain
        queue = isMain ? .main : DispatchQueue(label: "NSManagedObjectContext")
        if !isMain { queue.setSpecific(key: key, value: true) }
    }

    var isCurrent: Bool {
        isMain ? Thread.isMainThread || MainQueue.isCurrent : DispatchQueue.getSpecific(key: key) == true
    }

    func async(_ body: @escaping () -> Void) { queue.asyncUnsafe(execute: body) }

    /// - Parameter end: called after the outermost block.
    func sync<Result>(_ body: () throws -> Result, end: () -> Void) rethrows -> Result {
        isCurrent ? try run(body, end) : try queue.sync { try run(body, end) }
    }

    private func run<Result>(_ body: () throws -> Result, _ end: () -> Void) rethrows -> Result {
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { end() }
        }
        return try body()
    }
}

/// A value that is handed from one thread to another.
// Sound: the sender does not use it afterwards, or waits.
struct HandedOver<Value>: @unchecked Sendable {
    let value: Value
}

extension ContextQueue {
    /// The context whose block runs on this thread.
    static var currentContext: NSManagedObjectContext? {
        get { (Thread.current.threadDictionary["CoreData.CurrentContext"] as? WeakContext)?.context }
        set { Thread.current.threadDictionary["CoreData.CurrentContext"] = newValue.map(WeakContext.init) }
    }

    private final class WeakContext {
        weak var context: NSManagedObjectContext?

        init(_ context: NSManagedObjectContext) { self.context = context }
    }
}
