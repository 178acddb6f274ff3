import Foundation
import SDWebImage
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class SDWebImageViewTests {
    private let stage: PictureStage
    private let view: UIImageView

    init() throws {
        stage = try PictureStage()
        view = stage.imageView()
    }

    private var width: CGFloat? { view.image?.size.width }

    private func set(
        _ url: URL?, placeholder: UIImage? = nil, options: SDWebImageOptions = [], on view: UIImageView? = nil,
        completed: SDExternalCompletionBlock? = nil
    ) {
        (view ?? self.view).sd_setImage(
            with: url, placeholderImage: placeholder, options: options, context: stage.context, progress: nil,
            completed: completed)
    }

    @Test func thePlaceholderIsShownUntilTheImageIsThere() async throws {
        let url = try stage.url("a.png")
        var type: SDImageCacheType?
        set(url, placeholder: stage.image(width: 1)) { _, _, found, _ in type = found }
        #expect(width == 1 && view.sd_imageURL == url)
        try await stage.answer(url, width: 7)
        try await stage.app.wait(until: { type != nil })
        #expect(width == 7 && type == SDImageCacheType.none)
    }

    @Test func anImageInMemoryIsShownAtOnce() async throws {
        let url = try stage.url("a.png")
        try await stage.fill(url, width: 7)
        var type: SDImageCacheType?
        set(url) { _, _, found, _ in type = found }
        #expect(width == 7 && type == .memory && HeldPictures.count(of: url) == 1)
    }

    @Test func anImageOnDiskIsNotDownloaded() async throws {
        let url = try stage.url("a.png")
        try await stage.fill(url, width: 7)
        stage.cache.clearMemory()
        var type: SDImageCacheType?
        set(url) { _, _, found, _ in type = found }
        #expect(view.image == nil)
        try await stage.app.wait(until: { type != nil })
        #expect(width == 7 && type == .disk && HeldPictures.count(of: url) == 1)
        #expect(stage.cache.imageFromMemoryCache(forKey: url.absoluteString) != nil)
    }

    @Test func aViewThatIsReusedNeverShowsItsFormerImage() async throws {
        let (first, second) = (try stage.url("a.png"), try stage.url("b.png"))
        var error: (any Error)?
        set(first) { _, failure, _, _ in error = failure }
        try await stage.app.wait(until: { HeldPictures.isHeld(first) })
        var shown: [CGFloat] = []
        set(second) { image, _, _, _ in shown.append(image?.size.width ?? 0) }
        #expect((error as? SDWebImageError)?.code == .cancelled)
        try await stage.app.wait(until: { HeldPictures.isStopped(first) })
        try await stage.answer(second, width: 9)
        try await stage.app.wait(until: { !shown.isEmpty })
        #expect(width == 9 && shown == [9])
    }

    @Test func aViewWithoutAnAddressLosesItsFormerImage() async throws {
        let url = try stage.url("a.png")
        try await stage.fill(url, width: 7)
        set(url)
        var error: (any Error)?
        set(nil) { _, failure, _, _ in error = failure }
        #expect(view.image == nil && (error as? SDWebImageError)?.code == .invalidURL)
    }

    @Test func twoViewsOfOneAddressShareADownload() async throws {
        let url = try stage.url("a.png")
        let other = stage.imageView()
        var count = 0
        // Without the disk's answer both wait for the download at once.
        set(url, options: .fromLoaderOnly) { _, _, _, _ in count += 1 }
        set(url, options: .fromLoaderOnly, on: other) { _, _, _, _ in count += 1 }
        try await stage.app.wait(until: { HeldPictures.isHeld(url) })
        #expect(stage.manager.imageLoader.currentDownloadCount == 1)
        try await stage.answer(url, width: 7)
        try await stage.app.wait(until: { count == 2 })
        #expect(width == 7 && other.image?.size.width == 7 && HeldPictures.count(of: url) == 1)
    }

    @Test func theDownloadGoesOnForTheOtherView() async throws {
        let url = try stage.url("a.png")
        let other = stage.imageView()
        var errors = 0
        var isShown = false
        set(url, options: .fromLoaderOnly) { _, error, _, _ in errors += error == nil ? 0 : 1 }
        set(url, options: .fromLoaderOnly, on: other) { image, _, _, _ in isShown = image != nil }
        try await stage.app.wait(until: { HeldPictures.isHeld(url) })
        view.sd_cancelCurrentImageLoad()
        #expect(errors == 1)
        try await stage.answer(url, width: 7)
        try await stage.app.wait(until: { isShown })
        #expect(view.image == nil && other.image?.size.width == 7 && !HeldPictures.isStopped(url))
    }

    @Test func anAddressThatFailedIsTriedAgainOnlyOnRequest() async throws {
        let url = try stage.url("a.png")
        var errors: [any Error] = []
        let note: SDExternalCompletionBlock = { _, error, _, _ in if let error { errors.append(error) } }
        set(url, completed: note)
        try await stage.app.wait(until: { HeldPictures.isHeld(url) })
        HeldPictures.answer(url, Data(), status: 404)
        try await stage.app.wait(until: { errors.count == 1 })
        #expect((errors[0] as? SDWebImageError)?.code == .invalidDownloadStatusCode)
        #expect((errors[0] as NSError).userInfo[SDWebImageErrorDownloadStatusCodeKey] as? Int == 404)
        set(url, completed: note)
        #expect(errors.count == 2 && (errors.last as? SDWebImageError)?.code == .blackListed)
        set(url, options: .retryFailed)
        try await stage.answer(url, width: 7)
        try await stage.app.wait(until: { self.width == 7 })
        #expect(HeldPictures.count(of: url) == 2)
    }

    @Test func dataThatIsNoImageIsAnError() async throws {
        let url = try stage.url("a.png")
        var error: (any Error)?
        set(url) { _, failure, _, _ in error = failure }
        try await stage.app.wait(until: { HeldPictures.isHeld(url) })
        HeldPictures.answer(url, Data("no image".utf8))
        try await stage.app.wait(until: { error != nil })
        #expect((error as? SDWebImageError)?.code == .badImageData && view.image == nil)
    }

    @Test func theIndicatorRunsWhileTheImageIsLoaded() async throws {
        let url = try stage.url("a.png")
        let indicator = SDWebImageActivityIndicator.gray
        view.sd_imageIndicator = indicator
        #expect(indicator.indicatorView.superview === view && !indicator.activityIndicator.isAnimating)
        set(url)
        #expect(indicator.activityIndicator.isAnimating)
        try await stage.app.wait(until: { HeldPictures.isHeld(url) })
        view.sd_cancelCurrentImageLoad()
        #expect(!indicator.activityIndicator.isAnimating)
        try await stage.app.wait(until: { HeldPictures.isStopped(url) })
        set(url)
        try await stage.answer(url, width: 7)
        try await stage.app.wait(until: { self.width == 7 })
        #expect(!indicator.activityIndicator.isAnimating)
    }

    @Test func theCompletionBlockShowsTheImageIfItIsAskedTo() async throws {
        let url = try stage.url("a.png")
        var loaded: UIImage?
        set(url, placeholder: stage.image(width: 1), options: .avoidAutoSetImage) { image, _, _, _ in loaded = image }
        try await stage.answer(url, width: 7)
        try await stage.app.wait(until: { loaded != nil })
        #expect(width == 1 && loaded?.size.width == 7)
    }

    @Test func aCompletionBlockMayBeginTheNextLoad() async throws {
        let (first, second) = (try stage.url("a.png"), try stage.url("b.png"))
        try await stage.fill(first, width: 7)
        try await stage.fill(second, width: 9)
        set(first) { _, _, _, _ in self.set(second) }
        #expect(width == 9 && view.sd_imageURL == second)
        stage.cache.clearMemory()
        view.sd_cancelCurrentImageLoad()
        #expect(width == 9)
    }

    @Test func aButtonLoadsAnImageForEachState() async throws {
        let (normal, selected) = (try stage.url("a.png"), try stage.url("b.png"))
        let button = UIButton(type: .custom)
        let context = stage.context
        button.sd_setImage(with: normal, for: .normal, placeholderImage: nil, context: context)
        button.sd_setImage(with: selected, for: .selected, placeholderImage: nil, context: context)
        try await stage.answer(normal, width: 7)
        try await stage.answer(selected, width: 9)
        try await stage.app.wait(until: { button.image(for: .selected)?.size.width == 9 })
        try await stage.app.wait(until: { button.image(for: .normal)?.size.width == 7 })
        #expect(button.sd_imageURL(for: .selected) == selected && button.sd_currentImageURL == normal)
    }
}
