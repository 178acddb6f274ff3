import PhotosUI
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct PHLivePhotoViewTests {
    @Test func aPanelStandsForTheLivePhoto() throws {
        let root = UIViewController()
        let view = PHLivePhotoView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        root.view.addSubview(view)
        let app = try TestApplication(showing: root)
        view.startPlayback(with: .full)
        app.advance(by: 1)
        #expect(app.shows(text: "Live Photos cannot be shown on this desktop."))
    }
}
