import Foundation

/// - Linux: works
///
/// What change requests take: arrays, sets and fetch results. Foundation on Linux lacks this protocol.
public protocol NSFastEnumeration {}

extension Array: NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
