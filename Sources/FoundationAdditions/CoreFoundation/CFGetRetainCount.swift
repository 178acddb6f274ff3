/// Returns the number of strong references to the object, for comparing two numbers: the numbers themselves depend on
/// what the compiler optimizes.
public func CFGetRetainCount(_ cf: AnyObject!) -> Int { Int(_getRetainCount(cf)) }
