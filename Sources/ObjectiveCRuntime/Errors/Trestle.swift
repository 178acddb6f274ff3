/// A namespace for what Trestle offers beyond UIKit.
public enum Trestle {}
