import Foundation
import FrameworkAbsence

/// - Linux: works
/// Says whether the media library may be used.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case restricted = 2
    case authorized = 3
}

/// - Linux: refuses
/// The songs and videos of the user. There is no library, and it is denied.
open class MPMediaLibrary: NSObject {
    // Sound: the object has no state.
    nonisolated(unsafe) private static let shared = MPMediaLibrary()

    open var lastModifiedDate: Date { .distantPast }

    open class func `default`() -> MPMediaLibrary { shared }

    open func beginGeneratingLibraryChangeNotifications() {}

    open func endGeneratingLibraryChangeNotifications() {}

    /// Returns ``MPMediaLibraryAuthorizationStatus/denied``.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }

    /// Calls the handler with ``MPMediaLibraryAuthorizationStatus/denied``, on a background queue.
    open class func requestAuthorization(
        _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
    ) {
        Absence.report("MediaPlayer", "MPMediaLibrary", "there is no library, and it is denied")
        callLater(on: .global()) { completionHandler(.denied) }
    }

    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }

    open func addItem(
        withProductID productID: String, completionHandler: (@Sendable ([MPMediaEntity], (any Error)?) -> Void)? = nil
    ) {
        if let completionHandler { callLater { completionHandler([], MPError(.permissionDenied)) } }
    }

    open func addItem(withProductID productID: String) async throws -> [MPMediaEntity] {
        throw MPError(.permissionDenied)
    }

    open func getPlaylist(
        with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?,
        completionHandler: @escaping @Sendable (MPMediaPlaylist?, (any Error)?) -> Void
    ) {
        callLater { completionHandler(nil, MPError(.permissionDenied)) }
    }

    open func getPlaylist(
        with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?
    ) async throws -> MPMediaPlaylist {
        throw MPError(.permissionDenied)
    }
}

extension NSNotification.Name {
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}
