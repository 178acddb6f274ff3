import FrameworkAbsence
import UIKit
import UniformTypeIdentifiers

/// The values of a request, which another thread reads.
struct PictureRequest: Sendable {
    let id: ObjectIdentifier
    private let file: URL
    private let size: CGSize
    private let scale: CGFloat
    private let minimumDimension: CGFloat
    private let isImage: Bool
    private let types: QLThumbnailGenerator.Request.RepresentationTypes

    init(_ request: QLThumbnailGenerator.Request) {
        id = ObjectIdentifier(request)
        file = request.file
        size = request.size
        scale = request.scale
        minimumDimension = request.minimumDimension
        isImage = request.contentType?.conforms(to: .image) == true
        types = request.representationTypes
    }

    /// Draws the image of the file, as large as fits, but not larger than it is.
    func representation() throws -> QLThumbnailRepresentation {
        guard size.width > 0, size.height > 0, scale > 0 else { throw QLThumbnailError(.requestInvalid) }
        guard isImage else {
            Absence.report(
                "QuickLookThumbnailing", "QLThumbnailGenerator", "files other than images have no thumbnails")
            throw QLThumbnailError(.generationFailed)
        }
        guard !types.isDisjoint(with: [.thumbnail, .lowQualityThumbnail]),
            let image = UIImage(contentsOfFile: file.path), image.size.width > 0, image.size.height > 0
        else { throw QLThumbnailError(.generationFailed) }
        let factor = min(
            size.width / image.size.width, size.height / image.size.height, image.scale / scale)
        let fitting = CGSize(
            width: max(1, (image.size.width * factor * scale).rounded()) / scale,
            height: max(1, (image.size.height * factor * scale).rounded()) / scale)
        guard min(fitting.width, fitting.height) >= minimumDimension else { throw QLThumbnailError(.generationFailed) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let picture = UIGraphicsImageRenderer(size: fitting, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: fitting))
        }
        guard let pixels = picture.cgImage else { throw QLThumbnailError(.generationFailed) }
        return QLThumbnailRepresentation(picture, pixels)
    }
}
