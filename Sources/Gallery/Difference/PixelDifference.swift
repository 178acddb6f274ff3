import UIKit

/// What differs between two pictures of the same size: black where they are equal, brighter the more they differ.
struct PixelDifference {
    let picture: CGImage
    private let changed: Int
    private let sum: Int

    @MainActor
    init(_ first: CGImage, _ second: CGImage) {
        var (changed, sum) = (0, 0)
        let picture = CGImage(width: second.width, height: second.height) { pixels, pixelsPerRow in
            for y in 0..<second.height {
                for x in 0..<second.width {
                    let isInside = x < first.width && y < first.height
                    let (one, other) = (isInside ? first.color(x: x, y: y) : (0, 0, 0, 255), second.color(x: x, y: y))
                    let (red, green, blue) = (
                        abs(one.0 - other.0), abs(one.1 - other.1), abs(one.2 - other.2)
                    )
                    let most = max(red, green, blue)
                    if most > 32 { changed += 1 }
                    sum += most
                    pixels[y * pixelsPerRow + x] =
                        0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
                }
            }
        }
        self.picture = picture ?? second
        self.changed = changed
        self.sum = sum
    }

    var summary: String {
        let count = Double(picture.width * picture.height)
        let share = (Double(changed) / count * 10_000).rounded() / 100
        let mean = (Double(sum) / count * 100).rounded() / 100
        return "\(share) % of the pixels differ by more than an eighth, \(mean) of 255 on average"
    }
}
