import ArgumentParser
import Foundation

/// What of an application `trestle inspect` shows, and how.
struct InspectionArguments: ParsableArguments {
    @Flag(help: "Print JSON.")
    var json = false

    @Option(
        help: """
            The parts of the text, with commas between them: \(InspectionArguments.parts.joined(separator: ", ")). \
            Default: all of them.
            """)
    var only: String?

    @Option(help: "Show only the views whose class, identifier, label or text contains this.")
    var find: String?

    @Option(help: "Say where a touch at this point of the screen would go, and why, such as 100,250.")
    var touch: String?

    private static let parts = ["views", "controllers", "gestures", "tables", "animations", "rendering"]

    private var chosenParts: [String]? { only?.split(separator: ",").map(String.init) }

    private var point: [Double]? { touch?.split(separator: ",").compactMap { Double($0) } }

    func validate() throws {
        if let unknown = chosenParts?.first(where: { !Self.parts.contains($0) }) {
            throw ValidationError("--only knows \(Self.parts.joined(separator: ", ")), and not \(unknown).")
        }
        if let point, point.count != 2 { throw ValidationError("--touch is a point, such as 100,250.") }
    }

    /// The request as JSON, which the application reads.
    func request() throws -> String {
        let request = Request(isJSON: json, parts: chosenParts, find: find, touch: point)
        return String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    }

    private struct Request: Encodable {
        let isJSON: Bool
        let parts: [String]?
        let find: String?
        let touch: [Double]?
    }
}
