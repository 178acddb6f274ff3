import Foundation

/// One evaluation of a chain of certificates with OpenSSL.
struct ChainEvaluation {
    /// OpenSSL's numbers for what is wrong; empty if the chain is trusted.
    private(set) var failures: [Int32] = []
    /// The certificates from the first to the last that was found, encoded.
    private(set) var chain: [[UInt8]] = []

    /// Whom to trust.
    struct Anchors {
        var certificates: [SecCertificate] = []
        var includesSystem = true
    }

    private final class Findings {
        var failures: [Int32] = []
    }

    /// Nil if the library is not there or refuses a part.
    ///
    /// - Parameters:
    ///   - certificates: the first is evaluated; the others may be issuers, in any order.
    ///   - date: when the certificates have to be valid.
    init?(_ certificates: [SecCertificate], _ policy: SecPolicy, _ anchors: Anchors, date: Date) {
        guard let functions = CertificateFunctions.shared, let leaf = certificates.first,
            let store = functions.createStore()
        else { return nil }
        defer { functions.freeStore(store) }
        defer { KeyFunctions.shared?.clearErrors() }
        if anchors.includesSystem { _ = functions.addSystemCertificates(store) }
        for anchor in anchors.certificates { _ = functions.add(store, anchor.decoded.pointer) }
        guard let others = functions.createStack() else { return nil }
        defer { functions.freeStack(others) }
        for certificate in certificates.dropFirst() {
            _ = functions.push(others, UnsafeRawPointer(certificate.decoded.pointer))
        }
        guard let context = functions.createContext() else { return nil }
        defer { functions.freeContext(context) }
        guard functions.begin(context, store, leaf.decoded.pointer, others) == 1,
            Self.configure(functions, context, policy, date)
        else { return nil }
        let findings = Findings()
        withExtendedLifetime(findings) {
            // The context's number 0 is the application's.
            _ = functions.setData(context, 0, Unmanaged.passUnretained(findings).toOpaque())
            functions.setCallback(context) { isGood, context in
                guard isGood == 0, let functions = CertificateFunctions.shared, let data = functions.data(context, 0)
                else { return 1 }
                let findings = Unmanaged<Findings>.fromOpaque(data).takeUnretainedValue()
                findings.failures.append(functions.error(context))
                return 1
            }
            let result = functions.verify(context)
            if result != 1, findings.failures.isEmpty { findings.failures = [functions.error(context)] }
        }
        failures = findings.failures
        guard let found = functions.chain(context) else { return }
        chain = (0..<functions.count(found)).compactMap { index in
            let certificate = functions.value(found, index).map { OpaquePointer($0) }
            return CryptoLibrary.encode { functions.encode(certificate, $0) }
        }
    }

    /// Sets what the policy asks for. A server has to be named among the alternative names of its certificate, and
    /// keys and digests have to be as strong as 112 bits, as Apple's systems ask for since iOS 13.
    private static func configure(
        _ functions: CertificateFunctions, _ context: OpaquePointer, _ policy: SecPolicy, _ date: Date
    ) -> Bool {
        guard let parameters = functions.parameters(context) else { return false }
        functions.setTime(parameters, Int(date.timeIntervalSince1970.rounded(.down)))
        // X509_V_FLAG_PARTIAL_CHAIN: every certificate may be an anchor, not only one that signs itself.
        guard functions.setFlags(parameters, 0x80000) == 1 else { return false }
        guard case .secureConnection(let isServer, let host) = policy.kind else { return true }
        functions.setLevel(parameters, 2)
        // X509_PURPOSE_SSL_SERVER and X509_PURPOSE_SSL_CLIENT.
        guard functions.setPurpose(parameters, isServer ? 2 : 1) == 1 else { return false }
        guard let host, !host.isEmpty else { return true }
        if functions.setAddress(parameters, host) == 1 { return true }
        // X509_CHECK_FLAG_NEVER_CHECK_SUBJECT.
        functions.setHostFlags(parameters, 0x20)
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        return functions.setHost(parameters, name, name.utf8.count) == 1
    }
}
