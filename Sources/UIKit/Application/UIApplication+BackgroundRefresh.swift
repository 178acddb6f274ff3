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
    public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

    public nonisolated class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
}
