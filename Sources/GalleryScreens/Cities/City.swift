import Foundation

/// A city of the United States, with its population in the census of 2020.
struct City {
    let name: String
    let state: String
    let population: Int

    static let largest = [
        City(name: "New York", state: "New York", population: 8_804_190),
        City(name: "Los Angeles", state: "California", population: 3_898_747),
        City(name: "Chicago", state: "Illinois", population: 2_746_388),
        City(name: "Houston", state: "Texas", population: 2_304_580),
        City(name: "Phoenix", state: "Arizona", population: 1_608_139),
        City(name: "Philadelphia", state: "Pennsylvania", population: 1_603_797),
        City(name: "San Antonio", state: "Texas", population: 1_434_625),
        City(name: "San Diego", state: "California", population: 1_386_932),
        City(name: "Dallas", state: "Texas", population: 1_304_379),
        City(name: "San Jose", state: "California", population: 1_013_240),
        City(name: "Austin", state: "Texas", population: 961_855),
        City(name: "Jacksonville", state: "Florida", population: 949_611),
        City(name: "Fort Worth", state: "Texas", population: 918_915),
        City(name: "Columbus", state: "Ohio", population: 905_748),
        City(name: "Indianapolis", state: "Indiana", population: 887_642),
        City(name: "Charlotte", state: "North Carolina", population: 874_579),
        City(name: "San Francisco", state: "California", population: 873_965),
        City(name: "Seattle", state: "Washington", population: 737_015),
        City(name: "Denver", state: "Colorado", population: 715_522),
        City(name: "Oklahoma City", state: "Oklahoma", population: 681_054),
    ]
}
