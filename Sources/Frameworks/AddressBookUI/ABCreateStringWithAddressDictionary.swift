import Foundation

/// - Linux: works
///
/// Returns the lines of an address whose values have the keys `Street`, `City`, `State`, `ZIP` and `Country`.
public func ABCreateStringWithAddressDictionary(_ address: [AnyHashable: Any], _ addCountryName: Bool) -> String {
    func line(_ keys: String...) -> String {
        keys.compactMap { address[$0] as? String }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    let lines = [line("Street"), line("City", "State", "ZIP"), addCountryName ? line("Country") : ""]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
}
