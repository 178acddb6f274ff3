/// What views are called in an inspection: their identifier, or else their class and text.
@MainActor
struct ViewNames {
    private var names: [ObjectIdentifier: String] = [:]

    private static let greatestLength = 25

    /// Asks the views, which are client code. The caller retains them.
    init(_ views: [UIView]) {
        for view in views { names[ObjectIdentifier(view)] = Self.makeName(of: view) }
    }

    func name(of view: UIView) -> String { names[ObjectIdentifier(view)] ?? "\(ClassName(type(of: view)))" }

    func name(of layer: CALayer) -> String {
        if let view = layer.owner as? UIView { return name(of: view) }
        return "\(ClassName(type(of: layer)))"
    }

    /// The name of one side of a constraint.
    func name(of owner: (any LayoutOwner)?) -> String {
        switch owner {
        case let view as UIView: name(of: view)
        case let guide as UILayoutGuide: name(of: guide)
        default: "(deallocated)"
        }
    }

    func name(of guide: UILayoutGuide) -> String {
        guard let view = guide.owningView else { return "guide \"\(guide.identifier)\" of no view" }
        return "\(Self.words(for: guide)) of \(name(of: view))"
    }

    private static func words(for guide: UILayoutGuide) -> String {
        switch guide.identifier {
        case "": "guide"
        case "UIViewSafeAreaLayoutGuide": "safe area"
        case "UIViewLayoutMarginsGuide": "margins"
        case "UIViewReadableContentGuide": "readable area"
        case "UIScrollViewContentLayoutGuide": "content"
        case "UIScrollViewFrameLayoutGuide": "scroll frame"
        default: "guide \"\(guide.identifier)\""
        }
    }

    private static func makeName(of view: UIView) -> String {
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
        let name = "\(ClassName(type(of: view)))"
        guard let text = view.dumpDetails.first(where: { $0.hasPrefix("\"") && $0.count > 2 }) else { return name }
        return text.count > greatestLength + 2 ? "\(name) \(text.prefix(greatestLength + 1))…\"" : "\(name) \(text)"
    }
}
