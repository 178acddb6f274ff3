import Foundation

// The notifications of the application's life as messages, which are posted with them.
extension UIApplication {
    /// Posted when the application has launched.
    public struct DidFinishLaunchingMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        /// Creates the message.
        public init() {}
    }

    /// Posted when the application has become active.
    public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        /// Creates the message.
        public init() {}
    }

    /// Posted before the application becomes inactive.
    public struct WillResignActiveMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        /// Creates the message.
        public init() {}
    }

    /// Posted when the application has entered the background.
    public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        /// Creates the message.
        public init() {}
    }

    /// Posted before the application leaves the background.
    public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        /// Creates the message.
        public init() {}
    }

    /// Posted before the application ends.
    public struct WillTerminateMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        /// Creates the message.
        public init() {}
    }

    /// Posted when memory should be released.
    public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        /// Creates the message.
        public init() {}
    }

    /// Posts the message of a notification.
    func postMessage(for name: NSNotification.Name) {
        let center = NotificationCenter.default
        switch name {
        case Self.didFinishLaunchingNotification: center.post(DidFinishLaunchingMessage(), subject: self)
        case Self.didBecomeActiveNotification: center.post(DidBecomeActiveMessage(), subject: self)
        case Self.willResignActiveNotification: center.post(WillResignActiveMessage(), subject: self)
        case Self.didEnterBackgroundNotification: center.post(DidEnterBackgroundMessage(), subject: self)
        case Self.willEnterForegroundNotification: center.post(WillEnterForegroundMessage(), subject: self)
        case Self.willTerminateNotification: center.post(WillTerminateMessage(), subject: self)
        case Self.didReceiveMemoryWarningNotification: center.post(DidReceiveMemoryWarningMessage(), subject: self)
        default: break
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
    /// Selects ``UIApplication/DidFinishLaunchingMessage`` when an observer is added.
    public static var didFinishLaunching: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    /// Selects ``UIApplication/DidBecomeActiveMessage`` when an observer is added.
    public static var didBecomeActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    /// Selects ``UIApplication/WillResignActiveMessage`` when an observer is added.
    public static var willResignActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
    /// Selects ``UIApplication/DidEnterBackgroundMessage`` when an observer is added.
    public static var didEnterBackground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
    /// Selects ``UIApplication/WillEnterForegroundMessage`` when an observer is added.
    public static var willEnterForeground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    /// Selects ``UIApplication/WillTerminateMessage`` when an observer is added.
    public static var willTerminate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
    /// Selects ``UIApplication/DidReceiveMemoryWarningMessage`` when an observer is added.
    public static var didReceiveMemoryWarning: Self { .init() }
}
