internal import TableEngine

/// Which sections of a list have headers and footers, at one moment.
@MainActor
struct BandPresence {
    private enum Rule {
        /// All sections are alike.
        case all(header: Bool, footer: Bool)
        /// Each section by itself.
        case each([Section])
    }

    private struct Section {
        /// The number of headers and footers in the sections before.
        var before: Int
        var header: Bool
        var footer: Bool
    }

    private let rule: Rule
    private let numberOfSections: Int

    /// The number of sections that are asked for one by one. In a list of more sections, all have what some may have.
    private static let mostAsked = 512

    /// - Parameter mayAsk: Whether the data source can be asked now.
    init(of list: any AccessibleList, mayAsk: Bool) {
        let count = list.accessibleCounts.numberOfSections
        let (headers, footers) = (list.mayHave(.header), list.mayHave(.footer))
        guard headers || footers, mayAsk else {
            numberOfSections = count
            rule = .all(header: false, footer: false)
            return
        }
        guard count <= Self.mostAsked else {
            numberOfSections = count
            rule = .all(header: headers, footer: footers)
            return
        }
        var sections: [Section] = []
        var total = 0
        for section in 0..<count where section < list.accessibleCounts.numberOfSections {
            let header = headers && list.has(.header, in: section)
            let footer = footers && list.has(.footer, in: section)
            sections.append(Section(before: total, header: header, footer: footer))
            total += (header ? 1 : 0) + (footer ? 1 : 0)
        }
        numberOfSections = sections.count
        rule = .each(sections)
    }

    func has(_ band: ListBand, in section: Int) -> Bool {
        guard section >= 0, section < numberOfSections else { return false }
        switch rule {
        case .all(let header, let footer): return band == .header ? header : footer
        case .each(let sections): return band == .header ? sections[section].header : sections[section].footer
        }
    }

    /// The number of headers and footers in the sections before this one; of all sections if the index is past the end.
    func count(before section: Int) -> Int {
        switch rule {
        case .all(let header, let footer):
            return min(section, numberOfSections) * ((header ? 1 : 0) + (footer ? 1 : 0))
        case .each(let sections):
            if section < sections.count { return sections[section].before }
            return sections.last.map { $0.before + ($0.header ? 1 : 0) + ($0.footer ? 1 : 0) } ?? 0
        }
    }
}
