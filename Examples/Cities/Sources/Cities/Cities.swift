import UIKit

final class CitiesViewController: UITableViewController {
    let cities = ["Lisbon", "Porto", "Braga", "Coimbra"]

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { cities.count }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = cities[indexPath.row]
        return cell
    }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = CitiesViewController(style: .plain)
        window?.makeKeyAndVisible()
    }
}
