/// - Linux: works
public enum AggregateSource: UInt, Sendable {
    case server
}

/// - Linux: works
///
/// A number that the server computes of a query's documents.
public final class AggregateField: NSObject, Sendable {
    private let kind: String
    private let field: FieldPath?

    private init(_ kind: String, _ field: FieldPath? = nil) {
        self.kind = kind
        self.field = field
    }

    public class func count() -> AggregateField { AggregateField("count") }

    public class func sum(_ field: String) -> AggregateField { sum(FieldPath(dotted: field)) }

    public class func sum(_ fieldPath: FieldPath) -> AggregateField { AggregateField("sum", fieldPath) }

    public class func average(_ field: String) -> AggregateField { average(FieldPath(dotted: field)) }

    public class func average(_ fieldPath: FieldPath) -> AggregateField { AggregateField("average", fieldPath) }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AggregateField else { return false }
        return kind == other.kind && field == other.field
    }

    public override var hash: Int { kind.hashValue }
}

/// - Linux: refuses
public final class AggregateQuery: NSObject, Sendable {
    public let query: Query
    private let fields: [AggregateField]

    init(_ query: Query, _ fields: [AggregateField]) {
        self.query = query
        self.fields = fields
    }

    public func getAggregation(
        source: AggregateSource, completion: @escaping (AggregateQuerySnapshot?, (any Error)?) -> Void
    ) {
        query.firestore.refuse(completion)
    }

    public func getAggregation(source: AggregateSource) async throws -> AggregateQuerySnapshot {
        throw query.firestore.error
    }
}

/// - Linux: refuses
///
/// Numbers of a query's documents. Requests fail, so programs never get one.
public final class AggregateQuerySnapshot: NSObject, Sendable {
    public let query: AggregateQuery

    init(query: AggregateQuery) {
        self.query = query
    }

    public var count: NSNumber { 0 }

    public func get(_ aggregateField: AggregateField) -> Any? { nil }
}
