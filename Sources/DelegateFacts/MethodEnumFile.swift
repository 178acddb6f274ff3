/// The protocols of one kind of view, whose methods an enum names, because they are asked in every layout.
struct MethodEnum {
    let name: String
    /// Those whose methods a controller declares, first.
    let protocols: [DelegateProtocol]

    init(_ name: String, _ protocols: [DelegateProtocol]) {
        self.name = name
        let own = protocols.filter { $0.facts.methodEnum == name }
        self.protocols = own.filter { !$0.facts.controllers.isEmpty } + own.filter(\.facts.controllers.isEmpty)
    }

    private var methods: [DelegateProtocol.Method] { protocols.flatMap(\.methods) }
    private var controller: String { protocols[0].facts.controllers[0] }

    /// Those that the controller declares: a run of its vtable, in this order.
    private var ofController: [DelegateProtocol.Method] {
        protocols.filter { !$0.facts.controllers.isEmpty }.flatMap(\.methods)
    }

    var file: String {
        var text = SwiftText.generatedFile
        text.line("internal import ToolchainBets")
        text.line()
        text.line("/// Every method of \(protocols.map { "``\($0.name)``" }.joined(separator: ", ")).")
        text.line("///")
        text.line(
            "/// The raw value of a method that ``\(controller)`` declares is the method's place in that run of the class's vtable."
        )
        text.line("enum \(name): Int, CaseIterable {")
        for delegate in protocols {
            text.line("// \(delegate.name)", at: 1)
            for method in delegate.methods { text.line("case \(method.generated.identifier)", at: 1) }
        }
        text.line("}")
        text.line()
        text.line("extension \(name): DelegateMethod {")
        writeNames("The Swift name.", "name", \.facts.name, to: &text)
        writeNames("The Objective-C name.", "selector", \.facts.selector, to: &text)
        writeQuestions(to: &text)
        text.line()
        let questions = protocols.filter { $0.name.hasSuffix("DataSource") }.flatMap(\.methods).count
        text.line("var belongsToDataSource: Bool { rawValue < \(questions) }", at: 1)
        text.line("var isOfControllers: Bool { rawValue < \(ofController.count) }", at: 1)
        text.line("static func isController(_ object: AnyObject) -> Bool { object is \(controller) }", at: 1)
        text.line()
        text.line("static let controllerOverrides = OverrideTable(", at: 1)
        text.line("base: \(controller).self, empty: OverridesNothing.self, first: OverridesFirst.self,", at: 2)
        text.line("last: OverridesLast.self, count: \(ofController.count))", at: 2)
        text.line("}")
        writeProbes(to: &text)
        return text.text
    }

    private func writeNames(
        _ comment: String, _ property: String, _ value: KeyPath<DelegateProtocol.Method, String>,
        to text: inout SwiftText
    ) {
        text.line("/// \(comment)", at: 1)
        text.line("var \(property): String {", at: 1)
        text.line("switch self {", at: 2)
        for method in methods {
            let label = "case .\(method.generated.identifier):"
            let string = "\"\(method[keyPath: value])\""
            if SwiftText.fits("\(label) \(string)", 2) {
                text.line("\(label) \(string)", at: 2)
            } else {
                text.line(label, at: 2)
                text.line(string, at: 3)
            }
        }
        text.line("}", at: 2)
        text.line("}", at: 1)
        text.line()
    }

    private func writeQuestions(to text: inout SwiftText) {
        text.line("var allowsUpdates: Bool {", at: 1)
        text.line("switch self {", at: 2)
        var cases = methods.filter { !$0.generated.allowsUpdates }.map { "." + $0.generated.identifier }
        if !cases.isEmpty {
            cases[0] = "case " + cases[0]
            text.fillCase(cases, at: 2)
            text.line("false", at: 3)
        }
        text.line("default: true", at: 2)
        text.line("}", at: 2)
        text.line("}", at: 1)
    }

    /// Subclasses that show where the run lies in the vtable.
    private func writeProbes(to text: inout SwiftText) {
        guard let first = ofController.first, let last = ofController.last else { return }
        text.line()
        text.line("private class OverridesNothing: \(controller) {}")
        for (name, method) in [("OverridesFirst", first), ("OverridesLast", last)] {
            text.line()
            text.line("private class \(name): \(controller) {")
            text.function(method.declaration, "override", at: 1)
            text.line("fatalError(\"never called\")", at: 2)
            text.line("}", at: 1)
            text.line("}")
        }
    }
}
