import FrameworkAbsence
import UIKit

/// Makes thumbnails of images. Any other file ends with ``QLThumbnailError/generationFailed``.
///
/// - Linux: works
// Sound: the canceled requests are changed under the lock only.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    private static let sharedGenerator = QLThumbnailGenerator()

    private let lock = NSLock()
    /// Requests that are waiting, and whether they were canceled.
    private var waiting: [ObjectIdentifier: Bool] = [:]

    open class var shared: QLThumbnailGenerator { sharedGenerator }

    public override init() { super.init() }

    /// Calls the handler on a background queue.
    open func generateBestRepresentation(
        for request: Request,
        completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        let picture = PictureRequest(request)
        lock.withLock { waiting[picture.id] = false }
        DispatchQueue.global(qos: .userInitiated).async { [self] in
            do {
                let representation = try picture.representation()
                try end(picture)
                completionHandler(representation, nil)
            } catch {
                try? end(picture)
                completionHandler(nil, error)
            }
        }
    }

    nonisolated(nonsending) open func generateBestRepresentation(
        for request: Request
    ) async throws -> QLThumbnailRepresentation {
        try await withCheckedThrowingContinuation { ended in
            generateBestRepresentation(for: request) { representation, error in
                if let representation {
                    ended.resume(returning: representation)
                } else {
                    ended.resume(throwing: error ?? QLThumbnailError(.generationFailed))
                }
            }
        }
    }

    /// Calls the handler once, on a background queue: no image has a version of lower quality.
    @preconcurrency
    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )? = nil
    ) {
        generateBestRepresentation(for: request) { updateHandler?($0, .thumbnail, $1) }
    }

    open func cancel(_ request: Request) {
        lock.withLock {
            let id = ObjectIdentifier(request)
            if waiting[id] != nil { waiting[id] = true }
        }
    }

    /// Saves the thumbnail as PNG or JPEG.
    open func saveBestRepresentation(
        for request: Request, to fileURL: URL, contentType: String,
        completion completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        generateBestRepresentation(for: request) { representation, error in
            completionHandler(representation.map { $0.save(to: fileURL, contentType) } ?? error)
        }
    }

    nonisolated(nonsending) open func saveBestRepresentation(
        for request: Request, to fileURL: URL, contentType: String
    ) async throws {
        let representation = try await generateBestRepresentation(for: request)
        if let error = representation.save(to: fileURL, contentType) { throw error }
    }

    /// Throws if the request was canceled.
    private func end(_ picture: PictureRequest) throws {
        let isCanceled = lock.withLock { waiting.removeValue(forKey: picture.id) }
        if isCanceled == true { throw QLThumbnailError(.requestCancelled) }
    }
}

extension QLThumbnailRepresentation {
    /// Returns nil if the picture was saved.
    fileprivate func save(to file: URL, _ contentType: String) -> QLThumbnailError? {
        let data =
            switch contentType {
            case "public.png": uiImage.pngData()
            case "public.jpeg": uiImage.jpegData(compressionQuality: 0.9)
            default: Data?.none
            }
        guard let data, (try? data.write(to: file)) != nil else { return QLThumbnailError(.savingToURLFailed) }
        return nil
    }
}
