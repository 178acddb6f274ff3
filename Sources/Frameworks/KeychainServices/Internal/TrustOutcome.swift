import Foundation

/// What an evaluation of a trust found.
struct TrustOutcome: Sendable {
    let result: SecTrustResultType
    let chain: [SecCertificate]
    let date: Date
    /// The most important of what is wrong, nil if the trust is trusted.
    let failure: EvaluationFailure?
    /// What has to be ignored for the trust to be trusted; nil if nothing helps.
    let exceptions: Data?

    /// Failures in this order are reported first.
    private static let ranks = [errSecHostNameMismatch, errSecCertificateExpired, errSecCertificateNotValidYet]

    init(_ certificates: [SecCertificate], _ state: SecTrust.State) {
        let date = state.date ?? Date()
        self.date = date
        let anchors = ChainEvaluation.Anchors(
            certificates: state.anchors ?? [], includesSystem: !(state.anchorsOnly ?? (state.anchors != nil)))
        var failures: [EvaluationFailure] = []
        var chain: [SecCertificate] = []
        for policy in state.policies {
            guard case .revocation(let flags) = policy.kind else {
                guard let evaluation = ChainEvaluation(certificates, policy, anchors, date: date) else {
                    failures.append(EvaluationFailure(errSecNotAvailable, isRecoverable: false))
                    continue
                }
                failures += evaluation.failures.map(EvaluationFailure.init(number:))
                if chain.isEmpty { chain = evaluation.chain.compactMap { SecCertificate(data: Data($0)) } }
                continue
            }
            if flags & kSecRevocationRequirePositiveResponse != 0 {
                failures.append(EvaluationFailure(errSecIncompleteCertRevocationCheck))
            }
        }
        if !state.policies.contains(where: \.evaluatesChain) {
            let evaluation = ChainEvaluation(certificates, SecPolicyCreateBasicX509(), anchors, date: date)
            failures += evaluation?.failures.map(EvaluationFailure.init(number:)) ?? []
            chain = evaluation?.chain.compactMap { SecCertificate(data: Data($0)) } ?? []
        }
        self.chain = chain.isEmpty ? Array(certificates.prefix(1)) : chain
        let ignored = Self.statuses(in: state.exceptions, for: certificates[0])
        let left = failures.filter { !$0.isRecoverable || !ignored.contains($0.status) }
        failure = left.min { Self.rank($0) < Self.rank($1) }
        exceptions =
            failures.allSatisfy(\.isRecoverable) ? Self.exceptions(failures.map(\.status), certificates[0]) : nil
        result =
            if left.isEmpty { ignored.isEmpty ? .unspecified : .proceed } else {
                left.allSatisfy(\.isRecoverable) ? .recoverableTrustFailure : .fatalTrustFailure
            }
    }

    private static func rank(_ failure: EvaluationFailure) -> Int {
        failure.isRecoverable ? ranks.firstIndex(of: failure.status) ?? ranks.count : -1
    }

    /// Exceptions: the codes of failures and the certificate that they apply to.
    private static func exceptions(_ statuses: [OSStatus], _ certificate: SecCertificate) -> Data? {
        try? JSONEncoder().encode(StoredExceptions(statuses: Set(statuses).sorted(), certificate: certificate.data))
    }

    private static func statuses(in exceptions: Data?, for certificate: SecCertificate) -> [OSStatus] {
        guard let exceptions, let stored = try? JSONDecoder().decode(StoredExceptions.self, from: exceptions),
            stored.certificate == certificate.data
        else { return [] }
        return stored.statuses
    }

    /// Whether exceptions are of a certificate.
    static func areExceptions(_ data: Data, of certificate: SecCertificate) -> Bool {
        (try? JSONDecoder().decode(StoredExceptions.self, from: data))?.certificate == certificate.data
    }

    private struct StoredExceptions: Codable {
        var statuses: [OSStatus]
        var certificate: Data
    }
}

extension SecPolicy {
    /// Whether the policy asks for a chain up to an anchor.
    fileprivate var evaluatesChain: Bool {
        if case .revocation = kind { return false }
        return true
    }
}
