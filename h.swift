import AudioToolbox
func f() { let a = AudioStreamBasicDescription(); let u: UIView? = nil; let m: CMTime? = nil; let s: CGRect = .zero }
