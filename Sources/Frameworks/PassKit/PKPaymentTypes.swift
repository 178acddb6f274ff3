/// - Linux: works
public enum PKPaymentAuthorizationStatus: Int, Sendable {
    case success = 0
    case failure = 1
    case invalidBillingPostalAddress = 2
    case invalidShippingPostalAddress = 3
    case invalidShippingContact = 4
    case pinRequired = 5
    case pinIncorrect = 6
    case pinLockout = 7
}

/// - Linux: works
public enum PKShippingType: UInt, Sendable {
    case shipping = 0
    case delivery = 1
    case storePickup = 2
    case servicePickup = 3
}

/// - Linux: works
public enum PKShippingContactEditingMode: UInt, Sendable {
    case enabled = 1
    case storePickup = 2
}

/// - Linux: works
public enum PKPaymentSummaryItemType: UInt, Sendable {
    case final = 0
    case pending = 1
}

/// - Linux: works
public enum PKPaymentButtonType: Int, Sendable {
    case plain = 0
    case buy = 1
    case setUp = 2
    case inStore = 3
    case donate = 4
    case checkout = 5
    case book = 6
    case subscribe = 7
    case reload = 8
    case addMoney = 9
    case topUp = 10
    case order = 11
    case rent = 12
    case support = 13
    case contribute = 14
    case tip = 15
    case `continue` = 16
}

/// - Linux: works
public enum PKPaymentButtonStyle: Int, Sendable {
    case white = 0
    case whiteOutline = 1
    case black = 2
    case automatic = 3
}

/// - Linux: works
public enum PKPaymentMethodType: UInt, Sendable {
    case unknown = 0
    case debit = 1
    case credit = 2
    case prepaid = 3
    case store = 4
    case eMoney = 5
}
