import Foundation

/// The texts of the feed.
enum CannedStories {
    /// Returns a page as JSON. Every third story has no picture: the feed has an empty text instead of the list then.
    static func page(_ number: Int) -> Data {
        let results = headlines(of: number).enumerated().map { row, headline -> String in
            let list = row % 3 == 2 ? "\"\"" : multimedia(row % 6)
            return "{\"title\": \"\(headline)\", \"multimedia\": \(list)}"
        }
        let list = results.joined(separator: ",")
        return Data("{\"status\": \"OK\", \"num_results\": \(results.count), \"results\": [\(list)]}".utf8)
    }

    /// Four media, of which the fourth is the picture to show; the server does not have the others. The addresses are
    /// relative to the feed's.
    private static func multimedia(_ picture: Int) -> String {
        let items = ["small", "wide", "film", "square"].map { format in
            let name = format == "square" ? "\(picture)" : "\(picture)-\(format)"
            let type = format == "film" ? "video" : "image"
            return "{\"url\": \"pictures/\(name).png\", \"format\": \"\(format)\", \"type\": \"\(type)\"}"
        }
        return "[\(items.joined(separator: ","))]"
    }

    static func headlines(of page: Int) -> [String] {
        pages.indices.contains(page) ? pages[page] : []
    }

    private static let pages = [
        [
            "Harbour ferries go electric, and nobody hears them come",
            "The oldest bakery of the town opens at three in the morning again",
            "Why the bridge sings when the wind is from the west",
            "A school garden feeds four hundred, and teaches them to wait",
            "Lighthouse keeper wanted: solitude, good light, no internet",
            "Snow in May: what the orchards lost, and what they did not",
            "Night trains are back, with beds that one can sleep in",
            "The chess club that meets on the number nine tram",
            "Two sisters map every bench in the city",
            "How a river was given back its bends",
            "The library lends umbrellas now, and most of them return",
            "A comet comes close enough for bare eyes on Sunday",
        ],
        [
            "The clock tower is six minutes late, and the town votes to keep it so",
            "Beavers build for free what the council had priced at a million",
            "An orchestra rehearses in the empty swimming pool for its echo",
            "The last typewriter mender takes an apprentice",
            "Street names for the women who paid for the streets",
            "Old mine, new mushrooms: a harvest without a season",
            "A postman walks his round for the ten thousandth time",
            "What divers found under the frozen lake",
            "The market hall gets its glass roof back",
            "Cyclists count the traffic lights, and the lights begin to change",
            "A telescope of scrap finds a planet of its own",
            "Choirs of three valleys sing across the pass",
        ],
        [
            "The vineyard that a landslide moved, with the vines still on it",
            "Teachers write the timetable that pupils asked for",
            "A museum of small repairs opens in a former garage",
            "Swifts return to the towers, two days early",
            "How the island learned to share one car",
            "The recipe that was lost for a hundred years is in a tax file",
            "Students print a footbridge and walk home on it",
            "An old film is found, and its actors see it for the first time",
            "The village without a shop builds one in nine days",
            "Tides, and the people who read them",
            "A grandmother's atlas corrects the official one",
            "Fog is harvested on the hill, a glass at a time",
        ],
    ]
}
