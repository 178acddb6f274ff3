extension Query {
    public func whereFilter(_ filter: Filter) -> Query { adding(filter.constraint) }

    public func filter(using predicate: NSPredicate) -> Query {
        adding(Constraint(kind: "predicate", values: [predicate]))
    }

    private func condition(_ field: FieldPath, _ kind: String, _ value: Any) -> Query {
        adding(Constraint(kind: kind, field: field, values: [value]))
    }

    // MARK: By name

    public func whereField(_ field: String, isEqualTo value: Any) -> Query {
        condition(FieldPath(dotted: field), "isEqualTo", value)
    }

    public func whereField(_ field: String, isNotEqualTo value: Any) -> Query {
        condition(FieldPath(dotted: field), "isNotEqualTo", value)
    }

    public func whereField(_ field: String, isLessThan value: Any) -> Query {
        condition(FieldPath(dotted: field), "isLessThan", value)
    }

    public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query {
        condition(FieldPath(dotted: field), "isLessThanOrEqualTo", value)
    }

    public func whereField(_ field: String, isGreaterThan value: Any) -> Query {
        condition(FieldPath(dotted: field), "isGreaterThan", value)
    }

    public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query {
        condition(FieldPath(dotted: field), "isGreaterThanOrEqualTo", value)
    }

    public func whereField(_ field: String, arrayContains value: Any) -> Query {
        condition(FieldPath(dotted: field), "arrayContains", value)
    }

    public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query {
        condition(FieldPath(dotted: field), "arrayContainsAny", values)
    }

    public func whereField(_ field: String, in values: [Any]) -> Query {
        condition(FieldPath(dotted: field), "in", values)
    }

    public func whereField(_ field: String, notIn values: [Any]) -> Query {
        condition(FieldPath(dotted: field), "notIn", values)
    }

    // MARK: By path

    public func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query {
        condition(path, "isEqualTo", value)
    }

    public func whereField(_ path: FieldPath, isNotEqualTo value: Any) -> Query {
        condition(path, "isNotEqualTo", value)
    }

    public func whereField(_ path: FieldPath, isLessThan value: Any) -> Query {
        condition(path, "isLessThan", value)
    }

    public func whereField(_ path: FieldPath, isLessThanOrEqualTo value: Any) -> Query {
        condition(path, "isLessThanOrEqualTo", value)
    }

    public func whereField(_ path: FieldPath, isGreaterThan value: Any) -> Query {
        condition(path, "isGreaterThan", value)
    }

    public func whereField(_ path: FieldPath, isGreaterThanOrEqualTo value: Any) -> Query {
        condition(path, "isGreaterThanOrEqualTo", value)
    }

    public func whereField(_ path: FieldPath, arrayContains value: Any) -> Query {
        condition(path, "arrayContains", value)
    }

    public func whereField(_ path: FieldPath, arrayContainsAny values: [Any]) -> Query {
        condition(path, "arrayContainsAny", values)
    }

    public func whereField(_ path: FieldPath, in values: [Any]) -> Query {
        condition(path, "in", values)
    }

    public func whereField(_ path: FieldPath, notIn values: [Any]) -> Query {
        condition(path, "notIn", values)
    }
}
