import Foundation

/// Finds addresses with a scheme, domains of well-known endings, and e-mail addresses.
enum LinkDetection {
    static func matches(in string: String, _ range: NSRange) -> [NSTextCheckingResult] {
        guard let pattern else { return [] }
        let text = NSString(string: string)
        return pattern.matches(in: string, range: range).compactMap { match in
            let place = trimmed(match.range, text)
            guard place.length > 0, let url = address(text.substring(with: place), match) else { return nil }
            return NSTextCheckingResult.linkCheckingResult(range: place, url: url)
        }
    }

    private static func address(_ text: String, _ match: NSTextCheckingResult) -> URL? {
        let isMail = match.range(withName: "mail").location != NSNotFound
        let hasScheme = match.range(withName: "scheme").location != NSNotFound
        return URL(string: hasScheme ? text : isMail ? "mailto:\(text)" : "http://\(text)")
    }

    /// Leaves out punctuation at the end, and a closing bracket whose opening one is not in the address.
    private static func trimmed(_ range: NSRange, _ text: NSString) -> NSRange {
        var address = text.substring(with: range)[...]
        while let last = address.last {
            if ".,;:!?'\"*_~".contains(last) {
                address.removeLast()
            } else if let open = [")": "(", "]": "[", "}": "{"][String(last)],
                address.filter({ $0 == last }).count > address.filter({ String($0) == open }).count
            {
                address.removeLast()
            } else {
                break
            }
        }
        return NSRange(location: range.location, length: address.utf16.count)
    }

    private static let endings = [
        "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "name", "pro", "app", "dev", "io", "ai", "co",
        "me", "tv", "blog", "shop", "online", "site", "tech", "xyz", "eu", "de", "at", "ch", "fr", "es", "it", "pt",
        "nl",
        "be", "lu", "dk", "se", "no", "fi", "is", "ie", "uk", "us", "ca", "mx", "br", "ar", "cl", "au", "nz", "jp",
        "cn",
        "kr", "tw", "hk", "sg", "in", "id", "th", "vn", "ru", "ua", "pl", "cz", "sk", "hu", "ro", "bg", "gr", "tr",
        "il",
        "za", "ke", "ng", "eg",
    ]

    private static let pattern: NSRegularExpression? = {
        let end = "(?:" + endings.joined(separator: "|") + ")"
        let label = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?"
        let scheme = "(?<scheme>\\b(?:https?|ftps?|sftp|file|ssh|git)://[^\\s<>\"]+|\\b(?:mailto|tel|sms):[^\\s<>\"]+)"
        let mail = "(?<mail>(?<![\\w.+-])[\\w.%+-]+@(?:\(label)\\.)+\\p{L}{2,})"
        let domain = "(?<![\\w@.-])(?:(?:www\\.)(?:\(label)\\.)+\\p{L}{2,}|(?:\(label)\\.)+\(end))(?![\\w@-])"
        let path = "(?::\\d+)?(?:[/?#][^\\s<>\"]*)?"
        return try? NSRegularExpression(pattern: "\(scheme)|\(mail)|\(domain)\(path)", options: .caseInsensitive)
    }()
}
