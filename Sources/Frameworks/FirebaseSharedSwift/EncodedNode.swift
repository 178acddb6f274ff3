import Foundation

/// A place where a value, or the values of a container, are encoded to.
final class EncodedNode {
    private enum Content {
        case nothing
        case single(Any)
        case keyed([String: EncodedNode])
        case unkeyed([EncodedNode])
    }

    private var content = Content.nothing

    /// Nil if nothing was encoded.
    var value: Any? {
        switch content {
        case .nothing: nil
        case .single(let value): value
        case .keyed(let nodes): nodes.compactMapValues(\.value)
        case .unkeyed(let nodes): nodes.map { $0.value ?? [String: Any]() }
        }
    }

    var count: Int {
        guard case .unkeyed(let nodes) = content else { return 0 }
        return nodes.count
    }

    func set(_ value: Any) { content = .single(value) }

    func makeKeyed() {
        if case .keyed = content { return }
        content = .keyed([:])
    }

    func makeUnkeyed() {
        if case .unkeyed = content { return }
        content = .unkeyed([])
    }

    func child(_ key: String) -> EncodedNode {
        guard case .keyed(var nodes) = content else { return EncodedNode() }
        let node = EncodedNode()
        nodes[key] = node
        content = .keyed(nodes)
        return node
    }

    func next() -> EncodedNode {
        guard case .unkeyed(var nodes) = content else { return EncodedNode() }
        let node = EncodedNode()
        nodes.append(node)
        content = .unkeyed(nodes)
        return node
    }
}

/// The key of an element or of a superclass.
struct PlainKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
    }

    static let ofSuperclass = PlainKey(stringValue: "super")
}
