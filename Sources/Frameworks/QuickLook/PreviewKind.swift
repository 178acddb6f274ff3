import UIKit
import UniformTypeIdentifiers

/// How a file is shown.
enum PreviewKind {
    case image, text, other

    /// Decides by the name and, for images, by what is read of the file.
    init(of file: URL) {
        guard file.isFileURL, let type = UTType(filenameExtension: file.pathExtension) else {
            self = .other
            return
        }
        if type.conforms(to: .image), !type.conforms(to: .svg), UIImage(contentsOfFile: file.path) != nil {
            self = .image
        } else if Self.isText(type), FileManager.default.isReadableFile(atPath: file.path) {
            self = .text
        } else {
            self = .other
        }
    }

    private static func isText(_ type: UTType) -> Bool {
        type.conforms(to: .text) || type.conforms(to: .json) || type.conforms(to: .sourceCode)
    }
}
