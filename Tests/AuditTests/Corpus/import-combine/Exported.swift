/*!import-combine*/@_exported import Combine
