import CoreTransferable
import FrameworkAbsence
import Photos
import UniformTypeIdentifiers

/// - Linux: works
///
/// Names an item of the photo library. There is no library, so that loading ends with an error; what a user chooses among
/// the files of the desktop is a ``PHPickerResult``.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    /// The identifier that the item was made with.
    public let itemIdentifier: String?

    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// No types: there is no item of the identifier.
    public var supportedContentTypes: [UTType] { [] }

    /// - Linux: refuses
    ///
    /// Calls the handler once, outside of the main actor, with `PHPhotosError.accessUserDenied`, or with
    /// `CocoaError.userCancelled` if the progress has been cancelled.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        refuse(completionHandler)
    }

    /// - Linux: refuses
    ///
    /// Throws `PHPhotosError.accessUserDenied`.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        report()
        throw PHPhotosError.noLibrary
    }

    private func refuse<Value>(_ completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void) -> Progress
    {
        report()
        let progress = Progress(totalUnitCount: 1)
        DispatchQueue.global().async {
            completionHandler(.failure(progress.isCancelled ? CocoaError(.userCancelled) : PHPhotosError.noLibrary))
        }
        return progress
    }

    private func report() { Absence.report("PhotosUI", "A photo library", "items of it are not loaded") }
}
