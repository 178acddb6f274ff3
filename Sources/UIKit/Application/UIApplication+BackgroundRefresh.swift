import Foundation

/// Whether the system launches the application in the background to refresh its contents.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted, denied, available
}

/// What a fetch in the background brought.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}

extension UIApplication {
    /// `.restricted`: a desktop does not launch applications to refresh their contents, and the user cannot change that.
    /// An application in the background keeps running.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

    public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

    public nonisolated class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

    /// True: files are not locked while the screen is.
    public var isProtectedDataAvailable: Bool { true }
}

extension UIApplication {
    /// Does nothing: a desktop has no events of headphones or of a lock screen, and ``UIResponder`` gets none of them.
    public func beginReceivingRemoteControlEvents() {}

    /// Does nothing.
    public func endReceivingRemoteControlEvents() {}
}
