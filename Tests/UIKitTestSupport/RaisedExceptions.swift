import Synchronization
import UIKit

/// The exceptions raised by `body`, which goes on after each.
func raised(by body: () -> Void) -> [NSException] {
    final class Collected: Sendable {
        let exceptions = Mutex<[NSException]>([])
    }
    let collected = Collected()
    let policy = Trestle.exceptionPolicy
    Trestle.exceptionPolicy = .report { exception in collected.exceptions.withLock { $0.append(exception) } }
    defer { Trestle.exceptionPolicy = policy }
    body()
    return collected.exceptions.withLock { $0 }
}

func raisedNames(by body: () -> Void) -> [NSExceptionName] {
    raised(by: body).map(\.name)
}
