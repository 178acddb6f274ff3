/// - Linux: works
///
/// A kind of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public static let amex = PKPaymentNetwork(rawValue: "AmEx")
    public static let bancomat = PKPaymentNetwork(rawValue: "Bancomat")
    public static let bancontact = PKPaymentNetwork(rawValue: "Bancontact")
    public static let cartesBancaires = PKPaymentNetwork(rawValue: "CartesBancaires")
    public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
    public static let dankort = PKPaymentNetwork(rawValue: "Dankort")
    public static let discover = PKPaymentNetwork(rawValue: "Discover")
    public static let eftpos = PKPaymentNetwork(rawValue: "eftpos")
    public static let electron = PKPaymentNetwork(rawValue: "Electron")
    public static let elo = PKPaymentNetwork(rawValue: "Elo")
    public static let idCredit = PKPaymentNetwork(rawValue: "iD")
    public static let interac = PKPaymentNetwork(rawValue: "Interac")
    public static let JCB = PKPaymentNetwork(rawValue: "JCB")
    public static let mada = PKPaymentNetwork(rawValue: "mada")
    public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
    public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
    public static let mir = PKPaymentNetwork(rawValue: "Mir")
    public static let privateLabel = PKPaymentNetwork(rawValue: "PrivateLabel")
    public static let quicPay = PKPaymentNetwork(rawValue: "QUICPay")
    public static let suica = PKPaymentNetwork(rawValue: "Suica")
    public static let visa = PKPaymentNetwork(rawValue: "Visa")
    public static let vPay = PKPaymentNetwork(rawValue: "VPay")
    public static let barcode = PKPaymentNetwork(rawValue: "Barcode")
    public static let girocard = PKPaymentNetwork(rawValue: "Girocard")
    public static let waon = PKPaymentNetwork(rawValue: "Waon")
    public static let nanaco = PKPaymentNetwork(rawValue: "Nanaco")
    public static let postFinance = PKPaymentNetwork(rawValue: "PostFinance")
}

/// - Linux: works
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let postalAddress = PKContactField(rawValue: "post")
    public static let emailAddress = PKContactField(rawValue: "email")
    public static let phoneNumber = PKContactField(rawValue: "phone")
    public static let name = PKContactField(rawValue: "name")
    public static let phoneticName = PKContactField(rawValue: "phoneticName")
}

/// - Linux: works
public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let capability3DS = PKMerchantCapability(rawValue: 1 << 0)
    public static let capabilityEMV = PKMerchantCapability(rawValue: 1 << 1)
    public static let capabilityCredit = PKMerchantCapability(rawValue: 1 << 2)
    public static let capabilityDebit = PKMerchantCapability(rawValue: 1 << 3)
}
