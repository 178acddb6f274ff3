extension Trestle.Inspection {
    /// A part of an inspection's text.
    public enum Part: String, CaseIterable, Codable, Sendable {
        /// The trees of the windows.
        case views
        /// The controllers with their children.
        case controllers
        /// Recognizers that take part in a gesture, or that failed.
        case gestures
        /// Heights, cells, pools and the last update of tables.
        case tables
        /// The animations of all layers.
        case animations
        /// What was painted and laid out, and the first responder.
        case rendering
    }

    /// Returns the inspection as text, one thing a line, what is inside of it further to the right.
    ///
    /// - Parameter parts: the parts of the text; by default all of them. A part without anything to say is left out.
    public func text(of parts: Set<Part> = Set(Part.allCases)) -> String {
        Part.allCases.filter(parts.contains).map { ($0, lines(of: $0)) }.filter { !$0.1.isEmpty }
            .map { part, lines in "\(part.rawValue)\n" + lines.map { "  \($0)\n" }.joined() }.joined()
    }

    /// The inspection as JSON, with the names of the properties in alphabetical order. `JSONDecoder` reads it, with numbers
    /// that JSON lacks as `"inf"`, `"-inf"` and `"nan"`.
    public var json: String { InspectionJSON.text(of: self) }

    private func lines(of part: Part) -> [String] {
        switch part {
        case .views: windows.flatMap { $0.lines(depth: 0) }
        case .controllers: controllers.flatMap { $0.lines(depth: 0) }
        case .gestures: gestures.map(\.description)
        case .tables: tables.flatMap(\.lines)
        case .animations: animations.map(\.description)
        case .rendering:
            rendering.lines
                + (responderChain.isEmpty ? [] : ["first responder: \(responderChain.joined(separator: ", "))"])
        }
    }
}

extension Trestle.Inspection: CustomStringConvertible {
    /// The same as ``text(of:)`` of all parts.
    public var description: String { text() }
}

extension Trestle.Inspection.View: CustomStringConvertible {
    /// The view in one line, and what is to be said of its layout, layer and recognizers in lines below.
    public var description: String { ([summary] + detailLines(indent: "  ")).joined(separator: "\n") }

    func lines(depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        return [indent + summary] + detailLines(indent: indent + "  ")
            + subviews.flatMap { $0.lines(depth: depth + 1) }
    }

    private func detailLines(indent: String) -> [String] {
        var lines = layout?.lengths.map { $0.text(reasons: 6) } ?? []
        lines += layout?.broken.map { "broken: \($0)" } ?? []
        if !layer.words.isEmpty { lines.append("layer: \(layer.words.joined(separator: ", "))") }
        lines += layer.sublayers.flatMap { $0.lines(depth: 0) }
        lines += gestureRecognizers.filter { $0.state != .possible || $0.failure != nil }.map { "gesture: \($0)" }
        return lines.map { "\(indent)| \($0)" }
    }
}

extension Trestle.Inspection.Layer {
    fileprivate func lines(depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        return ["\(indent)sublayer \(frame.dumpDescription) \(words.joined(separator: ", "))"]
            + sublayers.flatMap { $0.lines(depth: depth + 1) }
    }
}

extension Trestle.Inspection.Controller {
    fileprivate func lines(depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        return [indent + summary] + children.flatMap { $0.lines(depth: depth + 1) }
            + presented.flatMap { ["\(indent)presents"] + $0.lines(depth: depth + 1) }
    }
}
