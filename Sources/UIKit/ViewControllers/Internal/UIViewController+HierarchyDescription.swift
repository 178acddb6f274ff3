extension UIViewController {
    /// The controller, its children and those presented by it, a line each, as `_printHierarchy` returns them, which
    /// debuggers and snapshot tests call by its selector. UIKit does not declare it.
    func hierarchyDescription() -> String { hierarchyLines.joined(separator: "\n") }

    private var hierarchyLines: [String] {
        var lines = ["\(shortDescription), state: \(appearance.phase), view: \(viewDescription)"]
        for child in children { lines += child.hierarchyLines.map { "   | " + $0 } }
        if let presented = presentation?.presented {
            var lower = presented.hierarchyLines
            if let controller = presented.presentationController {
                lower[0] += ", presented with: <\(ClassName(type(of: controller))) \(ObjectAddress(controller))>"
            }
            lines.append("   + " + lower[0])
            lines += lower.dropFirst().map { "   | " + $0 }
        }
        return lines
    }

    private var shortDescription: String { "<\(ClassName(type(of: self))) \(ObjectAddress(self))>" }

    private var viewDescription: String {
        guard let view = viewIfLoaded else { return "(view not loaded)" }
        let place = view.window == nil ? " not in the window" : ""
        return "<\(ClassName(type(of: view))) \(ObjectAddress(view))>\(place)"
    }
}
