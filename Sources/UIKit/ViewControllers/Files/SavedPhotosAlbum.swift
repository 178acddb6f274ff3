import Foundation

// A desktop has no library of photos that programs add to: nothing is saved, and whoever asks is told so. Show a
// UIDocumentPickerViewController to let the user choose where a picture is saved.

/// Saves nothing, and sends the selector, as for example `image(_:didFinishSavingWithError:contextInfo:)`, later to the
/// target with the image, an error and the context.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    SavedPhotosAlbum.refuse(image, completionTarget, completionSelector, contextInfo)
}

/// Saves nothing, and sends the selector, as for example `video(_:didFinishSavingWithError:contextInfo:)`, later to the
/// target with the path, an error and the context.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    SavedPhotosAlbum.refuse(videoPath, completionTarget, completionSelector, contextInfo)
}

/// Returns false: there is no album.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

@MainActor
private enum SavedPhotosAlbum {
    /// What iOS reports if the user does not allow a program to add photos.
    private static let error = NSError(
        domain: "ALAssetsLibraryErrorDomain", code: -3311,
        userInfo: [NSLocalizedDescriptionKey: "There is no library of photos."])

    static func refuse(_ item: Any, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?) {
        guard let target, let selector else { return }
        DelayedCall(after: 0) { MessageSend.send(selector, to: target, item, error, context) }
    }
}
