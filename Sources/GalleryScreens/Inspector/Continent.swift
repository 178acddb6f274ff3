/// The rivers of a continent.
struct Continent {
    let name: String
    var rivers: [String]

    static let all = [
        Continent(name: "Africa", rivers: ["Nile", "Congo", "Niger", "Zambezi"]),
        Continent(name: "America", rivers: ["Amazon", "Mississippi", "Yukon", "Orinoco"]),
        Continent(name: "Asia", rivers: ["Yangtze", "Mekong", "Ganges", "Lena"]),
        Continent(name: "Europe", rivers: ["Volga", "Danube", "Rhine", "Loire"]),
    ]
}
