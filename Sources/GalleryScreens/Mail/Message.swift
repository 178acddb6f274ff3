import Foundation

/// A message in the mailbox. Its words are derived from its number, so that older messages can be made on demand.
struct Message: Hashable, Sendable {
    /// 0 is the newest message of the first launch; later ones count down from -1, older ones up.
    let number: Int
    var isUnread: Bool
    var isFlagged = false

    init(number: Int) {
        self.number = number
        isUnread = number < 0 || [0, 1, 3, 4, 8].contains(number % 11)
    }

    var sender: String { letter.sender }
    var subject: String { letter.subject }
    var preview: String { letter.preview }

    /// The time for messages of today, the weekday for those of a week, and the date for older ones.
    var received: String {
        switch number {
        case ..<0: "Now"
        case 0..<6: Self.times[number]
        case 6..<9: "Yesterday"
        case 9..<24: Self.weekdays[(number - 9) / 3]
        default: Self.date(daysBefore: (number - 24) / 4)
        }
    }

    /// A date before the 16th of November.
    private static func date(daysBefore days: Int) -> String {
        let months = [("11", 16), ("10", 31), ("9", 30), ("8", 31), ("7", 31), ("6", 30), ("5", 31), ("4", 30)]
        var left = days % 250
        for (month, length) in months {
            if left < length { return "\(month)/\(length - left)/26" }
            left -= length
        }
        return "3/31/26"
    }

    private static let times = ["9:41 AM", "9:12 AM", "8:55 AM", "8:20 AM", "7:46 AM", "6:30 AM"]
    private static let weekdays = ["Saturday", "Friday", "Thursday", "Wednesday", "Tuesday"]
}

extension Message {
    private struct Letter {
        let sender: String
        let subject: String
        let preview: String
    }

    private var letter: Letter {
        if number < 0 {
            return Letter(
                sender: "Harbour Office", subject: "Berth \(-number) is free",
                preview: "The berth that you asked for is free from noon on. Please confirm until ten, or it goes to "
                    + "the next boat on the list.")
        }
        return Self.letters[number % Self.letters.count]
    }

    private static let letters = [
        Letter(
            sender: "Amina Diallo", subject: "Minutes of the spring meeting",
            preview: "Thank you all for coming. The minutes are below, with the list of what each of us promised to do "
                + "until May."),
        Letter(
            sender: "City Library", subject: "Two books are waiting for you",
            preview: "The books that you reserved are at the desk in the reading room. We keep them for ten days."),
        Letter(
            sender: "Jonas Weber", subject: "Re: The roof",
            preview: "I looked at it yesterday. Three tiles are broken, the rest will last another winter. I can come "
                + "on Thursday."),
        Letter(
            sender: "Railway Tickets", subject: "Your journey on Friday",
            preview: "Platform 7, coach 12, seats 61 and 62. The dining car is open until Basel."),
        Letter(
            sender: "Mei Lin", subject: "Photographs",
            preview: "Here are those from the lake. My favourite is the one with the heron; you can hardly see it, but "
                + "it is there."),
        Letter(
            sender: "Garden Club", subject: "Seeds for the exchange",
            preview: "Bring what you have left over: tomatoes, beans and anything that flowers. Envelopes are on the "
                + "table."),
        Letter(
            sender: "Omar Haddad", subject: "A question about the translation",
            preview: "On page 40 the ferryman says something that I cannot find in any dictionary. Do you know who "
                + "could help?"),
        Letter(
            sender: "Workshop", subject: "Your bicycle is ready",
            preview: "New chain, new brake pads, and the rear wheel runs true again. We are open until seven."),
        Letter(
            sender: "Elena Petrova", subject: "Choir: new times",
            preview: "From next week we begin at half past six. The hall is heated from six on."),
        Letter(
            sender: "Observatory", subject: "Clear sky tonight",
            preview: "The dome is open from nine. Jupiter stands high in the south; please come without lights."),
        Letter(
            sender: "Tomás Rivera", subject: "Soup",
            preview: "You asked for the recipe. The secret is patience and one more onion than you think."),
    ]
}
