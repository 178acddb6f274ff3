internal import HostInterface

extension HostPicture {
    /// The pixels without premultiplication: blue, green, red, alpha in memory.
    var straightPixels: [UInt8] {
        var result = pixels
        for start in stride(from: 0, to: result.count - 3, by: 4) {
            let alpha = Int(result[start + 3])
            guard alpha > 0, alpha < 255 else { continue }
            for index in start..<start + 3 {
                result[index] = UInt8(min(255, (Int(result[index]) * 255 + alpha / 2) / alpha))
            }
        }
        return result
    }
}
