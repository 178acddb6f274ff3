import Foundation

extension Banner {
    init(_ content: UNNotificationContent, category: UNNotificationCategory?, playsSound: Bool) {
        title = content.title.isEmpty ? content.subtitle : content.title
        let lines = content.title.isEmpty ? [content.body] : [content.subtitle, content.body]
        body = lines.filter { !$0.isEmpty }.joined(separator: "\n")
        buttons = (category?.actions ?? []).filter { !($0 is UNTextInputNotificationAction) }
            .map { Button(key: $0.identifier, title: $0.title) }
        if playsSound, let sound = content.sound { self.sound = sound.path.map(Sound.file) ?? .theme }
        imagePath = content.attachments.first(where: \.isImage)?.url.path
        urgency =
            switch content.interruptionLevel {
            case .passive: 0
            case .active, .timeSensitive: 1
            case .critical: 2
            }
    }
}
