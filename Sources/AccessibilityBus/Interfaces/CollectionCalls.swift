internal import HostInterface

/// org.a11y.atspi.Collection: searches among an element's descendants, as screen readers make for headings or links.
enum CollectionCalls: AccessibleInterface {
    private static let rule = "(aiia{ss}iaiiasib)"

    static let interface = BusInterface(
        "Collection",
        methods: [
            .init("GetMatches", "\(rule) u i b", "a(so)"), .init("GetMatchesTo", "o \(rule) u u b i b", "a(so)"),
            .init("GetMatchesFrom", "o \(rule) u u i b", "a(so)"), .init("GetActiveDescendant", "", "(so)"),
        ])

    static func isSupported(by element: CalledElement) -> Bool { true }

    static func call(
        _ method: String, _ arguments: ReceivedValue, on element: CalledElement
    ) throws(BusError) -> [BusValue] {
        switch method {
        case "GetMatches":
            let found = Search(
                rule: try MatchRule(arguments.value(0)), order: try arguments.uint(1), count: try arguments.int(2),
                isDeep: try arguments.bool(3))
            return [found.results(below: element) { _ in true }]
        case "GetMatchesTo":
            let search = Search(
                rule: try MatchRule(arguments.value(1)), order: try arguments.uint(2), count: try arguments.int(5),
                isDeep: try arguments.bool(6))
            let (current, scope) = try place(
                arguments, tree: try arguments.uint(3), isLimited: try arguments.bool(4), in: element)
            return [search.results(below: scope) { $0.lexicographicallyPrecedes(current) }]
        case "GetMatchesFrom":
            let search = Search(
                rule: try MatchRule(arguments.value(1)), order: try arguments.uint(2), count: try arguments.int(4),
                isDeep: try arguments.bool(5))
            let (current, scope) = try place(arguments, tree: try arguments.uint(3), isLimited: false, in: element)
            return [search.results(below: scope) { current.lexicographicallyPrecedes($0) }]
        case "GetActiveDescendant":
            return [.object(activeDescendant(of: element))]
        default: throw .unknownMethod(method)
        }
    }

    static func property(_ name: String, of element: CalledElement) throws(BusError) -> BusValue {
        guard name == "version" else { throw .unknownMethod(name) }
        return BusInterface.version
    }

    /// Returns where the current element is, and the element below which is searched.
    private static func place(
        _ arguments: ReceivedValue, tree: UInt32, isLimited: Bool, in element: CalledElement
    ) throws(BusError) -> (current: [Int], scope: CalledElement) {
        let (path, directory) = (try arguments.string(0), element.directory)
        guard let current = directory.node(path) else { throw .unknownObject(path) }
        let scope: any HostAccessibleNode
        switch tree {
        case 0: scope = current
        case 1: scope = directory.parent(of: current) ?? current
        case 2: scope = isLimited ? directory.parent(of: current) ?? current : element.node
        default: throw .invalidArguments("\(tree) is no way through a tree")
        }
        return (ElementWalk.path(of: current, in: directory), CalledElement(node: scope, directory: directory))
    }

    private static func activeDescendant(of element: CalledElement) -> ObjectReference {
        guard let focused = element.directory.tree?.focusedNode else { return .null }
        var ancestor = element.directory.parent(of: focused)
        for _ in 0..<200 {
            guard let current = ancestor else { return .null }
            if current.id == element.node.id { return element.directory.reference(focused) }
            ancestor = element.directory.parent(of: current)
        }
        return .null
    }
}

/// A search for elements.
@MainActor
private struct Search {
    /// The most results.
    static let limit = 1000

    let rule: MatchRule
    /// AT-SPI's number: from 4 on the last element comes first.
    let order: UInt32
    /// 0 for all.
    let count: Int
    let isDeep: Bool

    /// - Parameter isInRange: gets the indexes that lead from the application to an element.
    func results(below scope: CalledElement, where isInRange: ([Int]) -> Bool) -> BusValue {
        let isReversed = order >= 4
        let most = count > 0 ? min(count, Self.limit) : Self.limit
        var found: [ObjectReference] = []
        var walk = ElementWalk()
        let start = ElementWalk.path(of: scope.node, in: scope.directory)
        walk.visit(scope.node, isDeep: isDeep, path: start) { node, path in
            if isInRange(path), rule.accepts(CalledElement(node: node, directory: scope.directory)) {
                found.append(scope.directory.reference(node))
            }
            return isReversed || found.count < most
        }
        return .objects(Array((isReversed ? found.reversed() : found).prefix(most)))
    }
}
