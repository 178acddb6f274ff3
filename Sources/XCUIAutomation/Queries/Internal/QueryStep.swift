import Foundation

/// What a query does with the elements of its base.
enum QueryStep {
    case descendants(XCUIElement.ElementType)
    case children(XCUIElement.ElementType)
    /// Those that have a text as one of their names.
    case named(String)
    case matching(NSPredicate)
    case typed(XCUIElement.ElementType, named: String?)
    case containing(NSPredicate)
    case containingTyped(XCUIElement.ElementType, named: String?)

    @MainActor
    func apply(to base: [ElementNode]) -> [ElementNode] {
        switch self {
        case .descendants(let type):
            var seen: Set<ObjectIdentifier> = []
            return base.flatMap(\.descendants).filter { seen.insert(ObjectIdentifier($0)).inserted && $0.matches(type) }
        case .children(let type): return base.flatMap(\.children).filter { $0.matches(type) }
        case .named(let name): return base.filter { $0.names.contains(name) }
        case .matching(let predicate): return base.filter { Self.fulfils($0, predicate) }
        case .typed(let type, let name): return base.filter { Self.is($0, type, name) }
        case .containing(let predicate):
            return base.filter { $0.descendants.contains { Self.fulfils($0, predicate) } }
        case .containingTyped(let type, let name):
            return base.filter { $0.descendants.contains { Self.is($0, type, name) } }
        }
    }

    @MainActor
    private static func fulfils(_ node: ElementNode, _ predicate: NSPredicate) -> Bool {
        predicate.evaluate(with: ElementSnapshot(node))
    }

    @MainActor
    private static func `is`(_ node: ElementNode, _ type: XCUIElement.ElementType, _ name: String?) -> Bool {
        node.matches(type) && (name.map(node.names.contains) ?? true)
    }

    /// The words for the step in messages.
    var text: String {
        switch self {
        case .descendants(let type): "descendants matching type \(type.name)"
        case .children(let type): "children matching type \(type.name)"
        case .named(let name): "elements named \"\(name)\""
        case .matching(let predicate): "elements matching predicate '\(predicate)'"
        case .typed(let type, let name): "elements matching type \(type.name)\(Self.naming(name))"
        case .containing(let predicate): "elements containing one that matches '\(predicate)'"
        case .containingTyped(let type, let name): "elements containing type \(type.name)\(Self.naming(name))"
        }
    }

    private static func naming(_ name: String?) -> String { name.map { " named \"\($0)\"" } ?? "" }
}
