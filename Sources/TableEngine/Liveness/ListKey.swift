/// What an element of a list stands for: a row, or the header or footer of a section. Keys order as elements stand on screen.
package protocol ListKey: Hashable, Comparable {
    /// Where an update puts what the key stands for; nil when that is gone or reloaded.
    func after(_ map: IndexMap) -> Self?
}

extension RowIndex: ListKey {
    package func after(_ map: IndexMap) -> RowIndex? { map.after(RowBefore(self))?.index }
}

/// The header or footer of a section.
package struct BandKey: ListKey, Sendable, CustomStringConvertible {
    package enum Band: Hashable, Sendable { case header, footer }

    package var band: Band
    package var section: Int

    package init(band: Band, section: Int) {
        self.band = band
        self.section = section
    }

    package static func < (a: BandKey, b: BandKey) -> Bool {
        a.section != b.section ? a.section < b.section : a.band == .header && b.band == .footer
    }

    package func after(_ map: IndexMap) -> BandKey? {
        map.after(SectionBefore(section)).map { BandKey(band: band, section: $0.index) }
    }

    package var description: String { "\(band) \(section)" }
}
