/// The scripts that start programs.
enum Launcher {
    /// What stands for the folder in the list of modules that read images.
    static let placeholder = "@FOLDER@"

    /// Starts a program in the folder of the script. The modules that read images have to be listed by their whole paths,
    /// so the list is written at the start.
    static func text(program: String) -> String {
        """
        #!/bin/sh
        # Starts \(program) with the libraries, the fonts and the image loaders of this folder.
        folder=$(dirname "$(readlink -f "$0")")
        export FONTCONFIG_FILE="$folder/share/fonts.conf"
        # The types of image files, where the system knows none.
        export XDG_DATA_DIRS="${XDG_DATA_DIRS:-/usr/local/share:/usr/share}:$folder/share"
        lists=${XDG_CACHE_HOME:-${HOME:-/nonexistent}/.cache}/trestle/loaders
        list=$lists/$(printf %s "$folder" | cksum | cut -d ' ' -f 1)
        escaped=$(printf %s "$folder" | sed 's/[&|\\\\]/\\\\&/g')
        # Without a place for it the program starts, and reads PNG and JPEG only.
        if mkdir -p "$lists" 2> /dev/null &&
            sed "s|\(placeholder)|$escaped|" "$folder/share/loaders.cache" > "$list.$$" 2> /dev/null &&
            mv "$list.$$" "$list"; then
            export GDK_PIXBUF_MODULE_FILE="$list"
        fi
        exec "$folder/bin/\(program)" "$@"

        """
    }

    /// Starts a program that a package has installed.
    static func text(installed path: String) -> String {
        """
        #!/bin/sh
        exec \(path) "$@"

        """
    }
}
