@_exported import CoreFoundationTypes
@_exported import Dispatch
@_exported import Foundation
import NetworkRoutes

/// Returns a reachability of an address; 0.0.0.0 and :: stand for any host of the internet. Nil if the address is
/// neither of IPv4 nor of IPv6.
/// - Linux: works
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    SocketAddress(address).map { SCNetworkReachability(address: $0) }
}

/// Returns a reachability of the remote address or, if that is nil, of the local one.
/// - Linux: works
public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
    (remoteAddress ?? localAddress).flatMap { SCNetworkReachabilityCreateWithAddress(allocator, $0) }
}

/// Returns a reachability of a host's name. Nil if it is empty.
/// - Linux: works
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    return name.isEmpty ? nil : SCNetworkReachability(name: name)
}

public func SCNetworkReachabilityGetTypeID() -> CFTypeID { 0x5C }

/// Stores the present flags, and returns true. A name is resolved first, which may take seconds.
/// - Linux: works
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Sets what is called when the flags change, once the reachability has a queue or a run loop.
/// - Linux: works
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.setClient(callout.map { ReachabilityClient(callout: $0, context: context?.pointee) })
    return true
}

/// Has the callback called on a queue; nil ends that.
/// - Linux: works
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    let isQueue: (ReachabilitySchedule) -> Bool = { if case .queue = $0 { true } else { false } }
    let wasScheduled = target.remove(where: isQueue)
    guard let queue else { return wasScheduled }
    target.add(.queue(queue))
    return true
}

/// Has the callback called by a run loop.
/// - Linux: works
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
    SCNetworkReachabilityScheduleWithRunLoop(target, runLoop, runLoopMode as String)
}

/// Has the callback called by a run loop, in the mode with this `rawValue`, which is a String on Linux.
/// - Linux: works
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool {
    target.add(.runLoop(runLoop, RunLoop.Mode(rawValue: runLoopMode)))
    return true
}

/// Ends what `SCNetworkReachabilityScheduleWithRunLoop` began. Returns false if it did not.
/// - Linux: works
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
    SCNetworkReachabilityUnscheduleFromRunLoop(target, runLoop, runLoopMode as String)
}

/// Ends what `SCNetworkReachabilityScheduleWithRunLoop` began. Returns false if it did not.
/// - Linux: works
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool {
    target.remove { schedule in
        guard case .runLoop(let loop, let mode) = schedule else { return false }
        return loop === runLoop && mode.rawValue == runLoopMode
    }
}
