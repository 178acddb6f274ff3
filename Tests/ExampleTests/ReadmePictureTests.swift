import Testing
import UIKit
import UIKitTestDriver

@testable import Cities

@MainActor @Suite(.serialized)
struct ReadmePictureTests {
    /// The README shows the stored pictures beside the program.
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func thePictureBesideTheProgramIsWhatItShows(style: UIUserInterfaceStyle) throws {
        let app = try TestApplication(
            delegate: AppDelegate.self, size: CGSize(width: 390, height: 264), style: style)
        app.advance(by: 2)
        try app.assertPicture(named: style == .dark ? "cities-dark" : "cities")
    }
}
