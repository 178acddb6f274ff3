import Foundation
import SDWebImage
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class SDImageCacheTests {
    private let stage: PictureStage
    private var cache: SDImageCache { stage.cache }

    init() throws { stage = try PictureStage() }

    private func store(_ image: UIImage, _ key: String) async {
        await withCheckedContinuation { done in cache.store(image, forKey: key) { done.resume() } }
    }

    @Test func anImageIsStoredInMemoryAndAsAFile() async throws {
        await store(stage.image(width: 7), "a.png")
        #expect(cache.imageFromMemoryCache(forKey: "a.png")?.size.width == 7)
        #expect(cache.diskImageDataExists(withKey: "a.png") && cache.totalDiskCount() == 1)
        let path = try #require(cache.cachePath(forKey: "a.png"))
        // The digest of the key, by md5sum.
        #expect(path.hasPrefix(stage.folder.path) && path.hasSuffix("/32d3ca5e23f4ccf1e4c8660c40e75f33.png"))
        cache.clearMemory()
        #expect(cache.imageFromMemoryCache(forKey: "a.png") == nil)
        #expect(cache.imageFromCache(forKey: "a.png")?.size.width == 7)
    }

    @Test func theScaleIsInTheKey() async throws {
        await store(stage.image(width: 8), "a@2x.png")
        #expect(cache.imageFromDiskCache(forKey: "a@2x.png")?.size.width == 4)
    }

    @Test func clearingTheDiskLeavesTheMemory() async throws {
        await store(stage.image(width: 7), "a.png")
        await withCheckedContinuation { done in cache.clearDisk { done.resume() } }
        #expect(cache.totalDiskSize() == 0 && cache.imageFromMemoryCache(forKey: "a.png") != nil)
    }

    @Test func anImageIsRemovedFromBoth() async throws {
        await store(stage.image(width: 7), "a.png")
        await withCheckedContinuation { done in cache.removeImage(forKey: "a.png") { done.resume() } }
        #expect(cache.imageFromCache(forKey: "a.png") == nil)
    }

    @Test func filesAreRemovedWhenTheyAreTooOld() async throws {
        await store(stage.image(width: 7), "old.png")
        await store(stage.image(width: 7), "new.png")
        let path = try #require(cache.cachePath(forKey: "old.png"))
        let date = Date(timeIntervalSinceNow: -8 * 24 * 60 * 60)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        await withCheckedContinuation { done in cache.deleteOldFiles { done.resume() } }
        #expect(!cache.diskImageDataExists(withKey: "old.png") && cache.diskImageDataExists(withKey: "new.png"))
    }

    @Test func aMemoryWarningClearsTheMemory() async throws {
        await store(stage.image(width: 7), "a.png")
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        #expect(cache.imageFromMemoryCache(forKey: "a.png") == nil)
    }

    @Test func aThumbnailIsAnotherImageOfTheSameFile() async throws {
        let url = try stage.url("a.png")
        try await stage.fill(url, width: 8)
        var image: UIImage?
        let context: SDWebImageContext = [.imageThumbnailPixelSize: CGSize(width: 4, height: 4)]
        stage.manager.loadImage(with: url, context: context, progress: nil) { found, _, _, _, _, _ in image = found }
        try await stage.app.wait(until: { image != nil })
        #expect(image?.size.width == 4 && HeldPictures.count(of: url) == 1)
        #expect(cache.imageFromMemoryCache(forKey: url.absoluteString)?.size.width == 8)
    }

    @Test func prefetchedImagesAreInTheCaches() async throws {
        let urls = [try stage.url("a.png"), try stage.url("b.png")]
        let prefetcher = SDWebImagePrefetcher(imageManager: stage.manager)
        var result: [UInt] = []
        prefetcher.prefetchURLs(urls, progress: nil) { finished, skipped in result = [finished, skipped] }
        try await stage.answer(urls[0], width: 7)
        try await stage.app.wait(until: { HeldPictures.isHeld(urls[1]) })
        HeldPictures.answer(urls[1], Data(), status: 500)
        try await stage.app.wait(until: { !result.isEmpty })
        #expect(result == [2, 1] && cache.imageFromMemoryCache(forKey: urls[0].absoluteString) != nil)
    }

    @Test func withoutAnImageInTheCachesNothingIsDownloadedIfThatIsForbidden() async throws {
        let url = try stage.url("a.png")
        var isDone = false
        stage.manager.loadImage(with: url, options: .fromCacheOnly, progress: nil) { image, _, _, _, _, _ in
            isDone = image == nil
        }
        try await stage.app.wait(until: { isDone })
        #expect(HeldPictures.count(of: url) == 0 && !stage.manager.isRunning)
    }
}
