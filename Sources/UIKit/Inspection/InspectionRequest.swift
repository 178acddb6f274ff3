import Foundation

/// What `trestle inspect` wants to know of an application, as it comes in JSON.
package struct InspectionRequest: Codable, Sendable {
    /// Whether the answer is JSON, and not text.
    package var isJSON: Bool?
    /// The parts of the text; nil for all of them. JSON always has all.
    package var parts: [Trestle.Inspection.Part]?
    /// Asks for the views that match this text only.
    package var find: String?
    /// Asks where a touch at this point would go instead: two numbers, in points of the screen.
    package var touch: [Double]?

    package init() {}

    package init(json: Data) throws { self = try JSONDecoder().decode(Self.self, from: json) }

    /// Returns the answer for some windows, which are shown from back to front.
    @MainActor
    package func answer(for windows: [UIWindow]) -> String {
        if let touch, touch.count == 2 {
            return answer(forTouchAt: CGPoint(x: touch[0], y: touch[1]), windows)
        }
        let inspection = Trestle.inspection(of: windows)
        if let find {
            let views = inspection.views(matching: find)
            if isJSON == true { return InspectionJSON.text(of: views) }
            return views.isEmpty ? "no view matches \"\(find)\"" : views.map(\.description).joined(separator: "\n")
        }
        return isJSON == true ? inspection.json : inspection.text(of: Set(parts ?? Trestle.Inspection.Part.allCases))
    }

    @MainActor
    private func answer(forTouchAt point: CGPoint, _ windows: [UIWindow]) -> String {
        guard let touch = Trestle.inspection(ofTouchAt: point, in: windows) else { return "no window is shown" }
        return isJSON == true ? InspectionJSON.text(of: touch) : touch.description
    }
}
