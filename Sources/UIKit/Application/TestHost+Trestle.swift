import FoundationRepairs
internal import HeadlessHost
import Synchronization

/// The application in which unit tests run, as in the host application that Xcode starts for them. Specific to Trestle.
///
/// `trestle test` registers the application of a test target. With `TRESTLE_TEST_HOST=off` in the environment, as for
/// user interface tests, it is not launched. It runs without a display, in real time: animations go on
/// while a test waits for an expectation.
public enum TestHost {
    private static let delegateClass = Mutex<String?>(nil)

    /// Names the class of the delegate, as `NSStringFromClass` does. Of several names before the launch the first counts.
    public static func register(delegate className: String) {
        delegateClass.withLock { $0 = $0 ?? className }
    }

    /// Launches the registered application, once, and draws its first frame. Does nothing while an application runs.
    @MainActor public static func launch() {
        guard ApplicationRun.current == nil, ProcessInfo.processInfo.environment["TRESTLE_TEST_HOST"] != "off",
            let name = delegateClass.withLock({ $0.take() })
        else { return }
        FoundationRepairs.complete()
        let host = HeadlessHost()
        var settings = ScreenSettings()
        settings.scale = 2
        do {
            _ = try ApplicationRun(host: host, settings: settings) {
                (NSClassFromString(name) as? NSObject.Type).flatMap(ApplicationRun.makeDelegate(of:))
            }
            host.giveFrame()
        } catch {
            FileHandle.standardError.write(Data("\(name) cannot be launched for its tests: \(error)\n".utf8))
        }
    }
}
