/*!import-combine*/import Combine
