internal import HostInterface

extension HostAccessibleRelation {
    /// AT-SPI's number.
    var number: UInt32 {
        switch self {
        case .labelFor: 1
        case .labelledBy: 2
        case .controllerFor: 3
        case .controlledBy: 4
        case .memberOf: 5
        case .nodeChildOf: 7
        case .flowsTo: 10
        case .flowsFrom: 11
        case .popupFor: 15
        case .describedBy: 18
        case .errorMessage: 21
        }
    }
}
