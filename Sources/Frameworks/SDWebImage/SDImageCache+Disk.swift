import Foundation

extension SDImageCache {
    /// Returns the image of a file, and keeps it in memory. Waits for the disk.
    public func imageFromDiskCache(forKey key: String?) -> UIImage? {
        guard let key, let data = diskImageData(forKey: key),
            let image = ImageDecoding(key: key).image(from: data)
        else { return nil }
        storeImage(toMemory: image, forKey: key)
        return image
    }

    /// Returns the data of a file. Waits for the disk.
    public func diskImageData(forKey key: String?) -> Data? {
        guard let key else { return nil }
        return files.sync { folder.data(for: key) }
    }

    /// Stores data as a file. Waits for the disk.
    public func storeImageData(toDisk imageData: Data?, forKey key: String?) {
        guard let imageData, let key else { return }
        files.sync { folder.write(imageData, for: key) }
    }

    /// Returns whether there is a file. Waits for the disk.
    public func diskImageDataExists(withKey key: String?) -> Bool {
        guard let path = cachePath(forKey: key) else { return false }
        return files.sync { FileManager.default.fileExists(atPath: path) }
    }

    /// Tells whether there is a file.
    public func diskImageExists(withKey key: String?, completion: (@MainActor (Bool) -> Void)? = nil) {
        let path = cachePath(forKey: key)
        files.async {
            let exists = path.map { FileManager.default.fileExists(atPath: $0) } ?? false
            if let completion { MainThread.run { completion(exists) } }
        }
    }

    /// Looks for an image in memory, at once, then on disk.
    public func queryCacheOperation(
        forKey key: String?, done: (@MainActor (UIImage?, Data?, SDImageCacheType) -> Void)?
    ) {
        guard let done else { return }
        guard let key else {
            MainThread.run { done(nil, nil, .none) }
            return
        }
        if let image = imageFromMemoryCache(forKey: key) {
            MainThread.run { done(image, nil, .memory) }
            return
        }
        files.async { [self] in
            let data = folder.data(for: key)
            let image = data.flatMap { ImageDecoding(key: key).image(from: $0) }
            storeImage(toMemory: image, forKey: key)
            MainThread.run { done(image, data, image == nil ? .none : .disk) }
        }
    }

    /// Removes all files.
    public func clearDisk(onCompletion completion: SDWebImageNoParamsBlock? = nil) {
        files.async { [folder] in
            folder.removeAll()
            Self.call(completion)
        }
    }

    /// Removes the images of some caches.
    public func clear(with cacheType: SDImageCacheType, completion: SDWebImageNoParamsBlock? = nil) {
        if cacheType.includesMemory { clearMemory() }
        if cacheType.includesDisk { clearDisk(onCompletion: completion) } else { Self.call(completion) }
    }

    /// Removes the files that are too old or too many.
    public func deleteOldFiles(completionBlock: SDWebImageNoParamsBlock? = nil) {
        files.async { [self] in
            removeExpiredFiles()
            Self.call(completionBlock)
        }
    }

    /// Returns the bytes of all files. Waits for the disk.
    public func totalDiskSize() -> UInt { files.sync { folder.contents.reduce(0) { $0 + $1.size } } }

    /// Returns the number of files. Waits for the disk.
    public func totalDiskCount() -> UInt { files.sync { UInt(folder.contents.count) } }

    /// Tells the number of files and their bytes.
    public func calculateSize(completionBlock: (@MainActor (UInt, UInt) -> Void)? = nil) {
        files.async { [folder] in
            let contents = folder.contents
            let (count, size) = (UInt(contents.count), contents.reduce(0) { $0 + $1.size })
            if let completionBlock { MainThread.run { completionBlock(count, size) } }
        }
    }
}
