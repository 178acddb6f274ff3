import Foundation

/// Whether the system launches the application in the background to refresh its contents.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Whether refreshing is impossible, forbidden by the user, or allowed. A desktop has only `restricted`.
    case restricted, denied, available
}

/// What a fetch in the background brought.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// What a fetch tells the system: it found something new, found nothing, or failed.
    case newData, noData, failed
}

extension UIApplication {
    /// Asks for fetches as often as the system allows; 0 seconds.
    public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

    /// Asks for no fetches, which is the default.
    public nonisolated class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
}
