import Foundation

/// - Linux: works
///
/// The settings of a connection, which are not used.
open class NEVPNProtocol: NSObject {
    open var serverAddress: String?
    open var username: String?
    open var passwordReference: Data?
    open var identityReference: Data?
    open var identityData: Data?
    open var identityDataPassword: String?
    open var disconnectOnSleep = false
    open var includeAllNetworks = false
    open var excludeLocalNetworks = true
    open var enforceRoutes = false
}

/// - Linux: works
open class NETunnelProviderProtocol: NEVPNProtocol {
    open var providerConfiguration: [String: Any]?
    open var providerBundleIdentifier: String?
}

/// - Linux: works
open class NEVPNProtocolIPSec: NEVPNProtocol {
    open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
    open var useExtendedAuthentication = false
    open var sharedSecretReference: Data?
    open var localIdentifier: String?
    open var remoteIdentifier: String?
}

/// - Linux: works
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec {
    open var deadPeerDetectionRate = NEVPNIKEv2DeadPeerDetectionRate.medium
    open var serverCertificateIssuerCommonName: String?
    open var serverCertificateCommonName: String?
    open var useConfigurationAttributeInternalIPSubnet = false
    public let ikeSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
    public let childSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
    open var disableMOBIKE = false
    open var disableRedirect = false
    open var enablePFS = false
    open var enableRevocationCheck = false
}

/// - Linux: works
open class NEVPNIKEv2SecurityAssociationParameters: NSObject {
    open var encryptionAlgorithm = NEVPNIKEv2EncryptionAlgorithm.algorithmAES256
    open var integrityAlgorithm = NEVPNIKEv2IntegrityAlgorithm.SHA256
    open var diffieHellmanGroup = NEVPNIKEv2DiffieHellmanGroup.group14
    open var lifetimeMinutes: Int32 = 60
}
