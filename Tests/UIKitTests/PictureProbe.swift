import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct PictureProbe {
    private func save(_ app: TestApplication, _ name: String) throws {
        try app.writeScreenshot(to: URL(filePath: "/tmp/pics.keys/\(name).png"))
    }

    @Test func pictures() throws {
        for (suffix, look, direction) in [
            ("light", UIUserInterfaceStyle.light, UITraitEnvironmentLayoutDirection.leftToRight),
            ("dark", .dark, .leftToRight), ("rtl", .light, .rightToLeft),
        ] {
            for style in [UITableView.Style.plain, .insetGrouped] {
                let stage = try KeyboardStage(rows: 6, style: style, appearance: look, layoutDirection: direction)
                stage.press(.keyboardDownArrow, times: 3)
                try save(stage.app, "ring-\(style.rawValue)-\(suffix)")
                stage.press(.keyboardReturnOrEnter)
                try save(stage.app, "ring-selected-\(style.rawValue)-\(suffix)")
            }
            for style in [UITableView.Style.plain, .insetGrouped] {
                let menus = try RowMenuStage(style: style, appearance: look, layoutDirection: direction)
                menus.app.touchDown(at: CGPoint(x: 150, y: style == .plain ? 90 : 130))
                menus.app.advance(by: 0.6)
                try save(menus.app, "menu-\(style.rawValue)-\(suffix)-opening")
                menus.app.advance(by: 0.6)
                menus.app.touchUp()
                try save(menus.app, "menu-\(style.rawValue)-\(suffix)")
                menus.app.tap(at: CGPoint(x: 20, y: 390))
                menus.app.advance(by: 0.1)
                try save(menus.app, "menu-\(style.rawValue)-\(suffix)-closing")
            }
            let click = try RowMenuStage(appearance: look, layoutDirection: direction)
            click.app.secondaryClick(at: CGPoint(x: 60, y: 100))
            click.app.advance(by: 0.6)
            try save(click.app, "click-\(suffix)")
            let zoom = try ZoomStage(appearance: look, layoutDirection: direction)
            zoom.app.hover(at: CGPoint(x: direction == .leftToRight ? 295 : 5, y: 200))
            zoom.scrollView.zoomScale = 1.5
            try save(zoom.app, "zoom-\(suffix)")
            zoom.scrollView.setZoomScale(0.5, animated: true)
            zoom.app.advance(by: 0.15)
            try save(zoom.app, "zoom-\(suffix)-animating")
        }
    }
}
