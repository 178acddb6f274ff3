import ReplayKit
func f() { let a: AVPlayer? = nil; let v: UIView? = nil; let b = CMTime.zero }
