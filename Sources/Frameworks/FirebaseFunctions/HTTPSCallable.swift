/// - Linux: works
public final class HTTPSCallableOptions: NSObject, Sendable {
    public let requireLimitedUseAppCheckTokens: Bool

    public init(requireLimitedUseAppCheckTokens: Bool) {
        self.requireLimitedUseAppCheckTokens = requireLimitedUseAppCheckTokens
    }
}

/// - Linux: refuses
///
/// What a function returned. Calls fail, so programs never get one.
// Sound: nothing changes after the initializer.
open class HTTPSCallableResult: NSObject, @unchecked Sendable {
    public let data: Any

    init(data: Any) {
        self.data = data
    }
}

/// - Linux: refuses
///
/// A function on the server.
// Sound: programs set the interval before they call it.
public final class HTTPSCallable: NSObject, @unchecked Sendable {
    /// In seconds.
    /// - Linux: no effect
    public var timeoutInterval: TimeInterval = 70

    public func call(_ data: Any? = nil, completion: @escaping (HTTPSCallableResult?, (any Error)?) -> Void) {
        FirebaseAbsence.later { completion(nil, FunctionsErrorCode.unavailable) }
    }

    @discardableResult
    public func call(_ data: Any? = nil) async throws -> HTTPSCallableResult { throw FunctionsErrorCode.absent }
}

/// - Linux: refuses
///
/// A function on the server with types for what it takes and returns.
public struct Callable<Request: Encodable, Response: Decodable>: @unchecked Sendable {  // Sound: it is only called
    /// In seconds.
    /// - Linux: no effect
    public var timeoutInterval: TimeInterval = 70
    private let encoder: FirebaseDataEncoder

    init(encoder: FirebaseDataEncoder) {
        self.encoder = encoder
    }

    /// A value that cannot be encoded ends the call with that error.
    public func call(_ data: Request, completion: @escaping (Result<Response, any Error>) -> Void) {
        let encoded = Result { try encoder.encode(data) }
        FirebaseAbsence.later { completion(encoded.flatMap { _ in .failure(FunctionsErrorCode.unavailable) }) }
    }

    public func callAsFunction(_ data: Request, completion: @escaping (Result<Response, any Error>) -> Void) {
        call(data, completion: completion)
    }

    public func call(_ data: Request) async throws -> Response {
        _ = try encoder.encode(data)
        throw FunctionsErrorCode.absent
    }

    public func callAsFunction(_ data: Request) async throws -> Response { try await call(data) }
}
