import Foundation

/// - Linux: works
///
/// A line of a bill.
open class PKPaymentSummaryItem: NSObject {
    open var label = ""
    open var amount = NSDecimalNumber.zero
    open var type = PKPaymentSummaryItemType.final

    public override init() {}

    public convenience init(label: String, amount: NSDecimalNumber) {
        self.init(label: label, amount: amount, type: .final)
    }

    public convenience init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        self.init()
        self.label = label
        self.amount = amount
        self.type = type
    }
}

/// - Linux: works
open class PKShippingMethod: PKPaymentSummaryItem {
    open var identifier: String?
    open var detail: String?
}

/// - Linux: works
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem {
    open var startDate: Date?
    open var intervalUnit = NSCalendar.Unit.month
    open var intervalCount = 1
    open var endDate: Date?
}
