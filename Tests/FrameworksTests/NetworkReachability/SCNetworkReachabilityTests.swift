import Foundation
import NetworkReachability
import Testing

@Suite final class SCNetworkReachabilityTests {
    private func address(_ text: String) -> SCNetworkReachability? {
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        inet_pton(AF_INET, text, &address.sin_addr)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                SCNetworkReachabilityCreateWithAddress(nil, $0)
            }
        }
    }

    private func flags(_ target: SCNetworkReachability) -> SCNetworkReachabilityFlags {
        var flags = SCNetworkReachabilityFlags()
        #expect(SCNetworkReachabilityGetFlags(target, &flags))
        return flags
    }

    @Test func theComputerItselfIsReachableDirectly() throws {
        let target = try #require(address("127.0.0.1"))
        #expect(flags(target) == [.reachable, .isDirect, .isLocalAddress])
    }

    @Test func aNameIsResolved() throws {
        let target = try #require(SCNetworkReachabilityCreateWithName(nil, "localhost"))
        #expect(flags(target).isSuperset(of: [.reachable, .isLocalAddress]))
    }

    @Test func aNameThatNobodyHasIsNotReachable() throws {
        let target = try #require(SCNetworkReachabilityCreateWithName(nil, "nobody.invalid"))
        #expect(flags(target) == [])
    }

    @Test func anEmptyNameAndAnotherFamilyGiveNoReachability() {
        #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
        var other = sockaddr()
        other.sa_family = sa_family_t(AF_UNIX)
        #expect(SCNetworkReachabilityCreateWithAddress(nil, &other) == nil)
    }

    @Test func theCallbackOfANameComesOnItsQueueWithTheContext() async throws {
        let target = try #require(SCNetworkReachabilityCreateWithName(nil, "localhost"))
        let queue = DispatchQueue(label: "callbacks")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let (calls, continuation) = AsyncStream<Bool>.makeStream()
        let receiver = Receiver { flags in
            continuation.yield(flags.contains(.reachable) && DispatchQueue.getSpecific(key: key) == true)
        }
        var context = SCNetworkReachabilityContext()
        context.info = Unmanaged.passUnretained(receiver).toOpaque()
        #expect(
            SCNetworkReachabilitySetCallback(
                target,
                { _, flags, info in
                    info.map { Unmanaged<Receiver>.fromOpaque($0).takeUnretainedValue().receive(flags) }
                }, &context))
        #expect(SCNetworkReachabilitySetDispatchQueue(target, queue))
        var iterator = calls.makeAsyncIterator()
        #expect(await iterator.next() == true)
        #expect(SCNetworkReachabilitySetDispatchQueue(target, nil))
        #expect(!SCNetworkReachabilitySetDispatchQueue(target, nil))
        withExtendedLifetime(receiver) {}
    }

    @Test func theContextIsRetainedAndReleased() throws {
        weak var weakReceiver: Receiver?
        let target = try #require(address("127.0.0.1"))
        do {
            let receiver = Receiver { _ in }
            weakReceiver = receiver
            var context = SCNetworkReachabilityContext(
                version: 0, info: Unmanaged.passUnretained(receiver).toOpaque(),
                retain: { info in
                    _ = Unmanaged<Receiver>.fromOpaque(info).retain()
                    return info
                }, release: { Unmanaged<Receiver>.fromOpaque($0).release() }, copyDescription: nil)
            _ = SCNetworkReachabilitySetCallback(target, { _, _, _ in }, &context)
        }
        #expect(weakReceiver != nil)
        _ = SCNetworkReachabilitySetCallback(target, nil, nil)
        #expect(weakReceiver == nil)
    }

    @Test func aRunLoopIsLeftOnlyOnce() throws {
        let target = try #require(address("127.0.0.1"))
        let mode = RunLoop.Mode.common.rawValue
        #expect(SCNetworkReachabilityScheduleWithRunLoop(target, CFRunLoopGetMain(), mode))
        #expect(SCNetworkReachabilityUnscheduleFromRunLoop(target, CFRunLoopGetMain(), mode))
        #expect(!SCNetworkReachabilityUnscheduleFromRunLoop(target, CFRunLoopGetMain(), mode))
    }

    @Test func noWirelessNetworkIsTold() {
        #expect(CNCopySupportedInterfaces() == nil && CNCopyCurrentNetworkInfo("wlan0") == nil)
    }
}

private final class Receiver: Sendable {
    let receive: @Sendable (SCNetworkReachabilityFlags) -> Void

    init(_ receive: @escaping @Sendable (SCNetworkReachabilityFlags) -> Void) { self.receive = receive }
}
