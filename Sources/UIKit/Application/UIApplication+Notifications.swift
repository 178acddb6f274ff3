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
}
