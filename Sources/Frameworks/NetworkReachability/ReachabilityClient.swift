/// The function that is told of changes, with its context, which is released with the client.
// Sound: nothing of it changes; the pointer is the program's, which says that the callback may use it.
final class ReachabilityClient: @unchecked Sendable {
    private let callout: SCNetworkReachabilityCallBack
    private let info: UnsafeMutableRawPointer?
    private let release: ((UnsafeRawPointer) -> Void)?

    init(callout: @escaping SCNetworkReachabilityCallBack, context: SCNetworkReachabilityContext?) {
        self.callout = callout
        release = context?.release
        if let info = context?.info, let retain = context?.retain {
            self.info = UnsafeMutableRawPointer(mutating: retain(info))
        } else {
            info = context?.info
        }
    }

    deinit {
        if let info { release?(info) }
    }

    func call(_ target: SCNetworkReachability, _ flags: SCNetworkReachabilityFlags) { callout(target, flags, info) }
}
