import UIKit
import UIKitTestDriver

/// Puts a reference picture beside ours of the same rows, with the difference below them.
@MainActor
struct PictureDifference {
    let scene: ReferenceScene
    /// The folder of the reference pictures.
    let references: URL

    enum Problem: Error, CustomStringConvertible {
        case noPicture(String)

        var description: String {
            switch self {
            case .noPicture(let path): "There is no picture \(path)."
            }
        }
    }

    /// Writes the picture to `folder` and prints how much differs.
    func write(to folder: URL) throws {
        let file = references.appendingPathComponent("\(scene.name).png")
        guard let whole = UIImage(contentsOfFile: file.path)?.cgImage, let theirs = whole.cropping(to: pixels) else {
            throw Problem.noPicture(file.path)
        }
        let ours = try render()
        let difference = PixelDifference(theirs, ours)
        let name = folder.appendingPathComponent("\(scene.name).png")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try compose(theirs, ours, difference.picture).pngData()?.write(to: name)
        print("\(scene.name): \(difference.summary); \(name.path)")
    }

    private var pixels: CGRect { scene.area.applying(CGAffineTransform(scaleX: scene.scale, y: scene.scale)) }

    private func render() throws -> CGImage {
        let app = try TestApplication(
            showing: scene.make(), size: scene.size, scale: scene.scale, style: scene.isDark ? .dark : .light,
            contentSizeCategory: scene.textSize)
        defer { app.end() }
        app.advance(by: 2)
        guard let part = app.screenshot().cropping(to: pixels) else { throw Problem.noPicture(scene.name) }
        return part
    }

    private func compose(_ theirs: CGImage, _ ours: CGImage, _ difference: CGImage) -> UIImage {
        let gap: CGFloat = 12
        let size = CGSize(width: CGFloat(ours.width), height: CGFloat(ours.height))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let whole = CGSize(width: 2 * size.width + gap, height: 2 * size.height + gap)
        return UIGraphicsImageRenderer(size: whole, format: format).image { context in
            UIColor(white: 0.5, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: whole))
            UIImage(cgImage: theirs).draw(in: CGRect(origin: .zero, size: size))
            UIImage(cgImage: ours).draw(in: CGRect(origin: CGPoint(x: size.width + gap, y: 0), size: size))
            UIImage(cgImage: difference).draw(
                in: CGRect(origin: CGPoint(x: (whole.width - size.width) / 2, y: size.height + gap), size: size))
        }
    }
}
