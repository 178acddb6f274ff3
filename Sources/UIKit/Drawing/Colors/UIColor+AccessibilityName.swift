import Foundation

extension UIColor {
    static func gray(_ brightness: CGFloat) -> String {
        switch brightness {
        case 0.97...: "white"
        case 0.66...: "light gray"
        case 0.4...: "gray"
        default: "dark gray"
        }
    }

    static func name(ofHue degrees: CGFloat) -> String {
        switch degrees {
        case 15..<45: "orange"
        case 45..<70: "yellow"
        case 70..<165: "green"
        case 165..<200: "cyan"
        case 200..<260: "blue"
        case 260..<290: "purple"
        case 290..<330: "magenta"
        case 330..<345: "pink"
        default: "red"
        }
    }
}
