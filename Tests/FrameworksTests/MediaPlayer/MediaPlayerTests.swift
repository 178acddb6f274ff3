import MediaPlayer
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct MediaPlayerTests {
    private final class Delegate: NSObject, MPMediaPickerControllerDelegate {
        var cancels = 0

        func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { cancels += 1 }
    }

    @Test func thePickerShowsAPanelAndCancels() throws {
        let root = UIViewController()
        let app = try TestApplication(showing: root)
        let picker = MPMediaPickerController(mediaTypes: .music)
        let delegate = Delegate()
        picker.delegate = delegate
        root.present(picker, animated: true)
        app.advance(by: 1)
        #expect(app.accessibilityDescription.contains("There is no media library on Linux."))
        try app.tap(text: "Cancel")
        #expect(delegate.cancels == 1)
    }

    @Test func aPickerWithoutADelegateIsDismissed() throws {
        let root = UIViewController()
        let app = try TestApplication(showing: root)
        root.present(MPMediaPickerController(), animated: true)
        app.advance(by: 1)
        try app.tap(text: "Cancel")
        app.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test func theLibraryIsDeniedAndEmpty() async {
        #expect(MPMediaLibrary.authorizationStatus() == .denied)
        let status = await withCheckedContinuation { done in
            MPMediaLibrary.requestAuthorization { done.resume(returning: $0) }
        }
        #expect(status == .denied)
        #expect(MPMediaQuery.songs().items?.isEmpty == true)
    }

    @Test func theInfoCenterKeepsItsFacts() {
        let center = MPNowPlayingInfoCenter.default()
        center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?["title"] as? String == "Song")
        center.nowPlayingInfo = nil
    }

    @Test func artworkGivesItsPicture() {
        let image = UIImage()
        #expect(MPMediaItemArtwork(boundsSize: .zero) { _ in image }.image(at: .zero) === image)
    }

    @Test func theMusicPlayerIsNotPrepared() async {
        let error = await withCheckedContinuation { done in
            MPMusicPlayerController.systemMusicPlayer.prepareToPlay { done.resume(returning: $0) }
        }
        #expect((error as? MPError)?.code == .permissionDenied)
    }

    @Test func theVolumeViewHasASlider() throws {
        let root = UIViewController()
        let app = try TestApplication(showing: root)
        let view = MPVolumeView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        root.view.addSubview(view)
        app.frame()
        #expect(view.subviews.first is UISlider && view.subviews.first?.frame == view.bounds)
        view.showsVolumeSlider = false
        #expect(view.subviews.first?.isHidden == true)
    }
}
