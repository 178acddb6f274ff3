// The requests whose blocks get results.

extension StorageReference {
    /// - Linux: refuses
    @discardableResult
    public func putData(
        _ uploadData: Data, metadata: StorageMetadata? = nil,
        completion: @escaping (Result<StorageMetadata, any Error>) -> Void
    ) -> StorageUploadTask {
        StorageUploadTask(self) { completion(.failure($0)) }
    }

    /// - Linux: refuses
    @discardableResult
    public func putFile(
        from: URL, metadata: StorageMetadata? = nil,
        completion: @escaping (Result<StorageMetadata, any Error>) -> Void
    ) -> StorageUploadTask {
        StorageUploadTask(self) { completion(.failure($0)) }
    }

    /// - Linux: refuses
    @discardableResult
    public func getData(
        maxSize: Int64, completion: @escaping (Result<Data, any Error>) -> Void
    ) -> StorageDownloadTask {
        StorageDownloadTask(self) { completion(.failure($0)) }
    }

    /// - Linux: refuses
    @discardableResult
    public func write(
        toFile: URL, completion: @escaping (Result<URL, any Error>) -> Void
    ) -> StorageDownloadTask {
        StorageDownloadTask(self) { completion(.failure($0)) }
    }

    /// - Linux: refuses
    public func downloadURL(completion: @escaping (Result<URL, any Error>) -> Void) { storage.refuse(completion) }

    /// - Linux: refuses
    public func listAll(completion: @escaping (Result<StorageListResult, any Error>) -> Void) {
        storage.refuse(completion)
    }

    /// - Linux: refuses
    public func list(maxResults: Int64, completion: @escaping (Result<StorageListResult, any Error>) -> Void) {
        storage.refuse(completion)
    }

    /// - Linux: refuses
    public func getMetadata(completion: @escaping (Result<StorageMetadata, any Error>) -> Void) {
        storage.refuse(completion)
    }

    /// - Linux: refuses
    public func updateMetadata(
        _ metadata: StorageMetadata, completion: @escaping (Result<StorageMetadata, any Error>) -> Void
    ) {
        storage.refuse(completion)
    }
}
