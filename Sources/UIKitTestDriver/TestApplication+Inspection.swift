import Foundation
import UIKit

extension TestApplication {
    /// What the windows of the driven scene show now, and why: views with the reasons of their frames, controllers,
    /// gestures with the reasons of their failures, tables, animations, and the work of rendering.
    ///
    /// It is a value with a text and a JSON form, so a test that fails can print it, and a test can ask it:
    ///
    /// ```swift
    /// let title = try #require(app.inspection.view(identifier: "title")?.layout)
    /// #expect(title.width.lost.isEmpty, "\(title.width)")
    /// ```
    ///
    /// A frame that is due is drawn first.
    public var inspection: Trestle.Inspection {
        frame()
        return Trestle.inspection(of: inspectedWindows)
    }

    /// Says where a touch at a point of the screen would go, and why not to the other views there. No touch is made.
    ///
    /// A frame that is due is drawn first.
    public func inspection(ofTouchAt point: CGPoint) -> Trestle.Inspection.Touch {
        frame()
        return Trestle.inspection(ofTouchAt: point, in: inspectedWindows)
            ?? Trestle.inspection(ofTouchAt: point, in: window)
    }

    /// The shown windows of the driven scene without that of an inspector's panel.
    private var inspectedWindows: [UIWindow] { screen.shownWindows.filter { !($0 is any InspectorsWindow) } }
}
