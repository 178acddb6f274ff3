import Synchronization
internal import TableEngine

/// Orders the snapshots that are applied to one data source, from whichever queue they come.
///
/// On the main queue a snapshot is compared and shown within the call. On other queues it is compared within the call
/// and shown later on the main queue; until then it is outstanding.
final class SnapshotQueue<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    typealias Application = SnapshotApplication<SectionID, ItemID>

    // Sound: used under the mutex that holds it.
    private struct State: @unchecked Sendable {
        /// The snapshot that the view shows once no snapshot is outstanding.
        var newest = Snapshot<SectionID, ItemID>()
        var outstanding: [Application] = []
        var isShowing = false
        /// The completions that became due while a snapshot was being shown.
        var due: [() -> Void] = []
        /// Whether the first snapshot was applied on the main queue; nil before there is one.
        var isConfinedToMain: Bool?
    }

    private let state = Mutex(State())

    var newest: Snapshot<SectionID, ItemID> { state.withLock { $0.newest } }

    /// Compares the snapshot with the one before it, and shows it or schedules that.
    ///
    /// - Parameters:
    ///   - view: Describes the view in messages.
    ///   - show: Shows one snapshot; called once for each, in order.
    func submit(
        _ contents: Snapshot<SectionID, ItemID>, _ mode: Application.Mode, completion: (() -> Void)?,
        view: @escaping @MainActor @Sendable () -> String, show: @escaping @MainActor @Sendable (Application) -> Void
    ) {
        if MainQueue.isCurrent {
            checkConfinement(isMain: true, view: view)
            if state.withLock({ !$0.outstanding.isEmpty || $0.isShowing }) {
                MainActor.assumeIsolated { raiseDeadlock(view()) }
            }
            enqueue(contents, mode, completion)
            MainActor.assumeIsolated { showOutstanding(show) }
        } else {
            checkConfinement(isMain: false, view: view)
            enqueue(contents, mode, completion)
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self.showOutstanding(show) }
            }
        }
    }

    private func enqueue(
        _ contents: Snapshot<SectionID, ItemID>, _ mode: Application.Mode, _ completion: (() -> Void)?
    ) {
        // Compared under the lock, because the next snapshot, perhaps from another queue, is compared with this one.
        let completion = UncheckedCall(body: completion)
        state.withLock { state in
            let application = Application(contents, after: state.newest, mode, completion: completion.body)
            state.newest = application.contents
            state.outstanding.append(application)
        }
    }

    /// Shows the outstanding snapshots in order. Does nothing while one is being shown: the call that shows it
    /// continues with the next.
    @MainActor
    private func showOutstanding(_ show: (Application) -> Void) {
        guard state.withLock({ !$0.isShowing }) else { return }
        while let next = takeNext() {
            show(next)
            let due = state.withLock { state in
                defer { state.due = [] }
                state.isShowing = false
                return UncheckedCalls(bodies: state.due)
            }
            for completion in due.bodies { completion() }
        }
    }

    /// Calls the completion of a snapshot, or has it called as soon as the snapshot that is being shown has been shown:
    /// it may apply the next one.
    @MainActor
    func complete(_ application: Application) {
        guard let completion = application.completion else { return }
        let call = UncheckedCall(body: completion)
        let isShowing = state.withLock { state in
            if state.isShowing, let completion = call.body { state.due.append(completion) }
            return state.isShowing
        }
        if !isShowing { completion() }
    }

    private func takeNext() -> Application? {
        state.withLock { state in
            guard !state.outstanding.isEmpty else { return nil }
            state.isShowing = true
            return state.outstanding.removeFirst()
        }
    }

    /// Replaces the newest snapshot by one that the view shows already. Returns false if snapshots are outstanding, or the
    /// newest is another one than expected.
    @MainActor
    func replaceNewest(
        where isExpected: (Snapshot<SectionID, ItemID>) -> Bool, by contents: Snapshot<SectionID, ItemID>
    ) -> Bool {
        state.withLock { state in
            guard state.outstanding.isEmpty, !state.isShowing, isExpected(state.newest) else { return false }
            state.newest = contents.withoutMarks
            return true
        }
    }

    // MARK: Confinement

    private func checkConfinement(isMain: Bool, view: @escaping @MainActor @Sendable () -> String) {
        let isMixed = state.withLock { state in
            defer { state.isConfinedToMain = state.isConfinedToMain ?? isMain }
            return state.isConfinedToMain.map { $0 != isMain } ?? false
        }
        guard isMixed else { return }
        let warn: @MainActor @Sendable () -> Void = {
            ConsoleLog.message(
                "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please "
                    + "always submit updates either always on the main queue or always off the main queue - view=\(view())"
            )
        }
        if isMain {
            MainActor.assumeIsolated { warn() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { warn() } }
        }
    }

    /// Raises the exception. Where the exception policy continues, the outstanding snapshots are shown first.
    private func raiseDeadlock(_ view: String) {
        Trestle.raise(
            .internalInconsistencyException,
            "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and will "
                + "deadlock. Please always submit updates either always on the main queue or always off the main queue - "
                + "view=\(view)",
            hint:
                "a snapshot was applied while another was being shown, from the cell provider for example, or while one "
                + "applied on another queue was waiting")
    }
}

// Sound: called on the main queue, where the creator of the closure expects it.
/// A completion that is passed to the main queue.
private struct UncheckedCall: @unchecked Sendable {
    let body: (() -> Void)?
}

// Sound: returned to the main queue, where the creators of the closures expect them.
/// Completions that are called on the main queue.
private struct UncheckedCalls: @unchecked Sendable {
    let bodies: [() -> Void]
}
