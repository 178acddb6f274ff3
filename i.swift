import AVKit
func f() { let a: AVPlayer? = nil; let v: UIView? = nil; AudioServicesPlaySystemSound(1) }
