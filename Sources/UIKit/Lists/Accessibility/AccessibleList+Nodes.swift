internal import HostInterface
internal import TableEngine

extension AccessibleList {
    func accessibleNode(in provider: AccessibilityProvider) -> any HostAccessibleNode {
        AccessibleListNode(self, in: provider)
    }

    func accessiblePart(_ number: UInt64, in provider: AccessibilityProvider) -> (any HostAccessibleNode)? {
        guard let rows = accessibleRowsIfMade, let part = rows.part(number) else { return nil }
        return AccessibleListPart.node(number, part, of: self, in: provider)
    }

    func accessiblePart(of view: UIView, in provider: AccessibilityProvider) -> (any HostAccessibleNode)? {
        let part: ListPart
        if let row = accessibleRow(of: view) {
            part = .row(row)
        } else if let (band, section) = band(of: view) {
            part = .band(band, section)
        } else {
            return nil
        }
        return AccessibleListPart.node(accessibleRows.number(of: part), part, of: self, in: provider)
    }
}
