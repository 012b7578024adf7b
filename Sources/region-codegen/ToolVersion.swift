/// The version of the package, as tagged.
let toolVersion = "0.1.0"
