import CoreMedia
func f() { let a = AudioStreamBasicDescription(); let b = CVPixelBufferGetWidth; AudioServicesPlaySystemSound(1); let c: CALayer? = nil }
