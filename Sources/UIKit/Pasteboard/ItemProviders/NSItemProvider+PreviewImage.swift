extension NSItemProvider {
    /// Loads the picture of `previewImageHandler`.
    public func loadPreviewImage(options: [AnyHashable: Any]! = [:], completionHandler: CompletionHandler!) {
        loadPreview(of: UIImage.self, options: options, completionHandler: completionHandler)
    }

    /// Loads the picture of `previewImageHandler`. Throws if there is no handler, or if it gives no picture.
    public func loadPreviewImage(options: [AnyHashable: Any]! = [:]) async throws -> any NSSecureCoding {
        try await withCheckedThrowingContinuation { continuation in
            loadPreviewImage(options: options) {
                continuation.resume(with: ItemProviderError.result($0.map { Handover($0) }, $1, ""))
            }
        }.take()
    }
}
