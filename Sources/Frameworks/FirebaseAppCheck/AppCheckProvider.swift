/// - Linux: no effect
///
/// Makes tokens; it is never asked.
public protocol AppCheckProvider: NSObjectProtocol {
    func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void)
    func getLimitedUseToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void)
}

extension AppCheckProvider {
    public func getLimitedUseToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
        getToken(completion: handler)
    }
}

/// - Linux: no effect
///
/// Makes providers; it is never asked.
public protocol AppCheckProviderFactory: NSObjectProtocol {
    func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)?
}

/// - Linux: refuses
public final class AppAttestProvider: NSObject, AppCheckProvider {
    public init?(app: FirebaseApp) {}

    public func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
        AppCheckAbsence.refuse(handler)
    }
}

/// - Linux: works
public final class AppAttestProviderFactory: NSObject, AppCheckProviderFactory {
    public override init() {}

    public func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? { AppAttestProvider(app: app) }
}

/// - Linux: refuses
public final class AppCheckDebugProvider: NSObject, AppCheckProvider {
    public init?(app: FirebaseApp) {}

    public func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
        AppCheckAbsence.refuse(handler)
    }

    /// Empty.
    public func localDebugToken() -> String { "" }

    /// Empty.
    public func currentDebugToken() -> String { "" }
}

/// - Linux: works
public final class AppCheckDebugProviderFactory: NSObject, AppCheckProviderFactory {
    public override init() {}

    public func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? { AppCheckDebugProvider(app: app) }
}

/// - Linux: refuses
public final class DeviceCheckProvider: NSObject, AppCheckProvider {
    public init?(app: FirebaseApp) {}

    public func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
        AppCheckAbsence.refuse(handler)
    }
}

/// - Linux: works
public final class DeviceCheckProviderFactory: NSObject, AppCheckProviderFactory {
    public override init() {}

    public func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? { DeviceCheckProvider(app: app) }
}
