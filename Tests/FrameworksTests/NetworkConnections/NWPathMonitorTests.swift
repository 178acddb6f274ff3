import Foundation
import NetworkConnections
import Testing

@Suite struct NWPathMonitorTests {
    @Test func theFirstPathComesOnTheQueue() async {
        let queue = DispatchQueue(label: "paths")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let monitor = NWPathMonitor()
        let path = await withCheckedContinuation { continuation in
            monitor.pathUpdateHandler = { path in
                continuation.resume(returning: (path, DispatchQueue.getSpecific(key: key)))
                monitor.cancel()
            }
            monitor.start(queue: queue)
        }
        #expect(path.1 == true)
        #expect(path.0 == monitor.currentPath && monitor.queue === queue)
        #expect((path.0.status == .satisfied) == !path.0.availableInterfaces.isEmpty)
        #expect(path.0.supportsIPv4 || path.0.supportsIPv6 || path.0.status == .unsatisfied)
        #expect(path.0.availableInterfaces.allSatisfy { path.0.usesInterfaceType($0.type) })
    }

    @Test func aMonitorThatWasCanceledTellsNothing() async {
        let queue = DispatchQueue(label: "paths")
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { _ in Issue.record("A canceled monitor told a path.") }
        monitor.cancel()
        monitor.start(queue: queue)
        await withCheckedContinuation { done in queue.async { done.resume() } }
        #expect(monitor.queue == nil)
    }

    @Test func aMonitorOfTheLoopbackInterfaceHasNoDefaultRoute() {
        #expect(NWPathMonitor(requiredInterfaceType: .loopback).currentPath.status == .unsatisfied)
    }
}

@Suite struct NWEndpointTests {
    @Test func hostsAreAddressesOrNames() {
        #expect(NWEndpoint.Host("192.0.2.1") == .ipv4(IPv4Address("192.0.2.1")!))
        #expect(NWEndpoint.Host("::1") == .ipv6(.loopback))
        #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
        #expect(IPv4Address("256.0.0.1") == nil && IPv6Address("example") == nil)
    }

    @Test func portsAreNumbersOrNames() {
        #expect(NWEndpoint.Port("8080") == 8080 && NWEndpoint.Port("no service") == nil)
        #expect(NWEndpoint.hostPort(host: "example.com", port: .https).debugDescription == "example.com:443")
    }

    @Test func addressesKnowTheirKind() {
        #expect(IPv4Address.loopback.isLoopback && IPv4Address("224.0.0.1")!.isMulticast)
        #expect(IPv4Address("169.254.3.4")!.isLinkLocal && IPv6Address("fe80::1")!.isLinkLocal)
        #expect(IPv6Address("2001:db8::1")?.debugDescription == "2001:db8::1")
    }
}
