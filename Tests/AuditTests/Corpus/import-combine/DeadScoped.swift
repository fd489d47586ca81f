/*!import-combine*/import struct Combine.Just
let a = [1].first
