import Foundation

@testable import UIKit
@testable import UIKitTestSupport

/// Asset catalogs of the tests.
@MainActor
enum CatalogSamples {
    /// Writes the files, and pictures that are filled with one color.
    ///
    /// - Parameter pictures: the side in pixels and the color, by path.
    static func folder(_ files: [String: String], pictures: [String: (side: Int, color: UIColor)] = [:]) throws
        -> NibSamples.Folder
    {
        let folder = try NibSamples.Folder(files)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        for (name, picture) in pictures {
            let size = CGSize(width: picture.side, height: picture.side)
            let data = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
                picture.color.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
            try data.write(to: URL(fileURLWithPath: folder.path + "/" + name))
        }
        return folder
    }

    /// Returns an entry of a color set.
    static func color(_ red: Double, _ green: Double, _ blue: Double, _ more: String = "") -> String {
        """
        {"idiom": "universal", \(more) "color": {"color-space": "srgb", "components":
        {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1.000"}}}
        """
    }

    static let dark = """
        "appearances": [{"appearance": "luminosity", "value": "dark"}],
        """
}
