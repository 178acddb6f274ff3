internal import HostInterface
import UIKit

/// What a user has done, in terms of what was touched, with the times at which it began and ended.
struct TimedAction {
    var start: Double
    var end: Double
    var action: ScriptAction
}

/// An action of a test.
enum ScriptAction {
    case tap(TouchTarget)
    case longPress(TouchTarget, duration: Double)
    /// A movement of a finger. `row` is the row of the frontmost table in which it began, for movements sideways.
    case drag(TouchTarget, to: CGPoint, duration: Double, holding: Double, row: IndexPath?)
    case pinch(at: CGPoint, from: CGFloat, to: CGFloat, movement: CGVector, duration: Double)
    case click(TouchTarget, KeyModifiers)
    case secondaryClick(TouchTarget)
    case dragPointer(from: CGPoint, to: CGPoint, button: Int, duration: Double, holding: Double)
    case wheel(at: CGPoint, by: CGVector, isPrecise: Bool, KeyModifiers)
    case type(String)
    case press(UIKeyboardHIDUsage, KeyModifiers)
    case compose(String, selection: Range<Int>)
    case drop(files: [String], text: String?, at: CGPoint)
    case copy(String)
    case resize(CGSize)
    case style(isDark: Bool)
    case active(Bool)
    case visible(Bool)
    case closeWindow
    case preferences(HostPreferences, before: HostPreferences)
    /// What no test can do, as a sentence.
    case remark(String)
}

/// What was touched: how a test finds it, and where it was touched.
struct TouchTarget {
    var point: CGPoint
    /// How the driver finds it, such as `text: "Porto"`; nil if a place says more.
    var driver: String?
    /// How XCTest finds it, such as `staticTexts["Porto"]`; nil likewise.
    var interface: String?
}
