/// - Linux: works
///
/// How values of a type are exported and imported. Types of one's own combine others in their ``body``.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation

    /// The representations that this one consists of. Those of this module have none.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension TransferRepresentation where Body == Never {
    /// Traps: this representation does not consist of others.
    public var body: Never { fatalError("\(Self.self) does not consist of other representations.") }
}

/// - Linux: works
extension Never: TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never

    public var body: Never { fatalError("There is no value of the type Never.") }
}

/// - Linux: works
extension Never: Transferable {
    public typealias Representation = Never

    public static var transferRepresentation: Never { fatalError("There is no value of the type Never.") }
}
