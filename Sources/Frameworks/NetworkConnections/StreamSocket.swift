import Foundation
import NetworkRoutes

/// A socket that does not block.
enum StreamSocket {
    /// Connects to one of the addresses. Waits up to half a minute, or until `isCanceled`.
    static func connect(
        _ addresses: [SocketAddress], port: UInt16, _ parameters: NWParameters, isCanceled: () -> Bool
    ) -> Result<Int32, NWError> {
        var failure = NWError.dns(-65_554)
        for address in addresses {
            let descriptor = open(isVersion6: address.isVersion6, parameters)
            guard descriptor >= 0 else {
                failure = .last
                continue
            }
            let status = address.withSystemAddress(port: port) { Glibc.connect(descriptor, $0, $1) }
            if status == 0 { return .success(descriptor) }
            if errno == EINPROGRESS {
                if let error = waitForConnection(descriptor, isCanceled) {
                    failure = error
                } else {
                    return .success(descriptor)
                }
            } else {
                failure = .last
            }
            close(descriptor)
        }
        return .failure(failure)
    }

    static func open(isVersion6: Bool, _ parameters: NWParameters) -> Int32 {
        let kind = parameters.transport == .tcp ? SOCK_STREAM : SOCK_DGRAM
        let descriptor = socket(
            isVersion6 ? AF_INET6 : AF_INET,
            Int32(kind.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
        if descriptor >= 0, parameters.noDelay {
            var isOn: Int32 = 1
            setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
        }
        return descriptor
    }

    private static func waitForConnection(_ descriptor: Int32, _ isCanceled: () -> Bool) -> NWError? {
        for _ in 0..<300 {
            if isCanceled() { return .posix(.ECANCELED) }
            guard wait(descriptor, for: POLLOUT, milliseconds: 100) else { continue }
            var (code, length) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
            getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &length)
            return code == 0 ? nil : .posix(POSIXErrorCode(rawValue: code) ?? .EIO)
        }
        return .posix(.ETIMEDOUT)
    }

    /// Returns whether the socket is ready.
    static func wait(_ descriptor: Int32, for events: Int32, milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        return poll(&entry, 1, milliseconds) > 0
    }

    /// Sends all bytes, however long the other side takes.
    static func send(_ data: Data, to descriptor: Int32, isCanceled: () -> Bool) -> NWError? {
        var rest = data[...]
        repeat {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                if isCanceled() { return .posix(.ECANCELED) }
                _ = wait(descriptor, for: POLLOUT, milliseconds: 100)
            } else if errno != EINTR {
                return .last
            }
        } while !rest.isEmpty
        return nil
    }
}
