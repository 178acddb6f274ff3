/// What an entry of an asset is made for. Nil, or an empty set, is any.
package struct AssetConditions: Hashable, Sendable {
    /// `universal`, `iphone`, `ipad`, `mac`.
    package var idiom: String
    /// `light` or `dark`.
    package var luminosity: String?
    package var hasHighContrast: Bool
    /// `left-to-right` or `right-to-left`.
    package var direction: String?
    /// `compact` or `regular`.
    package var widthClass: String?
    package var heightClass: String?
}

package struct ImageAsset: Sendable {
    package struct Entry: Sendable {
        /// The path of the image file.
        package var path: String
        /// Pixels per point. Nil for a file that is used at every scale, such as a vector.
        package var scale: Double?
        package var conditions: AssetConditions
        package var slicing: AssetSlicing?
        /// The insets of the alignment rectangle, in pixels of the image.
        package var alignment: NibInsets?
        package var location: NibLocation
    }

    package enum Rendering: String, Sendable {
        case automatic
        case template
        case original
    }

    package var name: String
    package var entries: [Entry]
    package var rendering: Rendering
    package var location: NibLocation
}

/// The stretchable part of an image.
package struct AssetSlicing: Hashable, Sendable {
    /// In pixels of the image.
    package var insets: NibInsets
    /// Whether the middle part is repeated instead of stretched.
    package var tiles: Bool
}

package struct ColorAsset: Sendable {
    package struct Entry: Sendable {
        package var color: NibColor
        package var conditions: AssetConditions
        package var isForWideGamut: Bool
        package var location: NibLocation
    }

    package var name: String
    package var entries: [Entry]
    package var location: NibLocation
}

/// The icon of an application.
package struct IconAsset: Sendable {
    package struct Entry: Hashable, Sendable {
        /// The path of the picture file.
        package var path: String
        /// Width and height in pixels; nil for a picture that is for every size.
        package var width: Int?
    }

    package var name: String
    /// Those for the light appearance, from the largest to the smallest.
    package var entries: [Entry]

    /// Returns the picture for a width: the smallest that is not smaller, else the largest; nil without any.
    package func entry(width: Int) -> Entry? { entries.last { ($0.width ?? .max) >= width } ?? entries.first }
}

package struct DataAsset: Sendable {
    package struct Entry: Sendable {
        package var path: String
        /// The uniform type identifier; empty if the catalog has none.
        package var type: String
        package var conditions: AssetConditions
        package var location: NibLocation
    }

    package var name: String
    package var entries: [Entry]
    package var location: NibLocation
}
