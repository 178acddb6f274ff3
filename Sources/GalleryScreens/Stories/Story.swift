import UIKit

/// A piece of news.
struct Story {
    let topic: String
    let color: UIColor
    let symbol: String
    let headline: String
    let summary: String?
    let age: String

    static let samples = [
        Story(
            topic: "Nature", color: .systemGreen, symbol: "leaf.fill",
            headline: "Storks return to the valley after sixty years",
            summary:
                "Two pairs have begun to build on the old brewery chimney. The town has taken the lamps off it and asks "
                + "drivers to go slowly on the river road until the young can fly.", age: "2 hours ago"),
        Story(
            topic: "Traffic", color: .systemOrange, symbol: "car.fill", headline: "Night trams run every ten minutes",
            summary: nil, age: "3 hours ago"),
        Story(
            topic: "Science", color: .systemIndigo, symbol: "eye.fill",
            headline:
                "A telescope the size of a suitcase finds its second planet, and its builders explain why small is "
                + "sometimes enough",
            summary: "It looks at one star for months, where the large ones have an hour.", age: "5 hours ago"),
        Story(
            topic: "Food", color: .systemRed, symbol: "flame.fill", headline: "Bread, and how to wait for it",
            summary:
                "A baker who sells out by nine writes about flour, patience and the one mistake that everybody makes: "
                + "an oven that is not hot yet. With a recipe for two loaves, which takes ten minutes of work and a "
                + "whole night of doing nothing.", age: "Yesterday"),
        Story(
            topic: "Town", color: .systemTeal, symbol: "book.fill", headline: "The library lends tools now",
            summary: "Drills, ladders and a sewing machine can be had for a week.", age: "Yesterday"),
        Story(
            topic: "Sport", color: .systemBlue, symbol: "flag.fill",
            headline: "Four hundred walk the long way round the lake", summary: nil, age: "Monday"),
        Story(
            topic: "Music", color: .systemPink, symbol: "bell.fill",
            headline: "An orchestra without a conductor starts its tenth season",
            summary: "They begin together because they breathe together, says the first violin, and laughs.",
            age: "Monday"),
    ]
}
