import FoundationAdditions
import FrameworkAbsence
import Foundation

// Sound: the library has no state.
/// - Linux: refuses
///
/// The photo library, which a desktop has not. Access is denied, observers are never called, and changes end with
/// ``PHPhotosError/accessUserDenied`` without a call of the block that makes them.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()

    open class func shared() -> PHPhotoLibrary { library }

    // MARK: Access

    /// Returns `.denied`.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }

    /// Calls the handler with `.denied`, on a queue of its own.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        requestAuthorization(handler)
    }

    /// Returns `.denied`.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        reportAbsence()
        return .denied
    }

    /// Returns `.denied`.
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }

    /// Calls the handler with `.denied`, on a queue of its own.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        reportAbsence()
        DispatchQueue.global().asyncUnsafe { handler(.denied) }
    }

    private static func reportAbsence() {
        Absence.report("Photos", "The photo library", "access is denied")
    }

    // MARK: Changes

    /// Nil: whoever asks is told by the status that access is denied.
    open var unavailabilityReason: (any Error)? { nil }

    /// Ends with an error, on a queue of its own. The block is not called.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        Self.reportAbsence()
        DispatchQueue.global().async { completionHandler?(false, PHPhotosError.noLibrary) }
    }

    /// Throws. The block is not called.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        try performChangesAndWait(changeBlock)
    }

    /// Throws. The block is not called.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        Self.reportAbsence()
        throw PHPhotosError.noLibrary
    }

    // MARK: Observers

    /// - Linux: no effect
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}

    /// - Linux: no effect
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

    /// - Linux: no effect
    open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}

    /// - Linux: no effect
    open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
}

/// - Linux: no effect
///
/// Told about changes of the photo library. Never called.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// - Linux: no effect
///
/// Told when the photo library becomes unavailable. Never called.
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
    func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}
