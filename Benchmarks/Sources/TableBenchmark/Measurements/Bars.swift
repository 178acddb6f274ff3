import UIKit

/// A steady scroll of 30 pixels a frame under a navigation bar: an opaque one, and one through which the rows are seen,
/// blurred.
@MainActor
struct Bars {
    private let screen: RowsViewController
    private let frames: Int

    init(_ screen: RowsViewController, frames: Int) {
        self.screen = screen
        self.frames = frames
    }

    var stages: [Stage] {
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        let blurring = UINavigationBarAppearance()
        return scroll("scroll30_opaque_bar", under: opaque) + scroll("scroll30_blurring_bar", under: blurring)
    }

    private func scroll(_ name: String, under appearance: UINavigationBarAppearance) -> [Stage] {
        let bar = screen.navigationController?.navigationBar
        let look = Stage(frames: 3, change: { _ in bar?.standardAppearance = appearance }, finish: { _ in })
        return [look] + Scrolling(screen, frames: frames).scroll(name, by: 30, frames: frames)
    }
}
