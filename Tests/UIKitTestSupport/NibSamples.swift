import Foundation

@testable import UIKit

/// Files of the tests, written as Interface Builder saves them.
@MainActor
enum NibSamples {
    /// Returns the data of a xib with these objects besides the placeholders.
    ///
    /// - Parameters:
    ///   - owner: the connections of File's Owner.
    static func xib(_ objects: String, owner: String = "", resources: String = "") -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    \(objects)
                </objects>
                <resources>\(resources)</resources>
            </document>
            """.utf8)
    }

    static func nib(_ objects: String, owner: String = "", resources: String = "") -> UINib {
        UINib(data: xib(objects, owner: owner, resources: resources), bundle: nil)
    }

    /// Returns the only object of a nib.
    static func object<Object>(_ element: String, of type: Object.Type = Object.self, owner: Any? = nil) -> Object? {
        let objects = nib(element).instantiate(withOwner: owner)
        return objects.count == 1 ? objects[0] as? Object : nil
    }

    /// A folder with files that lasts as long as the object.
    final class Folder {
        let path = NSTemporaryDirectory() + "NibSamples-\(UUID().uuidString)"
        var bundle: Bundle { Bundle(path: path)! }

        init(_ files: [String: String]) throws {
            for (name, text) in files {
                let file = URL(fileURLWithPath: path + "/" + name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }
}
