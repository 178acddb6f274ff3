extension StorageReference {
    /// - Linux: refuses
    public func data(maxSize: Int64) async throws -> Data { throw storage.error }

    /// - Linux: refuses
    public func downloadURL() async throws -> URL { throw storage.error }

    /// - Linux: refuses
    public func putDataAsync(
        _ uploadData: Data, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil
    ) async throws -> StorageMetadata { throw storage.error }

    /// - Linux: refuses
    public func putFileAsync(
        from url: URL, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil
    ) async throws -> StorageMetadata { throw storage.error }

    /// - Linux: refuses
    public func writeAsync(
        toFile fileURL: URL, onProgress: ((Progress?) -> Void)? = nil
    ) async throws -> URL { throw storage.error }

    /// - Linux: refuses
    public func listAll() async throws -> StorageListResult { throw storage.error }

    /// - Linux: refuses
    public func list(maxResults: Int64) async throws -> StorageListResult { throw storage.error }

    /// - Linux: refuses
    public func list(maxResults: Int64, pageToken: String) async throws -> StorageListResult { throw storage.error }

    /// - Linux: refuses
    public func getMetadata() async throws -> StorageMetadata { throw storage.error }

    /// - Linux: refuses
    public func updateMetadata(_ metadata: StorageMetadata) async throws -> StorageMetadata { throw storage.error }

    /// - Linux: refuses
    public func delete() async throws { throw storage.error }
}
