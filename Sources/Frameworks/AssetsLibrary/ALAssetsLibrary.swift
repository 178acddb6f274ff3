import CoreGraphics
import Foundation
import FoundationAdditions
import FrameworkAbsence

/// - Linux: no effect
///
/// Called for each group. Never called.
public typealias ALAssetsLibraryGroupsEnumerationResultsBlock = (
    ALAssetsGroup?, UnsafeMutablePointer<ObjCBool>?
) -> Void
/// - Linux: no effect
///
/// Called with an asset. Never called.
public typealias ALAssetsLibraryAssetForURLResultBlock = (ALAsset?) -> Void
/// - Linux: no effect
///
/// Called with a group. Never called.
public typealias ALAssetsLibraryGroupResultBlock = (ALAssetsGroup?) -> Void
/// - Linux: works
///
/// Called with the error of a request.
public typealias ALAssetsLibraryAccessFailureBlock = ((any Error)?) -> Void
/// - Linux: works
///
/// Called with the error of a request to save.
public typealias ALAssetsLibraryWriteImageCompletionBlock = @Sendable (URL?, (any Error)?) -> Void
/// - Linux: works
///
/// Called with the error of a request to save.
public typealias ALAssetsLibraryWriteVideoCompletionBlock = @Sendable (URL?, (any Error)?) -> Void

/// - Linux: works
///
/// Whether the program may use the photo library: always `.denied`, because there is none.
public enum ALAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
}

/// - Linux: refuses
///
/// The photo library, which a desktop has not. Closures for failures and ends are called on the main queue with
/// ``ALAssetsLibraryAccessUserDeniedError``.
open class ALAssetsLibrary: NSObject {
    /// Returns `.denied`.
    open class func authorizationStatus() -> ALAuthorizationStatus { .denied }

    /// - Linux: no effect
    open class func disableSharedPhotoStreamsSupport() {}

    open func enumerateGroups(
        withTypes types: ALAssetsGroupType, using enumerationBlock: ALAssetsLibraryGroupsEnumerationResultsBlock!,
        failureBlock: ALAssetsLibraryAccessFailureBlock!
    ) {
        refuse { failureBlock?($0) }
    }

    public func enumerateGroupsWithTypes(
        _ types: UInt32, usingBlock enumerationBlock: ALAssetsLibraryGroupsEnumerationResultsBlock!,
        failureBlock: ALAssetsLibraryAccessFailureBlock!
    ) {
        refuse { failureBlock?($0) }
    }

    open func asset(
        for assetURL: URL!, resultBlock: ALAssetsLibraryAssetForURLResultBlock!,
        failureBlock: ALAssetsLibraryAccessFailureBlock!
    ) {
        refuse { failureBlock?($0) }
    }

    open func group(
        for groupURL: URL!, resultBlock: ALAssetsLibraryGroupResultBlock!,
        failureBlock: ALAssetsLibraryAccessFailureBlock!
    ) {
        refuse { failureBlock?($0) }
    }

    open func addAssetsGroupAlbum(
        withName name: String!, resultBlock: ALAssetsLibraryGroupResultBlock!,
        failureBlock: ALAssetsLibraryAccessFailureBlock!
    ) {
        refuse { failureBlock?($0) }
    }

    open func writeImage(
        toSavedPhotosAlbum imageRef: CGImage!, orientation: ALAssetOrientation,
        completionBlock: ALAssetsLibraryWriteImageCompletionBlock!
    ) {
        refuse { completionBlock?(nil, $0) }
    }

    open func writeImage(
        toSavedPhotosAlbum imageRef: CGImage!, metadata: [AnyHashable: Any]!,
        completionBlock: ALAssetsLibraryWriteImageCompletionBlock!
    ) {
        refuse { completionBlock?(nil, $0) }
    }

    open func writeImageData(
        toSavedPhotosAlbum imageData: Data!, metadata: [AnyHashable: Any]!,
        completionBlock: ALAssetsLibraryWriteImageCompletionBlock!
    ) {
        refuse { completionBlock?(nil, $0) }
    }

    open func writeVideoAtPath(
        toSavedPhotosAlbum videoPathURL: URL!, completionBlock: ALAssetsLibraryWriteVideoCompletionBlock!
    ) {
        refuse { completionBlock?(nil, $0) }
    }

    /// Returns false: there is no album.
    open func videoAtPathIs(compatibleWithSavedPhotosAlbum videoPathURL: URL!) -> Bool { false }

    private func refuse(_ handler: @escaping (any Error) -> Void) {
        Absence.report("AssetsLibrary", "The photo library", "access is denied")
        let error = NSError(
            domain: ALAssetsLibraryErrorDomain, code: ALAssetsLibraryAccessUserDeniedError,
            userInfo: [NSLocalizedDescriptionKey: "There is no photo library on this desktop."])
        mainQueue.asyncUnsafe { handler(error) }
    }
}

extension NSNotification.Name {
    /// - Linux: no effect
    ///
    /// Never posted: nothing changes.
    public static let ALAssetsLibraryChanged = NSNotification.Name("ALAssetsLibraryChangedNotification")
}
