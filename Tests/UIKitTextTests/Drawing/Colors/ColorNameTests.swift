import Testing

@testable import UIKit

/// Colors in words.
@MainActor @Suite(.serialized) struct ColorNameTests {
    @Test(arguments: [
        (UIColor.red, "red"), (.blue, "blue"), (.black, "black"), (.white, "white"), (.gray, "gray"),
        (.lightGray, "light gray"), (.brown, "brown"), (.orange, "orange"), (.clear, "clear"),
        (UIColor(red: 0, green: 0, blue: 0.3, alpha: 1), "dark blue"),
        (UIColor(red: 0.7, green: 0.7, blue: 1, alpha: 1), "light blue"),
    ])
    func aColorHasAName(_ color: UIColor, _ name: String) {
        #expect(color.accessibilityName == name)
    }

    @Test func aDynamicColorHasTheNameOfItsColorInTheCurrentTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        var name = ""
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { name = color.accessibilityName }
        #expect(name == "red")
    }
}
