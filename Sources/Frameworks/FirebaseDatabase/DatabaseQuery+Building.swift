extension DatabaseQuery {
    private func adding(_ part: String, _ value: Any?, _ childKey: String? = nil) -> DatabaseQuery {
        let text = "\(part)=\(value ?? "null")" + (childKey.map { ",\($0)" } ?? "")
        return DatabaseQuery(database, names, parts: parts + [text])
    }

    // MARK: Order

    /// - Linux: works
    public func queryOrdered(byChild key: String) -> DatabaseQuery { adding("orderBy", key) }

    /// - Linux: works
    public func queryOrderedByKey() -> DatabaseQuery { adding("orderBy", "$key") }

    /// - Linux: works
    public func queryOrderedByValue() -> DatabaseQuery { adding("orderBy", "$value") }

    /// - Linux: works
    public func queryOrderedByPriority() -> DatabaseQuery { adding("orderBy", "$priority") }

    // MARK: Limits

    /// - Linux: works
    public func queryLimited(toFirst limit: UInt) -> DatabaseQuery { adding("limitToFirst", limit) }

    /// - Linux: works
    public func queryLimited(toLast limit: UInt) -> DatabaseQuery { adding("limitToLast", limit) }

    // MARK: Bounds

    /// - Linux: works
    public func queryStarting(atValue startValue: Any?) -> DatabaseQuery { adding("startAt", startValue) }

    /// - Linux: works
    public func queryStarting(atValue startValue: Any?, childKey: String?) -> DatabaseQuery {
        adding("startAt", startValue, childKey)
    }

    /// - Linux: works
    public func queryStarting(afterValue startAfterValue: Any?) -> DatabaseQuery {
        adding("startAfter", startAfterValue)
    }

    /// - Linux: works
    public func queryStarting(afterValue startAfterValue: Any?, childKey: String?) -> DatabaseQuery {
        adding("startAfter", startAfterValue, childKey)
    }

    /// - Linux: works
    public func queryEnding(atValue endValue: Any?) -> DatabaseQuery { adding("endAt", endValue) }

    /// - Linux: works
    public func queryEnding(atValue endValue: Any?, childKey: String?) -> DatabaseQuery {
        adding("endAt", endValue, childKey)
    }

    /// - Linux: works
    public func queryEnding(beforeValue endValue: Any?) -> DatabaseQuery { adding("endBefore", endValue) }

    /// - Linux: works
    public func queryEnding(beforeValue endValue: Any?, childKey: String?) -> DatabaseQuery {
        adding("endBefore", endValue, childKey)
    }

    /// - Linux: works
    public func queryEqual(toValue value: Any?) -> DatabaseQuery { adding("equalTo", value) }

    /// - Linux: works
    public func queryEqual(toValue value: Any?, childKey: String?) -> DatabaseQuery {
        adding("equalTo", value, childKey)
    }
}
