import Foundation

/// A printed view tree of real UIKit in `Facts/layout`: frames in the parent view.
struct MeasuredLayout {
    struct View {
        var path: String
        var name: String
        var frame: CGRect
    }

    private var views: [View]

    init(named name: String) throws {
        struct File: Decodable {
            struct Entry: Decodable {
                var path: String
                var `class`: String
                var frame: [Double]
            }
            var views: [Entry]
        }
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let url = folder.appending(path: "Facts/layout/\(name).json")
        let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
        views = file.views.map {
            View(
                path: $0.path, name: $0.class,
                frame: CGRect(x: $0.frame[0], y: $0.frame[1], width: $0.frame[2], height: $0.frame[3]))
        }
    }

    func views(of name: String) -> [View] { views.filter { $0.name == name } }

    func children(of parent: View, _ name: String) -> [View] {
        views(of: name).filter {
            $0.path.hasPrefix(parent.path + ".") && !$0.path.dropFirst(parent.path.count + 1).contains(".")
        }
    }
}
