import Foundation
import Darwin
import CoreGraphics

public enum Pools {
    public static func sum(_ numbers: [Int]) -> Int {
        var sum = 0
        for number in numbers {
            autoreleasepool {
                sum += number
            }
        }
        return sum
    }

    public static func text() -> String {
        return autoreleasepool { () -> String in
            let text = NSMutableString(string: "pool")
            text.append("ed")
            return text as String
        }
    }

    public static func thrown() throws -> Int {
        return try autoreleasepool { throw NSError(domain: "Pools", code: 7, userInfo: nil) }
    }

    public static func distance(_ a: CGPoint, _ b: CGPoint) -> Double { return Double(hypot(a.x - b.x, a.y - b.y)) }
}
