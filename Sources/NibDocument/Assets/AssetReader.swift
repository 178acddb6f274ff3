import Foundation

/// Reads the `Contents.json` of one folder of an asset catalog.
struct AssetReader {
    let folder: String
    let name: String

    private var file: String { folder + "/Contents.json" }

    func providesNamespace() throws -> Bool {
        guard FileManager.default.fileExists(atPath: file) else { return false }
        return try contents()["properties"]?["provides-namespace"]?.bool ?? false
    }

    func image() throws -> ImageAsset {
        let contents = try contents()
        var asset = ImageAsset(name: name, entries: [], rendering: .automatic, location: contents.location)
        asset.rendering =
            contents["properties"]?["template-rendering-intent"]?.string.flatMap(ImageAsset.Rendering.init)
            ?? .automatic
        for entry in contents["images"]?.array ?? [] {
            // An entry without a file is an empty slot of the editor.
            guard let path = try self.path(entry) else { continue }
            asset.entries.append(
                ImageAsset.Entry(
                    path: path, scale: try scale(entry), conditions: conditions(entry), slicing: slicing(entry),
                    alignment: entry["alignment-insets"].map(insets), location: entry.location))
        }
        return asset
    }

    func icon() throws -> IconAsset {
        let entries = try (contents()["images"]?.array ?? []).compactMap { entry -> IconAsset.Entry? in
            // The entries with appearances are the dark and the tinted icon.
            guard entry["appearances"] == nil, let path = try path(entry) else { return nil }
            // In points, such as "83.5x83.5".
            let size = entry["size"]?.string.flatMap { NibAttributes.number(String($0.prefix { $0 != "x" })) }
            let scale = try scale(entry) ?? 1
            return IconAsset.Entry(path: path, width: size.map { Int(($0 * scale).rounded()) })
        }
        // Of equal ones the first.
        let order = entries.indices.sorted {
            (entries[$0].width ?? .max, $1) > (entries[$1].width ?? .max, $0)
        }
        return IconAsset(name: name, entries: order.map { entries[$0] })
    }

    func color() throws -> ColorAsset {
        let contents = try contents()
        var asset = ColorAsset(name: name, entries: [], location: contents.location)
        for entry in contents["colors"]?.array ?? [] {
            guard let color = entry["color"] else { continue }
            asset.entries.append(
                ColorAsset.Entry(
                    color: try self.color(color), conditions: conditions(entry),
                    isForWideGamut: entry["display-gamut"]?.string == "display-P3", location: entry.location))
        }
        return asset
    }

    func data() throws -> DataAsset {
        let contents = try contents()
        var asset = DataAsset(name: name, entries: [], location: contents.location)
        for entry in contents["data"]?.array ?? [] {
            guard let path = try self.path(entry) else { continue }
            asset.entries.append(
                DataAsset.Entry(
                    path: path, type: entry["universal-type-identifier"]?.string ?? "",
                    conditions: conditions(entry), location: entry.location))
        }
        return asset
    }

    private func contents() throws -> JSONValue {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw NibDecodingError(NibLocation(file: file, line: 1), "the file cannot be read")
        }
        return try JSONReader.read([UInt8](data), file: file)
    }

    private func path(_ entry: JSONValue) throws -> String? {
        guard let file = entry["filename"]?.string, !file.isEmpty else { return nil }
        guard !file.contains("/"), file != ".." else {
            throw NibDecodingError(entry.location, "\"\(file)\" is no name of a file of the asset")
        }
        return folder + "/" + file
    }

    private func scale(_ entry: JSONValue) throws -> Double? {
        guard let text = entry["scale"]?.string else { return nil }
        guard text.hasSuffix("x"), let scale = NibAttributes.number(String(text.dropLast())), scale > 0 else {
            throw NibDecodingError(entry.location, "\"\(text)\" is no scale")
        }
        return scale
    }

    private func conditions(_ entry: JSONValue) -> AssetConditions {
        func appearance(_ kind: String) -> String? {
            entry["appearances"]?.array?.first { $0["appearance"]?.string == kind }?["value"]?.string
        }
        return AssetConditions(
            idiom: entry["idiom"]?.string ?? "universal", luminosity: appearance("luminosity"),
            hasHighContrast: appearance("contrast") == "high", direction: entry["language-direction"]?.string,
            widthClass: entry["width-class"]?.string, heightClass: entry["height-class"]?.string)
    }

    private func slicing(_ entry: JSONValue) -> AssetSlicing? {
        guard let resizing = entry["resizing"], let caps = resizing["cap-insets"] else { return nil }
        return AssetSlicing(insets: insets(caps), tiles: resizing["center"]?["mode"]?.string == "tile")
    }

    private func insets(_ value: JSONValue) -> NibInsets {
        func inset(_ name: String) -> Double { value[name]?.number ?? 0 }
        return NibInsets(top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
    }

    private func color(_ value: JSONValue) throws -> NibColor {
        if let reference = value["reference"]?.string { return NibColor(source: .system(reference), alpha: 1) }
        guard let components = value["components"] else {
            throw NibDecodingError(value.location, "the color has neither components nor a reference")
        }
        func part(_ name: String) throws -> Double {
            guard let component = components[name] else {
                if name == "alpha" { return 1 }
                throw NibDecodingError(components.location, "the color has no component \(name)")
            }
            return try number(component, isAlpha: name == "alpha")
        }
        let alpha = try part("alpha")
        if components["white"] != nil { return NibColor(source: .white(try part("white")), alpha: alpha) }
        let (red, green, blue) = (try part("red"), try part("green"), try part("blue"))
        let isWide = value["color-space"]?.string == "display-p3"
        return NibColor(
            source: isWide
                ? .displayP3(red: red, green: green, blue: blue) : .rgb(red: red, green: green, blue: blue),
            alpha: alpha)
    }

    /// Returns a component of a color, which is a number from 0 to 1 (`"0.500"`), from 0 to 255 (`"128"`), or
    /// hexadecimal (`"0x80"`). Alpha is always from 0 to 1.
    private func number(_ value: JSONValue, isAlpha: Bool) throws -> Double {
        if let number = value.number { return number }
        let text = value.string ?? ""
        if text.hasPrefix("0x"), let number = UInt8(text.dropFirst(2), radix: 16) { return Double(number) / 255 }
        guard let number = NibAttributes.number(text) else {
            throw NibDecodingError(value.location, "\"\(text)\" is no component of a color")
        }
        return isAlpha || text.contains(".") ? number : number / 255
    }
}
