import Foundation

// The library calls its blocks on the main queue, so they are isolated to the main actor here. Progress blocks are
// too, which the library calls on another queue.

/// Receives the image of a view, or the error.
/// - Linux: works
public typealias SDExternalCompletionBlock = @MainActor (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void

/// Receives an image, its data if it was read, or the error. The flag is true when the load has finished.
/// - Linux: works
public typealias SDInternalCompletionBlock =
    @MainActor (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void

/// Receives the number of bytes that have arrived, and of those that are expected; 0 or less if that is not known.
/// - Linux: works
public typealias SDImageLoaderProgressBlock = @MainActor (Int, Int, URL?) -> Void

/// Receives the number of bytes that have arrived, and of those that are expected.
/// - Linux: works
public typealias SDWebImageDownloaderProgressBlock = SDImageLoaderProgressBlock

/// Receives a downloaded image with its data, or the error.
/// - Linux: works
public typealias SDWebImageDownloaderCompletedBlock = @MainActor (UIImage?, Data?, (any Error)?, Bool) -> Void

/// Is called when something has ended.
/// - Linux: works
public typealias SDWebImageNoParamsBlock = @MainActor () -> Void

enum MainThread {
    /// Runs work at once on the main thread, and later on it from other threads.
    static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated { work() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
        }
    }
}
