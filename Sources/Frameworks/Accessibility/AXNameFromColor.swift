import UIKit

/// - Linux: works
///
/// Returns a word or two for a color, such as "dark blue", in English.
public func AXNameFromColor(_ color: CGColor) -> String {
    UIColor(cgColor: color).accessibilityName
}
