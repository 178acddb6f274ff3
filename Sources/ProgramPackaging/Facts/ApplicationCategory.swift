/// Where the menu of a desktop shows an application.
enum ApplicationCategory {
    /// Returns the categories of a desktop file for a category of Apple's App Store.
    static func menus(of category: String?) -> String {
        let prefix = "public.app-category."
        guard let category, category.hasPrefix(prefix) else { return "Utility;" }
        let name = String(category.dropFirst(prefix.count))
        return known[name] ?? (name.hasSuffix("games") ? "Game;" : "Utility;")
    }

    private static let known = [
        "business": "Office;", "developer-tools": "Development;", "education": "Education;",
        "entertainment": "Utility;Amusement;", "finance": "Office;Finance;", "games": "Game;",
        "action-games": "Game;ActionGame;", "adventure-games": "Game;AdventureGame;",
        "arcade-games": "Game;ArcadeGame;", "board-games": "Game;BoardGame;", "card-games": "Game;CardGame;",
        "kids-games": "Game;KidsGame;", "puzzle-games": "Game;LogicGame;", "role-playing-games": "Game;RolePlaying;",
        "simulation-games": "Game;Simulation;", "sports-games": "Game;SportsGame;",
        "strategy-games": "Game;StrategyGame;", "graphics-design": "Graphics;",
        "medical": "Education;Science;MedicalSoftware;", "music": "AudioVideo;Audio;Music;",
        "news": "Network;News;", "photography": "Graphics;Photography;", "productivity": "Office;",
        "reference": "Education;", "social-networking": "Network;", "video": "AudioVideo;Video;",
    ]
}
