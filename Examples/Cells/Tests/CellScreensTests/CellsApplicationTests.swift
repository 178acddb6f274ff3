import CellScreens
import Testing
import UIKit
import UIKitTestDriver

@testable import Cells

@MainActor @Suite(.serialized)
struct CellsApplicationTests {
    @Test(arguments: CellScreen.allCases)
    func aTapInTheListOpensTheScreen(screen: CellScreen) throws {
        let app = try TestApplication(delegate: AppDelegate.self)
        try app.tap(text: screen.title)
        try app.settle()
        let navigation = try #require(app.rootViewController as? UINavigationController)
        #expect(navigation.viewControllers.count == 2)
        #expect(type(of: try #require(navigation.topViewController)) == type(of: screen.makeController()))
    }
}
