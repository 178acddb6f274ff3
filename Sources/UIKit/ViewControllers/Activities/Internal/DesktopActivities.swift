import Foundation

/// Copies texts, URLs, images and data to the pasteboard.
final class CopyActivity: UIActivity {
    private var items: [Any] = []
    /// The types of data, in the order of the items.
    var dataTypes: [String?] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { SystemText.copy.string }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains {
            ActivityItems.text(of: $0) != nil || $0 is UIImage || ActivityItems.data(of: $0) != nil
        }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let texts = items.compactMap(ActivityItems.text)
        if texts.isEmpty, let image = items.lazy.compactMap({ $0 as? UIImage }).first {
            UIPasteboard.general.image = image
        } else if texts.isEmpty {
            let typed = zip(items, dataTypes).lazy.compactMap { item, type in
                ActivityItems.data(of: item).map { (data: $0, type: type ?? "public.data") }
            }.first
            guard let typed else { return activityDidFinish(false) }
            UIPasteboard.general.setData(typed.data, forPasteboardType: typed.type)
        } else {
            UIPasteboard.general.string = texts.joined(separator: "\n")
        }
        activityDidFinish(true)
    }
}

/// Opens URLs and files in the programs that the desktop has for them.
final class OpenActivity: UIActivity {
    private var urls: [URL] = []

    static let type = ActivityType("org.trestle.activity.Open")
    override var activityType: ActivityType? { Self.type }
    override var activityTitle: String? {
        urls.first?.isFileURL == true ? SystemText.openFile.string : SystemText.openLink.string
    }
    override var activityImage: UIImage? { UIImage(systemName: "arrow.up.right.square") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        urls = activityItems.compactMap(ActivityItems.url)
        return urls.contains { UIApplication.shared.canOpenURL($0) }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        urls = activityItems.compactMap(ActivityItems.url)
    }

    override func perform() {
        var waiting = urls.count
        var areOpened = true
        for url in urls {
            UIApplication.shared.open(url) { isOpened in
                areOpened = areOpened && isOpened
                waiting -= 1
                if waiting == 0 { self.activityDidFinish(areOpened) }
            }
        }
        if urls.isEmpty { activityDidFinish(false) }
    }
}

/// Begins a mail with the texts and URLs in the desktop's program for mail.
final class MailActivity: UIActivity {
    private var items: [Any] = []
    var subject = ""

    override var activityType: ActivityType? { .mail }
    override var activityTitle: String? { SystemText.mail.string }
    override var activityImage: UIImage? { UIImage(systemName: "envelope") }
    override class var activityCategory: Category { .share }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        guard activityItems.contains(where: { ActivityItems.text(of: $0) != nil }),
            let url = URL(string: "mailto:nobody@example.org")
        else { return false }
        return UIApplication.shared.canOpenURL(url)
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        var parts = URLComponents()
        parts.scheme = "mailto"
        parts.queryItems = [
            URLQueryItem(name: "subject", value: subject),
            URLQueryItem(name: "body", value: items.compactMap(ActivityItems.text).joined(separator: "\n")),
        ]
        guard let url = parts.url else { return activityDidFinish(false) }
        UIApplication.shared.open(url) { self.activityDidFinish($0) }
    }
}

/// The items of an activity view controller.
@MainActor
enum ActivityItems {
    /// Returns the text of a string, an attributed string or a URL.
    static func text(of item: Any) -> String? {
        switch item {
        case let text as String: text
        case let text as NSString: text as String
        case let text as NSAttributedString: text.string
        default: url(of: item)?.absoluteString
        }
    }

    /// Returns a `URL` or an `NSURL`, which Swift on Linux does not convert when it casts.
    static func url(of item: Any) -> URL? {
        item as? URL ?? (item as? NSURL).map { URL._unconditionallyBridgeFromObjectiveC($0) }
    }

    /// Returns the items, with the placeholders of item sources.
    static func placeholders(of items: [Any], for controller: UIActivityViewController) -> [Any] {
        items.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(controller) ?? item
        }
    }

    /// Returns data as a value of Swift.
    static func data(of item: Any) -> Data? { item as? Data ?? (item as? NSData).map { Data(referencing: $0) } }

    /// Returns the items for an activity, and the types of those that are data.
    static func values(
        of items: [Any], for type: UIActivity.ActivityType?, in controller: UIActivityViewController
    ) -> [(value: Any, dataType: String?)] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return (item, nil) }
            guard let value = source.activityViewController(controller, itemForActivityType: type) else { return nil }
            guard data(of: value) != nil else { return (value, nil) }
            let name =
                ActivityItemSourceMethods.dataType.receiver(source)?
                .activityViewController(controller, dataTypeIdentifierForActivityType: type) ?? ""
            return (value, name.isEmpty ? nil : name)
        }
    }

    /// Returns the first picture that a source has of its item.
    static func thumbnail(of items: [Any], in controller: UIActivityViewController, size: CGSize) -> UIImage? {
        for case let source as any UIActivityItemSource in items {
            let image =
                ActivityItemSourceMethods.thumbnail.receiver(source)?.activityViewController(
                    controller, thumbnailImageForActivityType: nil, suggestedSize: size) ?? nil
            if let image { return image }
        }
        return nil
    }

    static func subject(
        of items: [Any], for type: UIActivity.ActivityType?, in controller: UIActivityViewController
    ) -> String {
        for case let source as any UIActivityItemSource in items {
            let subject =
                ActivityItemSourceMethods.subject.receiver(source)?
                .activityViewController(controller, subjectForActivityType: type) ?? ""
            if !subject.isEmpty { return subject }
        }
        return ""
    }
}
