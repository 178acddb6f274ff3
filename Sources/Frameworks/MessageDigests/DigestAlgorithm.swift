import CGio

/// The functions that make a digest of a message.
package enum DigestAlgorithm: Sendable {
    case md5, sha1, sha224, sha256, sha384, sha512

    /// The number of bytes of a digest.
    package var digestLength: Int {
        switch self {
        case .md5: 16
        case .sha1: 20
        case .sha224: 28
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }

    /// The number of bytes that are taken at once.
    package var blockLength: Int {
        switch self {
        case .md5, .sha1, .sha224, .sha256: 64
        case .sha384, .sha512: 128
        }
    }

    /// Nil for the one that GLib has not.
    var checksumType: GChecksumType? {
        switch self {
        case .md5: G_CHECKSUM_MD5
        case .sha1: G_CHECKSUM_SHA1
        case .sha224: nil
        case .sha256: G_CHECKSUM_SHA256
        case .sha384: G_CHECKSUM_SHA384
        case .sha512: G_CHECKSUM_SHA512
        }
    }
}
