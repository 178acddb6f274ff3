import Synchronization

/// - Linux: refuses
///
/// Functions on a server. Calls end with `FunctionsErrorCode.unavailable` on the main queue.
// Sound: nothing changes after the initializer but the instances, which are under a lock.
open class Functions: NSObject, @unchecked Sendable {
    private static let instances = Mutex<[String: Functions]>([:])

    /// Nil.
    open var emulatorOrigin: String? { nil }

    /// - Linux: works
    open class func functions() -> Functions { instance("") }

    /// - Linux: works
    open class func functions(app: FirebaseApp) -> Functions { instance(app.name) }

    /// - Linux: works
    open class func functions(region: String) -> Functions { instance(region) }

    /// - Linux: works
    open class func functions(customDomain: String) -> Functions { instance(customDomain) }

    /// - Linux: works
    open class func functions(app: FirebaseApp, region: String) -> Functions { instance("\(app.name) \(region)") }

    /// - Linux: works
    open class func functions(app: FirebaseApp, customDomain: String) -> Functions {
        instance("\(app.name) \(customDomain)")
    }

    private class func instance(_ key: String) -> Functions {
        instances.withLock { instances in
            if let functions = instances[key] { return functions }
            let functions = Functions()
            instances[key] = functions
            return functions
        }
    }

    /// - Linux: works
    open func httpsCallable(_ name: String) -> HTTPSCallable { HTTPSCallable() }

    /// - Linux: works
    open func httpsCallable(_ name: String, options: HTTPSCallableOptions) -> HTTPSCallable { HTTPSCallable() }

    /// - Linux: works
    open func httpsCallable(_ url: URL) -> HTTPSCallable { HTTPSCallable() }

    /// - Linux: works
    open func httpsCallable(_ url: URL, options: HTTPSCallableOptions) -> HTTPSCallable { HTTPSCallable() }

    /// - Linux: works
    open func httpsCallable<Request: Encodable, Response: Decodable>(
        _ name: String, requestAs: Request.Type = Request.self, responseAs: Response.Type = Response.self,
        encoder: FirebaseDataEncoder = FirebaseDataEncoder(), decoder: FirebaseDataDecoder = FirebaseDataDecoder()
    ) -> Callable<Request, Response> { Callable(encoder: encoder) }

    /// - Linux: works
    open func httpsCallable<Request: Encodable, Response: Decodable>(
        _ url: URL, requestAs: Request.Type = Request.self, responseAs: Response.Type = Response.self,
        encoder: FirebaseDataEncoder = FirebaseDataEncoder(), decoder: FirebaseDataDecoder = FirebaseDataDecoder()
    ) -> Callable<Request, Response> { Callable(encoder: encoder) }

    /// - Linux: no effect
    open func useEmulator(withHost host: String, port: Int) {}

    /// - Linux: no effect
    ///
    /// Of versions before 8.
    open func useFunctionsEmulator(origin: String) {}
}
