/// Calls `body`. Swift's objects on Linux go with their last reference and wait in no pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
