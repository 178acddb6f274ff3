internal import CGio
import Foundation

/// GIO's callbacks on the main queue: they are called between two blocks of `DispatchQueue.main`, which every host
/// serves.
///
/// GIO reads and writes on a thread of its own, and reports what has arrived through a context, whose descriptor
/// becomes readable then. No thread waits for it: the main queue watches it.
@MainActor
final class MainContext {
    static let shared = MainContext()

    private let context: OpaquePointer?
    private var source: (any DispatchSourceRead)?

    private init() {
        // It belongs to no thread: the main queue may be served by one after another, as in tests. The flag has its
        // descriptor tell of other threads' work all the same.
        context = g_main_context_new_with_flags(G_MAIN_CONTEXT_FLAGS_OWNERLESS_POLLING)
        guard let descriptor = wakeUpDescriptor() else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { MainContext.shared.serve() } }
        source.resume()
        self.source = source
    }

    /// Whether callbacks will come. False if GIO has no descriptor for them, which no known version does.
    var isServed: Bool { source != nil }

    /// Has callbacks that `body` asks GIO for come on the main queue.
    func perform<Result>(_ body: () -> Result) -> Result {
        g_main_context_push_thread_default(context)
        defer { g_main_context_pop_thread_default(context) }
        return body()
    }

    private func serve() {
        while g_main_context_iteration(context, 0) != 0 {}
    }

    private func wakeUpDescriptor() -> Int32? {
        g_main_context_acquire(context)
        defer { g_main_context_release(context) }
        var priority: gint = 0
        g_main_context_prepare(context, &priority)
        var timeout: gint = 0
        var entries = [GPollFD(), GPollFD()]
        let count = g_main_context_query(context, gint.max, &timeout, &entries, gint(entries.count))
        return count == 1 ? entries[0].fd : nil
    }
}
