import UIKit
#if canImport(FeedServer)
    import FeedServer
#endif

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    /// The address of the stories. Nil is the argument `-feed`, and without that the canned feed.
    static var feedAddress: URL?

    var window: UIWindow?

    #if canImport(FeedServer)
        private var cannedFeed: CannedFeed?
    #endif

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        chooseFeed()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    private func chooseFeed() {
        if AppDelegate.feedAddress == nil, let argument = UserDefaults.standard.string(forKey: "feed") {
            AppDelegate.feedAddress = URL(string: argument)
        }
        #if canImport(FeedServer)
            if AppDelegate.feedAddress == nil {
                cannedFeed = try? CannedFeed()
                AppDelegate.feedAddress = cannedFeed?.address
            }
        #endif
    }
}
