import Synchronization
import UIKit

/// Runs the body and expects it to raise exactly one of the exceptions that UIKit raises for programming errors.
///
/// Exceptions do not end the process meanwhile; the call continues as `Trestle.ExceptionPolicy.report(_:)` describes.
///
/// - Parameters:
///   - name: the name of the exception, such as `.internalInconsistencyException`.
///   - reason: the whole message. Nil, the default, accepts any message.
///   - part: a part of the message. Nil, the default, accepts any message.
@discardableResult
public func expectException(
    named name: NSExceptionName, reason: String? = nil, containing part: String? = nil, _ body: () throws -> Void
) throws -> NSException {
    let raised = RaisedExceptions()
    let policy = Trestle.exceptionPolicy
    Trestle.exceptionPolicy = .report { raised.add($0) }
    defer { Trestle.exceptionPolicy = policy }
    try body()
    guard let exception = raised.all.first else {
        throw DriverError("No exception was raised; expected \(name.rawValue)\(reason.map { ": \($0)" } ?? "")")
    }
    guard raised.all.count == 1 else {
        throw DriverError("\(raised.all.count) exceptions were raised: \(raised.all.map(\.description))")
    }
    let message = exception.reason ?? ""
    guard exception.name == name, reason == nil || message == reason, part == nil || message.contains(part!) else {
        throw DriverError(
            """
            Another exception was raised:
              expected: \(name.rawValue): \(reason ?? part.map { "... \($0) ..." } ?? "any")
              actual:   \(exception.name.rawValue): \(message)
            """)
    }
    return exception
}

/// Runs code that must raise an exception with a name, and with a reason or a part of it if they are given.
@discardableResult
public func expectException(
    named name: String, reason: String? = nil, containing part: String? = nil, _ body: () throws -> Void
) throws -> NSException {
    try expectException(named: NSExceptionName(name), reason: reason, containing: part, body)
}

private final class RaisedExceptions: Sendable {
    private let exceptions = Mutex<[NSException]>([])

    var all: [NSException] { exceptions.withLock { $0 } }

    func add(_ exception: NSException) {
        exceptions.withLock { $0.append(exception) }
    }
}
