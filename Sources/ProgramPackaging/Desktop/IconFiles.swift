import Foundation
import ProjectAdaptation

/// Makes the files of an icon in the sizes that desktops show.
struct IconFiles {
    let source: IconSource

    /// The widths in pixels.
    private static let widths = [16, 24, 32, 48, 64, 128, 256, 512]

    /// Writes a file of each size.
    ///
    /// - Parameters:
    ///   - icons: the folder of a theme, with a folder for each size.
    ///   - name: the name of the icon.
    func write(into icons: URL, name: String) throws {
        for width in Self.widths {
            guard let picture = source.picture(width: width) else { continue }
            let file = icons.appending(path: "\(width)x\(width)/apps/\(name).png")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            if picture.isExact, picture.file.pathExtension.lowercased() == "png" {
                try FileManager.default.copyItem(at: picture.file, to: file)
            } else {
                _ = try PackagingTool.output(
                    "gdk-pixbuf-thumbnailer", ["-s", "\(width)", picture.file.path, file.path],
                    package: "libgdk-pixbuf2.0-bin")
            }
        }
    }
}
