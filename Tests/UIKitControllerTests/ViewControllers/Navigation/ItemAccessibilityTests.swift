import Testing
import UIKit

@MainActor @Suite(.serialized)
struct ItemAccessibilityTests {
    @Test func whatAnItemSaysIsItsOwnBesideADefaultOfAProtocol() {
        let items: [any Described] = [UINavigationItem(title: "a"), UITabBarItem(title: "b", image: nil, tag: 0)]
        for item in items {
            #expect(item.accessibilityLabel == nil && item.accessibilityHint == nil)
            item.accessibilityLabel = "label"
            item.accessibilityHint = "hint"
            #expect(item.accessibilityLabel == "label" && item.accessibilityHint == "hint")
        }
    }
}

@MainActor private protocol Described: AnyObject {
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
}

extension Described {
    var accessibilityLabel: String? {
        get { "default" }
        set {}
    }
    var accessibilityHint: String? {
        get { "default" }
        set {}
    }
}

extension UINavigationItem: Described {}
extension UITabBarItem: Described {}
