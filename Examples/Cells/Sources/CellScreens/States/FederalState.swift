import Foundation

/// A state of the United States, with some of its largest cities.
struct FederalState {
    let name: String
    let cities: [String]

    static let samples = [
        FederalState(name: "Arizona", cities: ["Phoenix", "Tucson"]),
        FederalState(name: "California", cities: ["Los Angeles", "San Diego", "San Jose", "San Francisco"]),
        FederalState(name: "Florida", cities: ["Jacksonville", "Miami", "Tampa"]),
        FederalState(name: "Illinois", cities: ["Chicago"]),
        FederalState(name: "New York", cities: ["New York", "Buffalo"]),
        FederalState(name: "Pennsylvania", cities: ["Philadelphia", "Pittsburgh"]),
        FederalState(name: "Texas", cities: ["Houston", "San Antonio", "Dallas", "Austin", "Fort Worth"]),
    ]

    /// The twenty largest cities, with the code of the state after the comma.
    static let largestCities = [
        "New York, NY", "Los Angeles, CA", "Chicago, IL", "Houston, TX", "Phoenix, AZ", "Philadelphia, PA",
        "San Antonio, TX", "San Diego, CA", "Dallas, TX", "San Jose, CA", "Austin, TX", "Jacksonville, FL",
        "Fort Worth, TX", "Columbus, OH", "Indianapolis, IN", "Charlotte, NC", "San Francisco, CA", "Seattle, WA",
        "Denver, CO", "Oklahoma City, OK",
    ]
}
