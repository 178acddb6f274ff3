import CoreGraphics
import Foundation

/// The fonts that an application brings, as its `Info.plist` names them.
enum ApplicationFonts {
    /// Makes the fonts of files in the application's bundle known by their names. A file that is not there, or is no font,
    /// is named in the console.
    static func register(_ files: [String]) {
        for file in files {
            let name = (file as NSString).lastPathComponent
            guard let url = Bundle.main.url(forResource: name, withExtension: nil) else {
                ConsoleLog.once("font \(file)", "UIAppFonts names \(file), which is not in the bundle")
                continue
            }
            do {
                try FontRegistration.register(file: url)
            } catch .alreadyRegistered {
                continue
            } catch {
                ConsoleLog.once("font \(file)", "UIAppFonts names \(file), which is no font that can be read")
            }
        }
    }
}
