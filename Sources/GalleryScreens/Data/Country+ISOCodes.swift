import Foundation

extension Country {
    private struct Countries: Decodable {
        struct Entry: Decodable {
            let alpha_2: String
            let name: String
            let common_name: String?
            let flag: String
        }

        let entries: [Entry]

        private enum CodingKeys: String, CodingKey {
            case entries = "3166-1"
        }
    }

    private struct Subdivisions: Decodable {
        struct Entry: Decodable {
            let code: String
            let name: String
            let type: String
        }

        let entries: [Entry]

        private enum CodingKeys: String, CodingKey {
            case entries = "3166-2"
        }
    }

    /// The countries that have subdivisions, sorted by name. If the files cannot be read, this is empty and standard
    /// error says so.
    public static let all: [Country] = {
        guard let countries: Countries = ISOCodes.read("iso_3166-1.json"),
            let subdivisions: Subdivisions = ISOCodes.read("iso_3166-2.json")
        else { return [] }
        let byCountry = Dictionary(grouping: subdivisions.entries) { String($0.code.prefix(2)) }
        return countries.entries
            .map { country in
                Country(
                    code: country.alpha_2, name: country.common_name ?? country.name, flag: country.flag,
                    subdivisions: (byCountry[country.alpha_2] ?? [])
                        .map { Subdivision(code: $0.code, name: $0.name, kind: $0.type) }
                        .sorted { $0.name.sortingKey < $1.name.sortingKey })
            }
            .filter { !$0.subdivisions.isEmpty }
            .sorted { $0.name.sortingKey < $1.name.sortingKey }
    }()
}
