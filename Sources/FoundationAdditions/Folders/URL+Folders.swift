import Foundation

/// The folders that Foundation on Linux returns by `FileManager` only. Like `FileManager`, they name a folder whether it
/// exists or not.
extension URL {
    /// The application's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The application's library, with its support files.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    /// The application's support files. The application creates the folder.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The application's caches.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }

    /// The user's applications.
    public static var applicationDirectory: URL { folder(.applicationDirectory) }
    /// The folder with the folders of users.
    public static var userDirectory: URL { folder(.userDirectory) }
    /// The user's deleted files.
    public static var trashDirectory: URL { folder(.trashDirectory) }
    /// The user's desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    /// The user's downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// The user's films.
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    /// The user's music.
    public static var musicDirectory: URL { folder(.musicDirectory) }
    /// The user's pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    /// The user's files that other users may read.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }
}
