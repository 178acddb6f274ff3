import UIKit

public final class OldPicker: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    public var picked: UIImage?

    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
    ) {
        picked = info[UIImagePickerControllerOriginalImage] as? UIImage
    }
}

public enum OldWords {
    public static func first(of text: String) -> String? {
        guard let words = try? words(of: text), let found = words else { return nil }
        if let again = try? self.words(of: text) { return again?.first == found.first ? again!.first : nil }
        return nil
    }

    private static func words(of text: String) throws -> [String]? {
        var words: [String] = []
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: [.byWords]) { word, _, _, _ in
            words.append(word ?? "")
        }
        return words.isEmpty ? nil : words
    }
}

public final class OldThread: Thread {
    public private(set) var hasRun = false
    private let done = DispatchSemaphore(value: 0)

    public override func main() {
        hasRun = !Thread.isMainThread
        done.signal()
    }

    public func run() {
        start()
        done.wait()
    }
}

public enum OldNames {
    public static var names: [Notification.Name] { return [.UIDeviceBatteryLevelDidChange, .UIScreenDidConnect] }

    public static func isTimer(_ mode: UIDatePickerMode) -> Bool { return mode == .countDownTimer }

    public static var arrow: String { return UIKeyInputUpArrow }

    public static var largest: IntMax { return IntMax.max }
}
