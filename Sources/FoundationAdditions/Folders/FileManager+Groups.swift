import Foundation

extension FileManager {
    /// Returns the folder that applications of a group share, and makes it: `Group Containers/IDENTIFIER` in the user's
    /// folder for application data. No entitlement is asked for.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != "..", groupIdentifier != "."
        else { return nil }
        let environment = ProcessInfo.processInfo.environment
        let data =
            environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
            ?? homeDirectoryForCurrentUser.appending(path: ".local/share")
        let folder = data.appending(path: "Group Containers/\(groupIdentifier)")
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            return nil
        }
        return folder
    }

    /// Nil: there is no store of files that devices share.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Nil: there is no account of such a store.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
