import Foundation

/// Asks a process that listens.
package enum InspectionClient {
    /// Returns the answer to a request.
    ///
    /// - Parameter seconds: how long the process may take.
    package static func ask(path: String, _ request: String, patience seconds: Int = 20) throws -> String {
        let address = try SocketAddress(path: path)
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw InspectionSocketError.system("a socket cannot be made") }
        let stream = SocketStream(socket, patience: seconds)
        defer { stream.end() }
        guard address.pass(to: connect, socket) == 0 else {
            throw InspectionSocketError.system("the socket \(path) cannot be reached")
        }
        guard stream.isOfSameUser else { throw InspectionSocketError("the socket \(path) is another user's") }
        guard stream.writeAll(request), let answer = stream.readAll() else {
            throw InspectionSocketError("the application does not answer; its main thread may be busy")
        }
        return answer
    }
}
