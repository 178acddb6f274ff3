internal import HostInterface

extension HostAccessibleNode {
    /// What AT-SPI has no property for, by the names that ARIA and the assistive technologies of Linux have.
    var allAttributes: [String: String] {
        var all = attributes
        if let positionInSet { all["posinset"] = String(positionInSet) }
        if let setSize { all["setsize"] = String(setSize) }
        if let level { all["level"] = String(level) }
        if let ariaRole = RoleNumber(of: self).ariaRole { all["xml-roles"] = all["xml-roles"] ?? ariaRole }
        if let cell = tableCell {
            all["rowindex"] = String(cell.row + 1)
            all["colindex"] = String(cell.column + 1)
        }
        if !identifier.isEmpty { all["id"] = identifier }
        // As ARIA has it: its changes are not announced unless it has the focus.
        if states.contains(.updatesFrequently) { all["live"] = all["live"] ?? "off" }
        all["toolkit"] = Toolkit.name
        return all
    }
}

/// What is said of the toolkit.
enum Toolkit {
    static let name = "Trestle"
    static let version = "0.1"
    /// The version of the protocol.
    static let protocolVersion = "2.1"
}
