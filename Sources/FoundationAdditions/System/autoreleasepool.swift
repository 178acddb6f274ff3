/// Calls `body`. Swift objects on Linux are released with their last reference; there are no autorelease pools.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
