final class Other: /*bait*/ObservableObject {}
