import Accounts
import Foundation
import FoundationAdditions
import FoundationNetworking
import FrameworkAbsence

/// - Linux: works
///
/// The method of a request.
public enum SLRequestMethod: Int, Sendable {
    case GET = 0
    case POST = 1
    case DELETE = 2
    case PUT = 3
}

/// - Linux: works
///
/// Called with the answer to a request.
public typealias SLRequestHandler = (Data?, HTTPURLResponse?, (any Error)?) -> Void

/// - Linux: refuses
///
/// A request to a social network in the name of an account of the system. It ends with an error, because the system has
/// no accounts that could sign it.
open class SLRequest: NSObject {
    private let method: SLRequestMethod
    private let address: URL?
    private let fields: [AnyHashable: Any]

    public init!(
        forServiceType serviceType: String!, requestMethod: SLRequestMethod, url: URL!, parameters: [AnyHashable: Any]!
    ) {
        (method, address, fields) = (requestMethod, url, parameters ?? [:])
    }

    open var account: ACAccount!

    open var requestMethod: SLRequestMethod { method }

    open var url: URL! { address }

    open var parameters: [AnyHashable: Any]! { fields }

    /// - Linux: no effect
    open func addMultipartData(_ data: Data!, withName name: String!, type: String!, filename: String!) {}

    /// Returns nil: nothing can sign the request.
    open func preparedURLRequest() -> URLRequest! { nil }

    /// Calls the handler with `URLError.userAuthenticationRequired`, on a queue of its own.
    open func perform(handler: SLRequestHandler!) {
        Absence.report("Social", "SLRequest", "requests end with an error")
        DispatchQueue.global().asyncUnsafe { handler?(nil, nil, URLError(.userAuthenticationRequired)) }
    }
}
