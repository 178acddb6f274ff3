import Foundation

/// A gesture recognizer in an archive: its class and its properties, without targets and delegate, which a nib connects.
@MainActor
final class ArchivedRecognizer: NSObject, @preconcurrency NSSecureCoding {
    nonisolated static var supportsSecureCoding: Bool { true }

    /// Nil if the program has no such class.
    let recognizer: UIGestureRecognizer?

    init(_ recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
        super.init()
    }

    private static let className = "class"

    func encode(with coder: NSCoder) {
        guard let recognizer else { return }
        coder.encode(text: NSStringFromClass(type(of: recognizer)), forKey: Self.className)
        coder.encode(Self.properties, of: recognizer)
        coder.encode(list: recognizer.allowedTouchTypes, forKey: "allowedTouchTypes")
        coder.encode(list: recognizer.allowedPressTypes, forKey: "allowedPressTypes")
        switch recognizer {
        case let tap as UITapGestureRecognizer: coder.encode(Self.taps, of: tap)
        case let press as UILongPressGestureRecognizer: coder.encode(Self.presses, of: press)
        case let swipe as UISwipeGestureRecognizer:
            coder.encode(Self.swipes, of: swipe)
            coder.encode(Int(swipe.direction.rawValue), forKey: "direction")
        case let pan as UIPanGestureRecognizer:
            coder.encode(Self.pans, of: pan)
            if let edge = pan as? UIScreenEdgePanGestureRecognizer {
                coder.encode(Int(edge.edges.rawValue), forKey: "edges")
            }
        default: break
        }
    }

    required init?(coder: NSCoder) {
        let name = coder.decodeText(forKey: Self.className) ?? ""
        let type = NSClassFromString(name) as? UIGestureRecognizer.Type
        recognizer = type?.newObject()
        super.init()
        guard let recognizer else {
            ConsoleLog.once("archived recognizer \(name)", "A gesture recognizer of an archive has no class: \(name)")
            return
        }
        Self.decode(recognizer, from: coder)
        if coder.containsValue(forKey: "allowedTouchTypes") {
            recognizer.allowedTouchTypes = coder.decodeList(of: NSNumber.self, forKey: "allowedTouchTypes")
        }
        recognizer.allowedPressTypes = coder.decodeList(of: NSNumber.self, forKey: "allowedPressTypes")
    }

    /// Reads the properties of an archive or a nib.
    static func decode(_ recognizer: UIGestureRecognizer, from coder: NSCoder) {
        func bits(_ key: String) -> UInt? {
            coder.containsValue(forKey: key) ? UInt(clamping: coder.decodeInteger(forKey: key)) : nil
        }
        coder.decode(properties, of: recognizer)
        switch recognizer {
        case let tap as UITapGestureRecognizer: coder.decode(taps, of: tap)
        case let press as UILongPressGestureRecognizer: coder.decode(presses, of: press)
        case let swipe as UISwipeGestureRecognizer:
            coder.decode(swipes, of: swipe)
            if let direction = bits("direction"), direction != 0 { swipe.direction = .init(rawValue: direction) }
        case let pan as UIPanGestureRecognizer:
            coder.decode(pans, of: pan)
            if let edge = pan as? UIScreenEdgePanGestureRecognizer, let edges = bits("edges") {
                edge.edges = UIRectEdge(rawValue: edges)
            }
        default: break
        }
    }

    // MARK: Properties

    private static let properties: [ArchivedProperty<UIGestureRecognizer>] = [
        .flag("enabled", \.isEnabled), .flag("cancelsTouchesInView", \.cancelsTouchesInView),
        .flag("delaysTouchesBegan", \.delaysTouchesBegan), .flag("delaysTouchesEnded", \.delaysTouchesEnded),
        .text("name", \.name),
    ]

    private static let taps: [ArchivedProperty<UITapGestureRecognizer>] = [
        .integer("numberOfTapsRequired", \.numberOfTapsRequired),
        .integer("numberOfTouchesRequired", \.numberOfTouchesRequired),
    ]

    private static let presses: [ArchivedProperty<UILongPressGestureRecognizer>] = [
        .integer("numberOfTapsRequired", \.numberOfTapsRequired),
        .integer("numberOfTouchesRequired", \.numberOfTouchesRequired),
        .double("minimumPressDuration", \.minimumPressDuration), .number("allowableMovement", \.allowableMovement),
    ]

    private static let swipes: [ArchivedProperty<UISwipeGestureRecognizer>] = [
        .integer("numberOfTouchesRequired", \.numberOfTouchesRequired)
    ]

    private static let pans: [ArchivedProperty<UIPanGestureRecognizer>] = [
        .integer("minimumNumberOfTouches", \.minimumNumberOfTouches),
        .integer("maximumNumberOfTouches", \.maximumNumberOfTouches),
    ]
}

extension UIView {
    private static let recognizersKey = "UIGestureRecognizers"

    /// Writes the recognizers that were added to the view, without those that UIKit adds itself.
    func encodeRecognizers(in coder: NSCoder) {
        let added = (recognizerList ?? []).filter { $0.isArchived }
        coder.encode(list: added.map { ArchivedRecognizer($0) }, forKey: Self.recognizersKey)
    }

    func decodeRecognizers(from coder: NSCoder) {
        for archived in coder.decodeList(of: ArchivedRecognizer.self, forKey: Self.recognizersKey) {
            if let recognizer = archived.recognizer { addGestureRecognizer(recognizer) }
        }
    }
}

extension UIGestureRecognizer {
    private static let classes: [UIGestureRecognizer.Type] = [
        UITapGestureRecognizer.self, UIPanGestureRecognizer.self, UIPinchGestureRecognizer.self,
        UIRotationGestureRecognizer.self, UISwipeGestureRecognizer.self, UILongPressGestureRecognizer.self,
        UIScreenEdgePanGestureRecognizer.self, UIHoverGestureRecognizer.self,
    ]

    /// Whether the recognizer is of a public class or of one of the application's. Those that UIKit adds to views, for
    /// example to scroll, are of classes of their own.
    fileprivate var isArchived: Bool {
        let own = type(of: self)
        return Self.classes.contains { $0 == own } || !String(reflecting: own).hasPrefix("UIKit.")
    }
}
