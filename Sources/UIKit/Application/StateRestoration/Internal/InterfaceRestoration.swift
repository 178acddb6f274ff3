import Foundation

/// Saves and restores the interface of an application that does not use the scene life cycle. Owned by ``LifeCycle``.
///
/// Order, unverified: the state is saved after the application has entered the background; it is restored between
/// `application(_:willFinishLaunchingWithOptions:)` and `application(_:didFinishLaunchingWithOptions:)`.
@MainActor
final class InterfaceRestoration {
    static let file = "interface"

    private unowned let application: UIApplication
    private let store: any StateStore
    private let attempt: RestorationAttempt
    private var waitingPresentations: [@MainActor () -> Void] = []

    /// The restoration that is running. Presentations wait for its end.
    private(set) static weak var current: InterfaceRestoration?

    init(application: UIApplication, store: any StateStore, attempt: RestorationAttempt) {
        self.application = application
        self.store = store
        self.attempt = attempt
    }

    // MARK: Saving

    func save() {
        let encoder = InterfaceEncoder()
        let archiver = StateArchiver { encoder.key(of: $0) }
        for (key, value) in sharedValues { archiver.coder.encode(value, forKey: key) }
        guard let delegate = application.delegate,
            delegateSaves(delegate, archiver.coder)
        else { return store.remove(Self.file) }
        ApplicationDelegateMethods.willEncode.receiver(delegate)?.application(
            application, willEncodeRestorableStateWith: archiver.coder)
        let records = encoder.records(from: roots)
        store.save(
            [
                "application": archiver.finish(), "objects": records.map(\.propertyList),
                "shared": sharedValues,
            ],
            named: Self.file)
    }

    /// By default the method for a secure state calls the older one; a proxy may respond to the older one alone.
    private func delegateSaves(_ delegate: any UIApplicationDelegate, _ coder: NSCoder) -> Bool {
        if let delegate = ApplicationDelegateMethods.shouldSaveSecure.receiver(delegate) {
            return delegate.application(application, shouldSaveSecureApplicationState: coder)
        }
        return ApplicationDelegateMethods.shouldSave.receiver(delegate)?
            .application(application, shouldSaveApplicationState: coder) ?? false
    }

    private func delegateRestores(_ delegate: any UIApplicationDelegate, _ coder: NSCoder) -> Bool {
        if let delegate = ApplicationDelegateMethods.shouldRestoreSecure.receiver(delegate) {
            return delegate.application(application, shouldRestoreSecureApplicationState: coder)
        }
        return ApplicationDelegateMethods.shouldRestore.receiver(delegate)?
            .application(application, shouldRestoreApplicationState: coder) ?? false
    }

    private var sharedValues: [String: NSObject] {
        var values: [String: NSObject] = [
            UIApplication.stateRestorationUserInterfaceIdiomKey: NSNumber(
                value: UIDevice.current.userInterfaceIdiom.rawValue),
            UIApplication.stateRestorationTimestampKey: NSDate(),
            UIApplication.stateRestorationSystemVersionKey: NSString(string: UIDevice.current.systemVersion),
        ]
        if let version = application.run?.lifeCycle.manifest.version {
            values[UIApplication.stateRestorationBundleVersionKey] = NSString(string: version)
        }
        return values
    }

    /// The controllers of the windows, also of one that is not shown yet.
    private var roots: [UIViewController] {
        var windows = application.windows
        if let window = application.delegate?.window ?? nil, !windows.contains(where: { $0 === window }) {
            windows.append(window)
        }
        return windows.compactMap(\.rootViewController)
    }

    // MARK: Restoring

    func restore() {
        guard let contents = store.contents(named: Self.file) else { return }
        guard let list = contents["objects"] as? [[String: Any]], let state = contents["application"] as? Data else {
            return store.remove(Self.file)
        }
        guard attempt.begin(dropping: [Self.file, SavedSessions.file]) else { return }
        let shared = (contents["shared"] as? [String: Any] ?? [:]).compactMapValues(Self.object)
        var decoder: InterfaceDecoder?
        // The application's own values may refer to restored objects.
        guard let delegate = application.delegate,
            let coder = try? StateDecoder(state, shared: shared, object: { decoder?.object(of: $0) }),
            delegateRestores(delegate, coder)
        else { return attempt.end() }
        Self.current = self
        defer { Self.current = nil }
        let made = InterfaceDecoder(
            list.compactMap(SavedObject.init), shared: shared, roots: roots, application: application)
        decoder = made
        made.restore {
            ApplicationDelegateMethods.didDecode.receiver(delegate)?.application(
                application, didDecodeRestorableStateWith: coder)
        }
    }

    private static func object(_ value: Any) -> NSObject? {
        switch value {
        case let text as String: NSString(string: text)
        case let date as Date: NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        case let number as NSNumber: number
        case let number as Int: NSNumber(value: number)
        default: nil
        }
    }

    /// Presents a controller once the application has been launched, because its window may not be shown before.
    func presentLater(_ presentation: @escaping @MainActor () -> Void) { waitingPresentations.append(presentation) }

    /// Called when the application has been launched.
    func applicationDidLaunch() {
        let waiting = waitingPresentations
        waitingPresentations = []
        for present in waiting { present() }
        // The first layout shows whether the state can be shown.
        AfterCommit.perform { [weak attempt] in attempt?.end() }
    }
}
