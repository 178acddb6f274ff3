import Dispatch
import Glibc

/// Turns SIGINT and SIGTERM into a call on the main actor, so that an application can say goodbye.
///
/// The second signal of a kind ends the process as usual: an application that hangs can still be interrupted.
@MainActor
package final class TerminationSignals {
    private var sources: [any DispatchSourceSignal] = []

    package init(_ action: @escaping @MainActor () -> Void) {
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                signal(number, SIG_DFL)
                MainActor.assumeIsolated(action)
            }
            source.resume()
            sources.append(source)
        }
    }

    package func cancel() {
        for source in sources { source.cancel() }
        sources = []
        for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    }
}
