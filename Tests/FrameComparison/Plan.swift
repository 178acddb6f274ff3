import Foundation
import UIKit
import UIKitTestDriver

/// What of a file is laid out, as `scripts/compare-frames` writes it.
struct Plan: Codable {
    /// The name of the file without its extension.
    var name: String
    /// The scenes of a storyboard; empty for a nib.
    var scenes: [Scene]
    /// The sizes of a nib's views by their identifiers.
    var roots: [String: Size]
    /// The screen on which a nib's views are laid out.
    var screen: Screen

    struct Size: Codable {
        var width: Double
        var height: Double
    }

    struct Screen: Codable {
        var width: Double
        var height: Double
        var scale: Double
        var top: Double
        var bottom: Double
        /// Whether a scene is shown in a sheet.
        var isSheet: Bool

        var device: TestDevice {
            TestDevice(
                size: CGSize(width: width, height: height), scale: scale,
                safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
        }
    }

    struct Scene: Codable {
        var controller: String
        /// The kinds of the controllers around it, the outermost first: `tab` or `navigation`.
        var containers: [Container]
        var screen: Screen
        /// The cells that no data source shows.
        var prototypes: [Prototype]
    }

    struct Container: Codable {
        var kind: String
        /// Nil for one that Interface Builder only simulates.
        var identifier: String?
        /// Whether another controller is below in the stack.
        var isPushed: Bool
    }

    struct Prototype: Codable {
        var list: String
        var cell: String
        var size: Size
    }
}
