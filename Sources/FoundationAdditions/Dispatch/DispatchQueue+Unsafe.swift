import Dispatch

// The closures of these methods are not `@Sendable`: the caller vouches for what they capture.
extension DispatchQueue {
    public func asyncUnsafe(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        let work = UncheckedWork(work)
        async(group: group, qos: qos, flags: flags) { work.perform() }
    }

    public func asyncAfterUnsafe(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        let work = UncheckedWork(work)
        asyncAfter(deadline: deadline, qos: qos, flags: flags) { work.perform() }
    }

    public func asyncAfterUnsafe(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        let work = UncheckedWork(work)
        asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags) { work.perform() }
    }
}

// Sound: whoever calls the unsafe methods vouches for the closure; it is called once.
private final class UncheckedWork: @unchecked Sendable {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) { self.work = work }

    func perform() { work() }
}
