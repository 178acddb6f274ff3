import GalleryScreens
import Testing
import UIKit
import UIKitTestDriver

@testable import Gallery

@MainActor @Suite(.serialized)
struct ScreenPoseTests {
    @Test(arguments: [
        "mail", "languages", "countries", "dictionary", "hotlist", "checklist", "reorder", "playlists", "billion",
        "shuffle", "filter", "grid", "controls", "text", "keyboard", "alerts", "bars",
    ])
    func aPoseChangesWhatIsSeen(identifier: String) throws {
        let screen = try #require(GalleryScreen.all.first { $0.identifier == identifier })
        let pose = try #require(ScreenPose.all[identifier])
        let app = try TestApplication(showing: GalleryScreen.navigationController(showing: screen), scale: 1)
        app.advance(by: 2)
        let before = try app.screenshotPNG()
        try pose.take(app)
        app.frame()
        #expect(try app.screenshotPNG() != before)
    }

    @Test func everyPoseBelongsToAScreen() {
        #expect(Set(ScreenPose.all.keys).isSubset(of: GalleryScreen.all.map(\.identifier)))
    }
}
