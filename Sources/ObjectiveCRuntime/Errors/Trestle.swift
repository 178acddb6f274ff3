/// What Trestle has beyond UIKit.
public enum Trestle {}
