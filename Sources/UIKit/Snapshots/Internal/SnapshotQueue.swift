import Synchronization
internal import TableEngine

/// Puts the snapshots that are applied to one data source in their order, from whatever queue they come.
///
/// On the main queue a snapshot is compared and shown within the call. On other queues it is compared within the call and
/// shown when the main queue gets to it; until then it is outstanding.
final class SnapshotQueue<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    typealias Application = SnapshotApplication<SectionID, ItemID>

    // Sound: used under the mutex that holds it.
    private struct State: @unchecked Sendable {
        /// What the table shows when everything outstanding is through.
        var newest = Snapshot<SectionID, ItemID>()
        var outstanding: [Application] = []
        var isShowing = false
        /// Where the first snapshot came from; nil before it.
        var isConfinedToMain: Bool?
    }

    private let state = Mutex(State())

    var newest: Snapshot<SectionID, ItemID> { state.withLock { $0.newest } }

    /// - Parameters:
    ///   - view: names the view in messages.
    ///   - show: shows one snapshot; called once for each, in order.
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
        // Compared under the lock: the next one, from another queue perhaps, is compared with this one.
        let completion = UncheckedCall(body: completion)
        state.withLock { state in
            let application = Application(contents, after: state.newest, mode, completion: completion.body)
            state.newest = application.contents
            state.outstanding.append(application)
        }
    }

    /// Nothing while one is being shown: whoever shows it goes on with the next.
    @MainActor
    private func showOutstanding(_ show: (Application) -> Void) {
        guard state.withLock({ !$0.isShowing }) else { return }
        while let next = takeNext() {
            show(next)
            state.withLock { $0.isShowing = false }
        }
    }

    private func takeNext() -> Application? {
        state.withLock { state in
            guard !state.outstanding.isEmpty else { return nil }
            state.isShowing = true
            return state.outstanding.removeFirst()
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

    /// After a report what is outstanding is shown first.
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

// Sound: called on the main queue, where whoever made the closure expects it.
/// A closure that goes to the main queue, where whoever made it expects it.
private struct UncheckedCall: @unchecked Sendable {
    let body: (() -> Void)?
}
