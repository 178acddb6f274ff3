import Foundation

/// - Linux: no effect
open class NEOnDemandRule: NSObject {
    open var action: NEOnDemandRuleAction { .ignore }
    open var dnsSearchDomainMatch: [String]?
    open var dnsServerAddressMatch: [String]?
    open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
    open var ssidMatch: [String]?
    open var probeURL: URL?
}

/// - Linux: no effect
open class NEOnDemandRuleConnect: NEOnDemandRule {
    open override var action: NEOnDemandRuleAction { .connect }
}

/// - Linux: no effect
open class NEOnDemandRuleDisconnect: NEOnDemandRule {
    open override var action: NEOnDemandRuleAction { .disconnect }
}
