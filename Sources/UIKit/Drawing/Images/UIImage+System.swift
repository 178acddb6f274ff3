import Foundation

extension UIImage {
    class func frames(named name: String) -> [UIImage] {
        var frames: [UIImage] = []
        if let first = UIImage(named: "\(name)0") { frames.append(first) }
        for number in 1...1024 {
            guard let frame = UIImage(named: "\(name)\(number)") else { break }
            frames.append(frame)
        }
        return frames
    }
}
