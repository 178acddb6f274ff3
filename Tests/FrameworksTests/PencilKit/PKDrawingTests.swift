import Foundation
import PencilKit
import Testing
import UIKit

@MainActor @Suite
struct PKDrawingTests {
    private func path(_ places: [CGPoint]) -> PKStrokePath {
        PKStrokePath(
            controlPoints: places.enumerated().map { index, place in
                PKStrokePoint(
                    location: place, timeOffset: Double(index), size: CGSize(width: 4, height: 4), opacity: 1, force: 1,
                    azimuth: 0, altitude: 0)
            }, creationDate: Date(timeIntervalSinceReferenceDate: 0))
    }

    private func drawing() -> PKDrawing {
        let path = path([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
        return PKDrawing(strokes: [PKStroke(ink: PKInk(.pencil, color: .blue), path: path)])
    }

    @Test func aDrawingIsReadAsItWasWritten() throws {
        let read = try PKDrawing(data: drawing().dataRepresentation())
        #expect(read.strokes.count == 1 && read.bounds == CGRect(x: 8, y: 8, width: 24, height: 4))
        #expect(read.strokes.first?.ink.inkType == .pencil)
        let coded = try JSONDecoder().decode(PKDrawing.self, from: JSONEncoder().encode(read))
        #expect(coded == read)
    }

    @Test func otherDataAreNoDrawing() {
        #expect(throws: CocoaError.self) { try PKDrawing(data: Data("text".utf8)) }
    }

    @Test func aDrawingIsTransformed() {
        let bounds = drawing().transformed(using: CGAffineTransform(translationX: 100, y: 0)).bounds
        #expect(bounds == CGRect(x: 108, y: 8, width: 24, height: 4) && PKDrawing().bounds.isNull)
    }

    @Test func aPictureHasTheSizeOfItsPart() {
        let image = drawing().image(from: CGRect(x: 0, y: 0, width: 40, height: 20), scale: 2)
        #expect(image.size == CGSize(width: 40, height: 20) && image.scale == 2)
    }

    @Test func pointsAreInterpolatedAtEvenDistances() {
        let path = path([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5)])
        let places = path.interpolatedPoints(by: .distance(5)).map(\.location)
        #expect(places == [.zero, CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5)])
        #expect(path.interpolatedPoints(by: .parametricStep(0.5)).map { _ in 1 }.count == 5)
        #expect(path.interpolatedPoints(by: .time(1)).map { _ in 1 }.count == 3)
    }
}
