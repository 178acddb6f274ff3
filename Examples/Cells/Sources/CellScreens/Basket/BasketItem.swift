import Foundation

/// Something to buy, and how often.
struct BasketItem: Hashable {
    let name: String
    /// The price of one, in cents.
    let price: Int
    var count = 1

    static let samples = [
        BasketItem(name: "Bread", price: 320), BasketItem(name: "Olive oil", price: 1_150),
        BasketItem(name: "Tomatoes", price: 90, count: 6), BasketItem(name: "Eggs", price: 45, count: 10),
        BasketItem(name: "Coffee", price: 790), BasketItem(name: "Apples", price: 60, count: 4),
    ]

    static let moreSamples = [
        BasketItem(name: "Cheese", price: 540), BasketItem(name: "Honey", price: 680),
        BasketItem(name: "Rice", price: 210), BasketItem(name: "Tea", price: 430),
    ]

    static func text(cents: Int) -> String {
        String(format: "€%d.%02d", cents / 100, cents % 100)
    }
}
