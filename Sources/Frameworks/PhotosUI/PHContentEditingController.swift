import Photos
import UIKit

/// - Linux: no effect
///
/// Edits pictures for the program of Apple's systems that shows the photo library. Never called.
@preconcurrency @MainActor
public protocol PHContentEditingController: NSObjectProtocol {
    func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool
    func startContentEditing(with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage)
    func finishContentEditing(completionHandler: @escaping @Sendable (PHContentEditingOutput?) -> Void)
    func cancelContentEditing()
    var shouldShowCancelConfirmation: Bool { get }
}
