// Since version 10 or 11 FirebaseDatabase has what this module had.
@_exported import FirebaseDatabase
