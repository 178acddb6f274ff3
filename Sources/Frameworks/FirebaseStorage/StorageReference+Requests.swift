extension StorageReference {
    // MARK: Uploads

    /// - Linux: refuses
    @discardableResult
    public func putData(_ uploadData: Data, metadata: StorageMetadata? = nil) -> StorageUploadTask {
        StorageUploadTask(self)
    }

    /// - Linux: refuses
    @discardableResult
    public func putData(
        _ uploadData: Data, metadata: StorageMetadata? = nil,
        completion: ((StorageMetadata?, (any Error)?) -> Void)?
    ) -> StorageUploadTask {
        StorageUploadTask(self) { completion?(nil, $0) }
    }

    /// - Linux: refuses
    @discardableResult
    public func putFile(from fileURL: URL, metadata: StorageMetadata? = nil) -> StorageUploadTask {
        StorageUploadTask(self)
    }

    /// - Linux: refuses
    @discardableResult
    public func putFile(
        from fileURL: URL, metadata: StorageMetadata? = nil,
        completion: ((StorageMetadata?, (any Error)?) -> Void)?
    ) -> StorageUploadTask {
        StorageUploadTask(self) { completion?(nil, $0) }
    }

    // MARK: Downloads

    /// - Linux: refuses
    @discardableResult
    public func getData(maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void) -> StorageDownloadTask {
        StorageDownloadTask(self) { completion(nil, $0) }
    }

    /// - Linux: refuses
    public func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) { storage.refuse(completion) }

    /// - Linux: refuses
    @discardableResult
    public func write(toFile fileURL: URL) -> StorageDownloadTask { StorageDownloadTask(self) }

    /// - Linux: refuses
    @discardableResult
    public func write(toFile fileURL: URL, completion: ((URL?, (any Error)?) -> Void)?) -> StorageDownloadTask {
        StorageDownloadTask(self) { completion?(nil, $0) }
    }

    // MARK: Lists and metadata

    /// - Linux: refuses
    public func listAll(completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
        storage.refuse(completion)
    }

    /// - Linux: refuses
    public func list(maxResults: Int64, completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
        storage.refuse(completion)
    }

    /// - Linux: refuses
    public func list(
        maxResults: Int64, pageToken: String, completion: @escaping (StorageListResult?, (any Error)?) -> Void
    ) {
        storage.refuse(completion)
    }

    /// - Linux: refuses
    public func getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) {
        storage.refuse(completion)
    }

    /// - Linux: refuses
    public func updateMetadata(
        _ metadata: StorageMetadata, completion: ((StorageMetadata?, (any Error)?) -> Void)?
    ) {
        storage.refuse(completion)
    }

    /// - Linux: refuses
    public func delete(completion: (((any Error)?) -> Void)?) {
        storage.refuse { (_: Data?, error) in completion?(error) }
    }
}
