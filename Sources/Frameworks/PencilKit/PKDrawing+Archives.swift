import UIKit

// Drawings are archived in a format of Trestle, as Apple's is not documented. Masks are not archived.
extension PKDrawing: Codable {
    /// Reads what ``dataRepresentation()`` has written; drawings of Apple's systems cannot be read.
    ///
    /// - Throws: `CocoaError.fileReadCorruptFile`.
    public init(data: Data) throws {
        guard let archive = try? JSONDecoder().decode([ArchivedStroke].self, from: data) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        strokes = archive.map(\.stroke)
    }

    public func dataRepresentation() -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(strokes.map(ArchivedStroke.init))) ?? Data()
    }

    public init(from decoder: any Decoder) throws {
        try self.init(data: decoder.singleValueContainer().decode(Data.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(dataRepresentation())
    }
}

/// A stroke in an archive.
private struct ArchivedStroke: Codable {
    private let ink: String
    private let color: [CGFloat]
    private let transform: [CGFloat]
    private let date: Double
    private let seed: UInt32
    /// Nine numbers for each point.
    private let points: [Double]

    init(_ stroke: PKStroke) {
        ink = stroke.ink.inkType.rawValue
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        color = [red, green, blue, alpha]
        let matrix = stroke.transform
        transform = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
        date = stroke.path.creationDate.timeIntervalSinceReferenceDate
        seed = stroke.randomSeed
        points = stroke.path.flatMap { point -> [Double] in
            [
                point.location.x, point.location.y, point.timeOffset, point.size.width, point.size.height,
                point.opacity, point.force, point.azimuth, point.altitude,
            ]
        }
    }

    var stroke: PKStroke {
        let read = Swift.stride(from: 0, to: points.count - points.count % 9, by: 9).map { start in
            let numbers = points[start..<start + 9].map { CGFloat($0) }
            return PKStrokePoint(
                location: CGPoint(x: numbers[0], y: numbers[1]), timeOffset: TimeInterval(numbers[2]),
                size: CGSize(width: numbers[3], height: numbers[4]), opacity: numbers[5], force: numbers[6],
                azimuth: numbers[7], altitude: numbers[8])
        }
        let color = color.count == 4 ? color : [0, 0, 0, 1]
        let numbers = transform.count == 6 ? transform : [1, 0, 0, 1, 0, 0]
        return PKStroke(
            ink: PKInk(
                PKInk.InkType(rawValue: ink) ?? .pen,
                color: UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])),
            path: PKStrokePath(controlPoints: read, creationDate: Date(timeIntervalSinceReferenceDate: date)),
            transform: CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]),
            randomSeed: seed)
    }
}
