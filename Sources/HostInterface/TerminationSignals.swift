import Dispatch
import Glibc
internal import Synchronization

/// Turns SIGINT and SIGTERM into a call on the main actor, so that an application can end properly.
///
/// The second signal ends the process, so that an application that hangs can be interrupted. The handler writes into a
/// pipe: libdispatch's signal sources would need the signal to be blocked in every thread, which a library cannot
/// arrange.
@MainActor
package final class TerminationSignals {
    private let source: any DispatchSourceRead

    package init(_ action: @escaping @MainActor () -> Void) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { fatalError("pipe: \(String(cString: strerror(errno)))") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        writeEnd.store(ends[1], ordering: .releasing)
        let readEnd = ends[0]
        source = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: .main)
        source.setEventHandler {
            var byte: UInt8 = 0
            guard read(readEnd, &byte, 1) == 1 else { return }
            MainActor.assumeIsolated(action)
        }
        source.setCancelHandler { close(readEnd) }
        source.resume()
        for number in terminationSignals {
            signal(number) { number in
                signal(number, SIG_DFL)
                var byte: UInt8 = 1
                _ = write(writeEnd.load(ordering: .acquiring), &byte, 1)
            }
        }
    }

    /// Restores the default behavior of the signals.
    package func cancel() {
        for number in terminationSignals { signal(number, SIG_DFL) }
        source.cancel()
        close(writeEnd.exchange(-1, ordering: .acquiringAndReleasing))
    }
}

private let terminationSignals = [SIGINT, SIGTERM]

/// The pipe that the signal handler writes to, on whichever thread gets the signal; a C function cannot capture it.
private let writeEnd = Atomic<Int32>(-1)
