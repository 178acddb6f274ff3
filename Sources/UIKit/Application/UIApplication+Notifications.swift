import Foundation

extension UIApplication {
    public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }
    public nonisolated class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }
    public nonisolated class var willTerminateNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillTerminateNotification")
    }
    public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
    /// Posted at midnight; see ``UIApplicationDelegate/applicationSignificantTimeChange(_:)``.
    public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
    }
}

// What a desktop has no news of. The names are declared so that code that observes them compiles; none is posted.
extension UIApplication {
    /// Never posted: a desktop does not tell of screenshots.
    public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }
    /// Never posted: ``backgroundRefreshStatus`` does not change.
    public nonisolated class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    }
    /// Never posted: files are always accessible.
    public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    }
    /// Never posted: files are always accessible.
    public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    }
}
