import Testing
import UIKit
import UIKitTestDriver

@testable import MainStoryboard
@testable import Scenes

/// Programs whose Info.plist names a storyboard, which the plugin has bundled with its strings and its colors.
@MainActor @Suite(.serialized)
struct ManifestTests {
    @Test func aSceneManifestGivesTheSceneItsDelegateAndItsStoryboard() throws {
        let app = try TestApplication(delegate: Scenes.AppDelegate.self)
        let scene = try #require(UIApplication.shared.connectedScenes.first)
        let delegate = try #require(scene.delegate as? MainSceneDelegate)
        #expect(delegate.titleAtConnection == "Trees")
        #expect(delegate.window?.isKeyWindow == true)
        #expect(app.visibleTexts.filter { $0 != "Trees" } == ["Oak", "Beech", "2 trees"])
        let table = try app.view(UITableView.self)
        #expect(table.backgroundColor == UIColor(red: 0.8, green: 1, blue: 0.8, alpha: 1))
    }

    @Test func aRowOfTheStoryboardPushesItsDetail() throws {
        let app = try TestApplication(delegate: Scenes.AppDelegate.self)
        try app.tap(text: "Beech")
        app.advance(by: 1)
        #expect(app.shows(text: "A tree"))
        #expect(app.shows(text: "Beech"))
    }

    @Test func weakOutletsOfAControllerHoldItsConstraints() throws {
        let app = try TestApplication(delegate: Scenes.AppDelegate.self)
        try app.tap(text: "Beech")
        app.advance(by: 1)
        let navigation = try #require(app.rootViewController as? UINavigationController)
        let tree = try #require(navigation.topViewController as? TreeViewController)
        #expect(tree.middle === tree.view.constraints.first { $0.firstAttribute == .centerY })
        // The label is on a pixel.
        #expect(abs(tree.labelCenter.y - (tree.view.bounds.midY - 100)) <= 0.5)
        #expect(tree.edges.map(\.firstAttribute) == [.centerX, .centerY])
    }

    @Test func weakOutletsOfACollectionsCellsAndHeadersHoldTheirViewsAndConstraints() throws {
        let app = try TestApplication(delegate: Scenes.AppDelegate.self)
        let leaves = LeavesViewController()
        let navigation = try #require(app.rootViewController as? UINavigationController)
        navigation.setViewControllers([leaves], animated: false)
        app.advance(by: 1)
        for text in ["Leaves", "Needle", "Fan"] { #expect(app.shows(text: text)) }
        let cell = try #require(leaves.collectionView.cellForItem(at: [0, 1]) as? LeafCell)
        #expect(cell.nameLabel.frame.minX == 10)
        let header = try #require(
            leaves.collectionView.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]) as? LeafHeader)
        #expect(header.titleLabel.frame.maxX == header.bounds.maxX - 30)
    }

    @Test func theMainStoryboardIsThereWhenTheApplicationIsLaunchedAndShownAfterThat() throws {
        let app = try TestApplication(delegate: MainStoryboard.AppDelegate.self)
        let delegate = try #require(UIApplication.shared.delegate as? MainStoryboard.AppDelegate)
        #expect(delegate.rootAtLaunch is GreetingViewController)
        #expect(!delegate.wasVisibleAtLaunch && delegate.window?.isKeyWindow == true)
        #expect(app.shows(text: "Good morning"))
        try app.tap(text: "Greet")
        #expect(app.shows(text: "Good evening"))
    }

    @Test func theMainBundleHasTheFilesOfTheApplication() throws {
        _ = try TestApplication(delegate: MainStoryboard.AppDelegate.self)
        #expect(MainBundleFiles.names == ["Ada", "Grace"])
        #expect(MainBundleFiles.pathOfNames?.hasSuffix("/Names.json") == true)
    }

    /// The folder of the build has files with the same extension.
    @Test func filesWithoutANameAreThoseOfTheApplication() throws {
        _ = try TestApplication(delegate: MainStoryboard.AppDelegate.self)
        #expect(MainBundleFiles.lists.contains("Names.json"))
        #expect(!MainBundleFiles.lists.contains("description.json"))
        #expect(MainBundleFiles.anyList == "Names.json")
    }

    @Test func thePathsOfTheMainBundleNameTheFolderOfTheApplicationsFiles() throws {
        _ = try TestApplication(delegate: MainStoryboard.AppDelegate.self)
        let folder = try #require(MainBundleFiles.folder)
        #expect(MainBundleFiles.pathOfNames == folder + "/Names.json")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).contains("Names.json"))
        #expect(MainBundleFiles.bundlePath == folder && MainBundleFiles.resourceFolder == folder)
    }

    @Test func theMainBundleHasTheInformationOfTheApplication() throws {
        _ = try TestApplication(delegate: MainStoryboard.AppDelegate.self)
        #expect(MainBundleFiles.executable as? String == "MainStoryboard")
        #expect(MainBundleFiles.storyboard as? String == "Greeting")
        #expect(MainBundleFiles.identifier == "org.example.greetings")
    }
}
