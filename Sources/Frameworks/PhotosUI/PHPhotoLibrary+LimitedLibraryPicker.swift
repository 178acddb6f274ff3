import Photos
import UIKit

// As on devices, nothing is shown to a program that has no limited access.
extension PHPhotoLibrary {
    /// - Linux: no effect
    @preconcurrency @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) {}

    /// Calls the handler without identifiers on the main queue.
    @preconcurrency @MainActor
    public func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping @Sendable ([String]) -> Void
    ) {
        DispatchQueue.main.async { completionHandler([]) }
    }

    /// Returns no identifiers.
    @preconcurrency @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) async -> [String] { [] }
}
