/// - Linux: works
///
/// A condition of a query, or several.
// Sound: nothing changes after the initializer.
public final class Filter: NSObject, @unchecked Sendable {
    let constraint: Constraint

    private init(_ constraint: Constraint) {
        self.constraint = constraint
    }

    private class func condition(_ field: FieldPath, _ kind: String, _ value: Any) -> Filter {
        Filter(Constraint(kind: kind, field: field, values: [value]))
    }

    public class func orFilter(_ filters: [Filter]) -> Filter {
        Filter(Constraint(kind: "or", parts: filters.map(\.constraint)))
    }

    public class func andFilter(_ filters: [Filter]) -> Filter {
        Filter(Constraint(kind: "and", parts: filters.map(\.constraint)))
    }

    // MARK: By name

    public class func whereField(_ field: String, isEqualTo value: Any) -> Filter {
        condition(FieldPath(dotted: field), "isEqualTo", value)
    }

    public class func whereField(_ field: String, isNotEqualTo value: Any) -> Filter {
        condition(FieldPath(dotted: field), "isNotEqualTo", value)
    }

    public class func whereField(_ field: String, isLessThan value: Any) -> Filter {
        condition(FieldPath(dotted: field), "isLessThan", value)
    }

    public class func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Filter {
        condition(FieldPath(dotted: field), "isLessThanOrEqualTo", value)
    }

    public class func whereField(_ field: String, isGreaterThan value: Any) -> Filter {
        condition(FieldPath(dotted: field), "isGreaterThan", value)
    }

    public class func whereField(_ field: String, isGreaterOrEqualTo value: Any) -> Filter {
        condition(FieldPath(dotted: field), "isGreaterOrEqualTo", value)
    }

    public class func whereField(_ field: String, arrayContains value: Any) -> Filter {
        condition(FieldPath(dotted: field), "arrayContains", value)
    }

    public class func whereField(_ field: String, arrayContainsAny values: [Any]) -> Filter {
        condition(FieldPath(dotted: field), "arrayContainsAny", values)
    }

    public class func whereField(_ field: String, in values: [Any]) -> Filter {
        condition(FieldPath(dotted: field), "in", values)
    }

    public class func whereField(_ field: String, notIn values: [Any]) -> Filter {
        condition(FieldPath(dotted: field), "notIn", values)
    }

    // MARK: By path

    public class func whereField(_ path: FieldPath, isEqualTo value: Any) -> Filter {
        condition(path, "isEqualTo", value)
    }

    public class func whereField(_ path: FieldPath, isNotEqualTo value: Any) -> Filter {
        condition(path, "isNotEqualTo", value)
    }

    public class func whereField(_ path: FieldPath, isLessThan value: Any) -> Filter {
        condition(path, "isLessThan", value)
    }

    public class func whereField(_ path: FieldPath, isLessThanOrEqualTo value: Any) -> Filter {
        condition(path, "isLessThanOrEqualTo", value)
    }

    public class func whereField(_ path: FieldPath, isGreaterThan value: Any) -> Filter {
        condition(path, "isGreaterThan", value)
    }

    public class func whereField(_ path: FieldPath, isGreaterOrEqualTo value: Any) -> Filter {
        condition(path, "isGreaterOrEqualTo", value)
    }

    public class func whereField(_ path: FieldPath, arrayContains value: Any) -> Filter {
        condition(path, "arrayContains", value)
    }

    public class func whereField(_ path: FieldPath, arrayContainsAny values: [Any]) -> Filter {
        condition(path, "arrayContainsAny", values)
    }

    public class func whereField(_ path: FieldPath, in values: [Any]) -> Filter {
        condition(path, "in", values)
    }

    public class func whereField(_ path: FieldPath, notIn values: [Any]) -> Filter {
        condition(path, "notIn", values)
    }
}
