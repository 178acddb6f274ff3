/// - Linux: works
public enum PKAddPassButtonStyle: Int, Sendable {
    case black = 0
    case blackOutline = 1
}

/// - Linux: works
public enum PKPassLibraryAddPassesStatus: Int, Sendable {
    case didAddPasses = 0
    case shouldReviewPasses = 1
    case didCancelAddPasses = 2
}

/// - Linux: works
public enum PKPassType: UInt, Sendable {
    case barcode = 0
    case secureElement = 1
    case any = 18_446_744_073_709_551_615

    public static var payment: PKPassType { .secureElement }
}
