import Testing

@testable import UIKit
@testable import UIKitTestDriver
@testable import UIKitTestSupport

/// Restoration identifiers of nibs and storyboards, and controllers that their storyboard creates again.
@MainActor @Suite(.serialized) struct NibRestorationTests {
    private func storyboard(_ scenes: String, initial: String) throws -> (UIStoryboard, NibSamples.Folder) {
        let folder = try NibSamples.Folder([
            "Saved.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
            <scenes>\(scenes)</scenes>
            </document>
            """
        ])
        return (UIStoryboard(name: "Saved", bundle: folder.bundle), folder)
    }

    private let scenes = """
        <scene sceneID="s1"><objects>
            <navigationController restorationIdentifier="stack" id="nav" sceneMemberID="viewController">
                <navigationBar key="navigationBar" id="bar"/>
                <connections>
                    <segue destination="list" kind="relationship" relationship="rootViewController" id="seg"/>
                </connections>
            </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewController storyboardIdentifier="List" useStoryboardIdentifierAsRestorationIdentifier="YES" id="list" sceneMemberID="viewController">
                <view key="view" restorationIdentifier="content" id="v1"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
            </viewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <viewController storyboardIdentifier="Detail" restorationIdentifier="detail" id="detail" sceneMemberID="viewController">
                <view key="view" id="v2"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
            </viewController>
        </objects></scene>
        """

    @Test func theAttributeOfAViewIsItsIdentifier() throws {
        let table = NibSamples.object(
            """
            <tableView restorationIdentifier="cities" id="t"><rect key="frame" x="0" y="0" width="320" height="480"/></tableView>
            """, of: UITableView.self)
        #expect(table?.restorationIdentifier == "cities")
    }

    @Test func theStoryboardIdentifierIsTheIdentifierIfTheStoryboardSaysSo() throws {
        let (storyboard, _) = try storyboard(scenes, initial: "nav")
        let root = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        #expect(root.restorationIdentifier == "stack")
        #expect(root.viewControllers.first?.restorationIdentifier == "List")
        #expect(root.viewControllers.first?.view.restorationIdentifier == "content")
        let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
        #expect(detail.restorationIdentifier == "detail")
    }

    @Test func theStoryboardCreatesAControllerAgain() throws {
        let (storyboard, folder) = try storyboard(scenes, initial: "nav")
        let first = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let app = try TestApplication(showing: first)
        first.pushViewController(storyboard.instantiateViewController(withIdentifier: "Detail"), animated: false)
        let again = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        _ = try app.relaunched(showing: again)
        #expect(again.viewControllers.map(\.restorationIdentifier) == ["List", "detail"])
        #expect(again.topViewController?.storyboard != nil)
        withExtendedLifetime(folder) {}
    }

    @Test func aStoryboardThatIsGoneCreatesNothing() throws {
        var made: (UIStoryboard, NibSamples.Folder)? = try storyboard(scenes, initial: "nav")
        let first = try #require(made?.0.instantiateInitialViewController() as? UINavigationController)
        let app = try TestApplication(showing: first)
        if let detail = made?.0.instantiateViewController(withIdentifier: "Detail") {
            first.pushViewController(detail, animated: false)
        }
        let again = UINavigationController(rootViewController: UIViewController())
        again.restorationIdentifier = "stack"
        again.viewControllers[0].restorationIdentifier = "List"
        made = nil
        _ = try app.relaunched(showing: again)
        #expect(again.viewControllers.count == 1)
    }
}
