import Dispatch
import Glibc

/// Turns SIGINT and SIGTERM into a call on the main actor, so that an application can say goodbye.
///
/// The second signal ends the process as usual: an application that hangs can still be interrupted. (libdispatch's signal sources
/// need the signal blocked in every thread, which a library cannot arrange; so the handler writes into a pipe.)
@MainActor
package final class TerminationSignals {
    private let source: any DispatchSourceRead

    package init(_ action: @escaping @MainActor () -> Void) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { fatalError("pipe: \(String(cString: strerror(errno)))") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        writeEnd = ends[1]
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
                _ = write(writeEnd, &byte, 1)
            }
        }
    }

    /// Signals end the process again.
    package func cancel() {
        for number in terminationSignals { signal(number, SIG_DFL) }
        source.cancel()
        close(writeEnd)
        writeEnd = -1
    }
}

private let terminationSignals = [SIGINT, SIGTERM]

/// Where the signal handler writes; a C function cannot capture it. Changed on the main actor only, while no handler is installed.
nonisolated(unsafe) private var writeEnd: Int32 = -1
